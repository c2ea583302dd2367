import type { EmbeddedContext, Refinement } from '../../generation/tool.ts';
import { type Dice, diceOf } from '../../language/write/seeded.ts';
import { type OpenerKind, openerKinds, readTopics } from '../../language/write/topics.server.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import type { IcebreakerInput, IcebreakerOutput } from './contract.ts';
import { type Hook, isAsked, type Openers } from './hooks.server.ts';
import { evades, lines, type Material, materialOf, nearestTone, type Tone } from './material.server.ts';

const toneOf = ({ selectedStyle, customStyle = '' }: IcebreakerInput): Tone =>
  selectedStyle === 'custom' ? (nearestTone(customStyle) ?? 'casual') : selectedStyle;

const angles: Record<OpenerKind, string> = {
  ask: 'Pregunta concreta',
  warm: 'Interés sincero',
  joke: 'Con humor',
  invite: 'Propuesta ligera',
};
/** The recommended one of each tone first. */
const orders: Record<Tone, readonly [OpenerKind, OpenerKind, OpenerKind]> = {
  casual: ['ask', 'joke', 'invite'],
  sincero: ['warm', 'ask', 'invite'],
  directo: ['invite', 'ask', 'warm'],
  humoristico: ['joke', 'ask', 'invite'],
};
const plainOrder = ['ask', 'warm', 'invite'] as const;

export function icebreakerEmbedded(
  input: IcebreakerInput,
  { seed, thread }: EmbeddedContext,
): IcebreakerOutput {
  const { inspiration = '' } = input;
  const material = materialOf(input, thread);
  if (!inspiration && !material.moment)
    throw new Failure('unsupported_image', {
      message:
        'Ahora mismo no podemos mirar fotos. Cuéntanos con palabras qué se ve y lo usamos. No te ha costado ningún uso.',
    });
  if (evades(input)) throw new Failure('content_refused', { reason: 'harm', message: lines.evades.message });
  const dice = diceOf(`${seed} ${inspiration}`);
  const { moment, fits, addressed } = material;
  const options = moment
    ? moment.options.map(({ angle, texts }) => {
        const fitting = texts.filter((text) => fits(text, false));
        // The 024 and the 112 are Spain's, and better than nothing for whoever says «che».
        return { angle, text: dice.pick(fitting.length > 0 ? fitting : texts) };
      })
    : openers(material, material.isPlain ? plainOrder : orders[toneOf(input)], dice);
  return { options: options.map(({ angle, text }) => ({ angle, text: addressed(text) })) };
}

/** Three ideas, about three things where so many are worth it. */
function openers(
  { hooks, greeting, fits }: Material,
  kinds: readonly OpenerKind[],
  dice: Dice,
): IcebreakerOutput['options'] {
  const about = worthIt(hooks, dice);
  const begun = new Set<string>();
  return kinds.map((kind, at) => {
    const from = at % Math.max(1, about.length);
    const sources: { angle: string; list: readonly string[]; hook?: Hook }[] = [
      ...[...about.slice(from), ...about.slice(0, from)].flatMap((hook) => [
        { angle: angles[kind], list: hook[kind], hook },
        { angle: 'Otra pregunta', list: hook.ask, hook },
      ]),
      { angle: angles[kind], list: lines.anybody[kind] },
    ];
    // Each message names what it is about, and the first is easy to answer.
    const clarity = (line: string, hook?: Hook) =>
      2 * Number(hook?.isShownBy(line) ?? false) + Number(at === 0 && isAsked(line));
    const [first] = sources.flatMap(({ angle, list, hook }) => {
      const free = list.filter((line) => fits(line, list === hook?.invite) && !begun.has(beginningOf(line)));
      return dice
        .shuffle(free)
        .toSorted((a, b) => clarity(b, hook) - clarity(a, hook))
        .map((text) => ({ angle, text }));
    });
    const { angle, text } = first ?? { angle: angles.ask, text: lines.anybody.ask[0] ?? '' };
    begun.add(beginningOf(text));
    return { angle, text: [at === 0 && greeting, text].filter(Boolean).join(' ') };
  });
}

const beginningOf = (line: string) => line.split(' ').slice(0, 2).join(' ').toLowerCase();

/** What is said in passing or stands in every second profile only where there is nothing better, or where the third message would repeat the first. */
function worthIt(hooks: readonly Hook[], dice: Dice): Hook[] {
  const [first, ...rest] = hooks.filter(
    ({ weight, isOfBoth, of }, at) =>
      at === 0 || weight >= 0 || (weight >= -1 && (isOfBoth || at < (of ? 3 : 2))),
  );
  // What they told of themselves or of the two is another idea than what the other one likes.
  const rank = ({ weight, isOfBoth }: Hook) => weight + (isOfBoth ? 10 : 0);
  return first ? [first, ...dice.shuffle(rest).toSorted((a, b) => rank(b) - rank(a))] : [];
}

const wanted: Partial<Record<string, OpenerKind>> = { funnier: 'joke', bolder: 'invite', warmer: 'warm' };

/** Another line that was written for it, of the same thing where there is one; or an honest no. */
export function icebreakerEmbeddedRefine(
  input: IcebreakerInput,
  { chip, text }: Refinement,
  { seed, thread }: EmbeddedContext,
): string {
  const before = text.trim();
  const material = materialOf(input, thread);
  const { moment, fits, addressed } = material;
  const dice = diceOf(`${seed} ${chip} ${before}`);
  const kind = wanted[chip];
  if (moment && kind) throw cannot(chip);
  const lists = moment ? [moment.options.flatMap(({ texts }) => texts)] : listsFor(kind, before, material);
  const others = lists
    .flatMap((list) => dice.shuffle(list.filter((line) => fits(line, true))))
    .map(addressed)
    .filter((line) => !isSame(before, line) && (chip !== 'shorter' || line.length < before.length));
  const isClearlyShorter = (line: string) => line.length < before.length * 0.8;
  const other = (chip === 'shorter' && others.find(isClearlyShorter)) || others[0];
  if (!other) throw cannot(chip);
  return other;
}

/** A greeting may stand before a line, and it may have been edited down to less than itself. */
const isSame = (text: string, line: string) => text.includes(line) || line.startsWith(text);

/** What to look through, the nearest first: the thing that the message is about, what else is known, what fits anybody. */
function listsFor(kind: OpenerKind | undefined, before: string, { hooks, addressed }: Material) {
  const told = readTopics(before).topics.map(({ topic }) => topic);
  const isFrom = ({ of, ...one }: Openers & Pick<Hook, 'of'>) =>
    openerKinds.some((each) =>
      [...one[each], ...(of?.[each] ?? [])].some((line) => isSame(before, addressed(line))),
    );
  const all: readonly (Openers & Pick<Hook, 'of'>)[] = [...told, ...hooks, lines.anybody];
  return all
    .toSorted((one, other) => Number(isFrom(other)) - Number(isFrom(one)))
    .flatMap((one) => (kind ? [one[kind]] : openerKinds.map((each) => one[each])));
}

const cannot = (chip: string) => new Failure('content_refused', { message: lines.cannot[chip] ?? '' });

import type { EmbeddedContext } from '../../generation/tool.ts';
import { fill } from '../../language/write/fill.ts';
import { fold } from '../../language/write/fold.ts';
import { capitalise, joinAnd } from '../../language/write/grammar.ts';
import { type Dice, diceOf } from '../../language/write/seeded.ts';
import { chooseIdea } from './choose-idea.server.ts';
import type { DatePlanInput, DatePlanOutput } from './contract.ts';
import { interestWords } from './interests.server.ts';
import { readWishes, type Wishes } from './wishes.server.ts';
import { flows, hints, remoteSafety, safety, seasonTips, talk, tones } from './wording.server.ts';

const maxTips = 6;

const plainFun = [
  'Inventad a medias la crónica de la cita, con titular de periódico y todo.',
  'Cada cual esconde en la charla una palabra absurda; quien la descubra elige el próximo plan.',
  'Ponedle nombre de película a la tarde y decidid quién haría de cada cual.',
];

const ownPlans = [
  'La idea es tuya: «{plan}». Haced de ella el centro de la cita y dejad una hora libre después para hablar con calma. Mejor que se quede corto que largo: siempre se puede repetir.',
  'Con «{plan}» ya está lo difícil: una idea propia. Empezad sin prisa, turnaos para llevar la iniciativa y guardad media hora al final para comentar lo mejor y lo peor.',
  'El centro del plan es «{plan}». Id con ganas de probar y no de hacerlo bien, y acabad con algo de beber cerca para contaros cómo lo ha vivido cada cual.',
];

const aboutDoing = 'Dejad un hueco para hablar {del}, que por ahí se conoce a la gente.';

/** What they like and the idea leaves out. */
const namings = [
  'Y que [salga|salgan] en la charla {el}: cuando alguien habla de lo que le gusta, se le ve mejor.',
  aboutDoing,
  'Para los silencios, [queda|quedan] {el}: preguntad cómo empezó la afición.',
];

function nameUnsaid(unsaid: readonly string[], dice: Dice): string {
  const [first = ''] = unsaid;
  const isVerb = unsaid.some((like) => !/^(?:el|la|los|las) /.test(like));
  const naming = isVerb ? aboutDoing : dice.pick(namings);
  return fill(naming, { el: joinAnd(unsaid), plural: unsaid.length > 1 || /^l[ao]s /.test(first) });
}

/** Of the noun: «las novelas de terror» are named where «novel…» is. */
const stemOf = (like: string) =>
  fold(like.replace(/^(?:el|la|los|las) /u, '').split(' ')[0] ?? '').slice(0, 5);

function meetingPoint(spot: string, { place }: Wishes, hint: string) {
  if (place.kind === 'remote') return `En ${spot}. Mandaos el enlace un rato antes y probad el sonido.`;
  const metro = place.hasMetro ? ' Si no os encontráis, la salida de metro más cercana sirve de plan B.' : '';
  const isSaid = place.kind === 'village' && spot.includes('pueblo');
  const where = isSaid ? '' : place.at ? `, ${place.at}` : ', en una zona que conozcáis las dos personas';
  return `En ${spot}${where}. ${hint}${metro}`;
}

export function datePlannerEmbedded(input: DatePlanInput, { seed, today }: EmbeddedContext): DatePlanOutput {
  const wishes = readWishes(input, today);
  const dice = diceOf(`${seed}·${JSON.stringify(input)}`);
  const idea = chooseIdea(wishes, dice);

  const fits = (line: string) => !wishes.without.some((pattern) => pattern.test(fold(line)));
  const pick = (lines: readonly string[]) => {
    const left = lines.filter(fits);
    return left.length > 0 ? [dice.pick(left)] : [];
  };
  const uncovered = wishes.interests.filter((interest) => !idea.interests?.includes(interest));
  const hooks = uncovered.flatMap((interest) => pick(interestWords[interest].hooks)).slice(0, 2);
  const tone = tones.find(([pattern]) => pattern.test(wishes.tone))?.[1] ?? [];
  const isServed =
    !idea.outdoor ||
    /restaurante|cafeteria|\bbar\b|\blocal\b|\bmesas?\b|\bcarta\b|terraza|taberna|reserva/u.test(
      fold(`${idea.what} ${idea.meet}`),
    );
  const needs = wishes.tips.map(({ tip, tipOutside }) => (isServed || wishes.quotedPlan ? tip : tipOutside));
  const aboutOwnInterest = wishes.quotedInterest
    ? [`Y dejad un rato para «${wishes.quotedInterest}», que es muy tuyo y da conversación.`]
    : [];

  const what = wishes.quotedPlan
    ? [dice.pick(ownPlans).replace('{plan}', () => wishes.quotedPlan ?? '')]
    : [idea.what];
  const protection = wishes.place.kind === 'remote' ? [remoteSafety] : wishes.isKnownPair ? [] : pick(safety);
  const tips = [
    ...pick([
      wishes.quotedPlan
        ? 'Confirmad horarios y reserva la víspera: así el día solo queda disfrutarlo.'
        : idea.tip,
    ]),
    ...needs.slice(0, 3),
    ...hooks.slice(1),
    ...(idea.outdoor ? pick(seasonTips[wishes.season] ?? []) : []),
    ...pick(talk),
  ].slice(0, maxTips - protection.length);

  const said = fold([...what, idea.title, idea.fun, ...hooks, ...tips].join(' '));
  const unsaid = wishes.likes.filter((like) => fits(like) && !said.includes(stemOf(like))).slice(0, 2);
  const aboutUnsaid = unsaid.length > 0 ? [nameUnsaid(unsaid, dice)] : [];

  const rainPlan = idea.outdoor && !wishes.quotedPlan;
  return {
    title: titleOf(wishes.quotedPlan ? capitalise(wishes.quotedPlan) : idea.title, wishes),
    activity: [
      ...what,
      ...hooks.slice(0, 1),
      ...aboutUnsaid,
      ...aboutOwnInterest,
      ...pick(tone),
      ...(wishes.quotedPlan
        ? []
        : pick(flows[wishes.kind].filter((line) => isServed || !/cuenta/.test(line)))),
    ].join(' '),
    meetingPoint: meetingPoint(
      wishes.quotedPlan ? 'la entrada del lugar elegido' : idea.meet,
      wishes,
      dice.pick(hints),
    ),
    tips: [...tips, ...protection],
    funTip: (wishes.quotedPlan ? undefined : pick([idea.fun])[0]) ?? dice.pick(plainFun),
    remaining: rainPlan
      ? 'Si el tiempo se tuerce, cambiad a un sitio a cubierto de la misma zona y guardad este plan para otro día: ya hay excusa para repetir.'
      : null,
  };
}

/** «Café entre libros en Lavapiés», unless the place is long or the title already says one. */
function titleOf(title: string, { place }: Wishes) {
  const short = place.at?.replace(/ \(.*|,.*/u, '');
  const isSaid = fold(title).includes(fold(short?.split(' ').at(-1) ?? '-'));
  return short && short.length <= 24 && !isSaid && !/ en /u.test(title) ? `${title} ${short}` : title;
}

import type { EmbeddedContext } from '../../generation/tool.ts';
import { fold } from '../../language/write/fold.ts';
import { capitalise, joinAnd, uncapitalise } from '../../language/write/grammar.ts';
import { isOrder } from '../../language/write/not-a-topic.server.ts';
import { unsafeToQuote } from '../../language/write/quoting.server.ts';
import { diceOf } from '../../language/write/seeded.ts';
import {
  finalAdvice,
  forNeeds,
  forPlans,
  howToWear,
  ownPlan,
  practical,
  seasonal,
  titleEnds,
  titleStarts,
} from './advice.server.ts';
import { type Dressed, palettes } from './colours.server.ts';
import type { OutfitInput, OutfitOutput } from './contract.ts';
import { dresser } from './dress.server.ts';
import { occasionOf, seasonOf } from './occasion.server.ts';
import { readPreferences } from './preferences.server.ts';

/** Of the plan itself: «una boda en la playa» is two. */
const mostAdvice = 2;

const sentence = ({ words }: Dressed) => `${capitalise(words)}.`;

export function outfitEmbedded(input: OutfitInput, { seed, today }: EmbeddedContext): OutfitOutput {
  const occasion = occasionOf(input, today);
  const told = input.customDateType?.trim() ?? '';
  const preferences = readPreferences(`${input.preferences ?? ''}\n${told}`);
  const plans = forPlans.filter(
    ({ words, forbids }) =>
      words.test(fold(told)) && !preferences.include.some((wish) => forbids?.test(fold(wish.words))),
  );
  const forbidden = plans.flatMap(({ forbids }) => forbids ?? []);
  const dice = diceOf(`${seed}·${JSON.stringify(input)}`);
  const palette = dice.pick(palettes);
  const { take, prefersOnePiece, unmet, banned } = dresser(
    occasion,
    { ...preferences, avoid: [...preferences.avoid, ...forbidden] },
    palette.colours,
    dice,
  );

  const garments = prefersOnePiece() ? [take('onePiece')] : [take('bottom'), take('top')].reverse();
  if (occasion.temperature !== 'c') garments.push(take('layer'));
  const shoes = take('shoes');
  const accessories = [take('accessory'), take('accessory')].filter((piece) => piece !== undefined);

  const { style, temperature, date, named } = occasion;
  const fitting = (sentences: readonly string[]) => sentences.filter((line) => !banned(line));
  const pick = (sentences: readonly string[]) => {
    const left = fitting(sentences);
    return left.length > 0 ? dice.pick(left) : '';
  };
  const plan =
    /^\p{L}[\p{L}\p{N} ,]{2,58}[\p{L}\p{N}]$/u.test(told) &&
    !told.includes('  ') &&
    told.split(' ').length <= 5 &&
    !unsafeToQuote(told) &&
    !isOrder(told)
      ? told
      : '';
  const forPlan = plans.map(({ says }) => says).slice(0, mostAdvice);
  // «Mi boda» is where they go, not what they wear.
  const own = preferences.own === told ? undefined : preferences.own;
  const wish = own ?? unmet()[0]?.words;

  return {
    title: `${pick(titleStarts[style]) || 'Un conjunto sencillo'} ${plan ? `para este plan: ${uncapitalise(plan)}` : dice.pick(titleEnds[named && date ? date : 'own'])}`,
    garments: garments.flatMap((garment) => (garment ? [sentence(garment)] : [])),
    shoes: shoes ? sentence(shoes) : 'El calzado más cómodo que tengas y que combine con el resto.',
    accessories:
      accessories.length > 0 ? `${capitalise(joinAnd(accessories.map(withArticle)))}.` : withoutAccessories,
    styleDetails: [
      pick([palette.why]),
      wish ? `Y eso que quieres llevar, «${wish}», que sea la pieza protagonista: el resto acompaña.` : '',
      ...[...preferences.needs].map((need) =>
        need === 'cold' && temperature === 'c' ? '' : (forNeeds[need] ?? ''),
      ),
      preferences.refuses ? dice.pick(respected) : '',
      ...forPlan,
      pick(howToWear[style]),
      forPlan.length > 0 ? '' : pick(date ? practical[date][temperature] : ownPlan),
      pick(seasonal[`${seasonOf(today)}·${temperature}`] ?? []),
    ]
      .filter(Boolean)
      .slice(0, 6)
      .join(' '),
    finalAdvice:
      pick(finalAdvice[style]) || 'Pruébatelo la víspera y quédate con lo que te haga sentir bien.',
  };
}

/** What somebody refuses is never named again, not even to say that it is left out. */
const respected = [
  'Lo que no quieres ponerte se queda fuera de todo el conjunto.',
  'Todo respeta lo que has pedido evitar.',
  'Nada de lo que has descartado aparece aquí.',
];

const withoutAccessories = 'Esta vez, nada más: el conjunto ya está completo.';

const articles = { m: 'un', f: 'una', ms: 'unos', fs: 'unas' } as const;

function withArticle({ words, agreement }: Dressed) {
  return `${articles[agreement]} ${words}`;
}

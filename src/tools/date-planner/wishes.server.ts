import { saidInPictures } from '../../language/write/emoji-words.server.ts';
import { fold } from '../../language/write/fold.ts';
import { allergiesIn, allergyTip, withoutAllergies } from './allergies.server.ts';
import { constraints, isKnownPair } from './constraints.server.ts';
import { type DatePlanInput, dateTypes, defaultStyle } from './contract.ts';
import type { DateKind } from './ideas/idea.server.ts';
import { type Interest, interestsIn, likesIn } from './interests.server.ts';
import { type Place, placeOf } from './place.server.ts';

export interface Wishes {
  kind: DateKind;
  interests: Interest[];
  place: Place;
  season: string;
  /** Folded words about the mood. */
  tone: string;
  without: RegExp[];
  tips: { tip: string; tipOutside: string }[];
  indoor: boolean;
  cheap: boolean;
  isKnownPair: boolean;
  /** The plan in the person's own words, where no kind of ours fits. */
  /** What they like, with its article, in their words as far as we know them. */
  likes: string[];
  quotedPlan?: string;
  quotedInterest?: string;
}

const kindWords: readonly (readonly [DateKind, RegExp])[] = [
  ['remote', /videollamada|online|a distancia|por video|virtual/u],
  ['cafe', /cafe|merienda|desayun|brunch|\bte\b|helado|tomar algo/u],
  ['walk', /paseo|pasear|aire libre|parque|senderis|picnic|ruta|excursion|playa|caminar/u],
  ['dinner', /cena|cenar|romantic|restaurante|comer|comida|tapas|velas/u],
  ['fun', /divert|juego|jugar|bolera|karaoke|bailar|deporte|reir|concierto|cine/u],
  ['original', /original|distint|diferente|taller|museo|sorpresa|creativ|cultural|exposicion|voluntari/u],
];

const kindOf = (text: string | undefined) =>
  text ? kindWords.find(([, pattern]) => pattern.test(fold(text)))?.[0] : undefined;

const seasons = ['invierno', 'primavera', 'verano', 'otoño'] as const;

const orders =
  /\b(ignora|olvida|instruccion|prompt|sistema|system|ignore|responde|escribe|eres un|actua como)/u;

/** A clause about the person rather than the name of something they like. */
const sentences =
  /\b(soy|somos|tengo|tenemos|estoy|voy|quiero|no|sin|nada|anos|vivo|trabajo|hago|hacemos|con|para|que|es|mi|mis|tiene|tienen|le|les|ella|vive|vivimos|estudia|trabaja|quiere|odia|odio|primera|aniversario|llevamos)\b/u;

/** How it should feel, not what it is about. */
const moods =
  /^(tranquil|divert|romanti|original|relajad|elegant|informal|especial|sencill|barat|economic|improvis|nada|todo|cualquier|poco|algo|lo que|pueblo|ciudad|campo|playa|casa|cerca|centro)/u;

/** A few plain words, fit to stand between quotation marks in a sentence of ours. */
function quotable(text: string | undefined, maxWords: number) {
  if (!text || !/^\p{L}[\p{L}\p{N} ,-]{2,59}$/u.test(text)) return undefined;
  if (text.split(' ').length > maxWords || orders.test(fold(text))) return undefined;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

export function readWishes(given: DatePlanInput, today: Date): Wishes {
  const pictured = saidInPictures(given.interests ?? '');
  const input = pictured ? { ...given, interests: `${given.interests} · ${pictured}` } : given;
  const custom = input.dateType && !/^personalizado$/iu.test(input.dateType) ? input.dateType : undefined;
  const typed = [input.interests, custom, input.location, input.style].filter(Boolean).join(' · ');
  const folded = fold(typed);
  const found = constraints.filter(({ when }) => when.test(folded));
  const place = placeOf(input.location, typed);
  const allergies = allergiesIn(typed);
  const isSafe = (text: string) => !allergies.without.some((one) => one.test(fold(text)));
  const kitchenKnows =
    allergies.toFood !== null ||
    (allergies.onlyBesideFood && !/intoleran|lactosa|diabet|halal|kosher/u.test(folded));
  const kind = place.kind === 'remote' ? 'remote' : (kindOf(custom) ?? kindOf(input.style) ?? 'cafe');
  const liked = withoutAllergies(input.interests ?? '');
  const interests = interestsIn([custom, liked].filter(Boolean).join(' · '));
  const isConstraint = (text: string) => constraints.some(({ when }) => when.test(fold(text)));
  const isLabel = dateTypes.some((label) => fold(label) === fold(custom ?? ''));
  const isPlan = custom && !isLabel && (custom.includes(' ') || !kindOf(custom)) && kind !== 'remote';
  const quotedPlan = isPlan && !isConstraint(custom) ? quotable(custom, 9) : undefined;
  const quotedInterest = liked
    .split(/[,;·.\n]| y (?!el |la )/u)
    .map((part) => part.trim().replace(/^(?:me (?:gustan?|encantan?) )?(?:el |la |los |las |mucho )?/iu, ''))
    .filter(
      (part) =>
        interestsIn(part).length === 0 &&
        likesIn(part).length === 0 &&
        !kindOf(part) &&
        !isConstraint(part) &&
        !sentences.test(fold(part)) &&
        !moods.test(fold(part)),
    )
    .map((part) => quotable(part, 4))
    .find(Boolean);
  return {
    kind: quotedPlan ? (kindOf(custom) ?? 'original') : kind,
    interests,
    likes: likesIn(liked).filter((like) => !isConstraint(like)),
    place,
    season: seasons[Math.floor(((today.getMonth() + 1) % 12) / 3)] ?? 'invierno',
    tone: input.style === defaultStyle ? '' : fold(input.style),
    without: [...found.flatMap(({ without }) => without ?? []), ...allergies.without],
    tips: [
      ...(allergies.toFood ? [allergyTip(allergies.toFood)] : []),
      ...found.flatMap(({ tip, tipOutside, when }) =>
        tip && !(kitchenKnows && when.test('alergia'))
          ? { tip, tipOutside: tipOutside && isSafe(tipOutside) ? tipOutside : tip }
          : [],
      ),
    ],
    indoor: found.some(({ indoor }) => indoor),
    cheap: found.some(({ cheap }) => cheap),
    isKnownPair: isKnownPair.test(folded),
    ...(quotedPlan ? { quotedPlan } : {}),
    ...(quotedInterest ? { quotedInterest } : {}),
  };
}

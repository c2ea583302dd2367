import { fold } from '../../language/write/fold.ts';
import type { BodyLanguageInput } from './contract.ts';
import type { Aim, Feeling } from './pieces.server.ts';

type Place = 'cafe' | 'dinner' | 'walk' | 'bar' | 'other';

const placeWords: readonly (readonly [Place, RegExp])[] = [
  ['cafe', /\b(cafe|cafeteria|te\b|merienda|desayuno|brunch|chocolate con churros|helad)/u],
  ['dinner', /\b(cena|cenar|restaurante|comida|comer|almuerzo|almorzar|tapas)/u],
  ['walk', /\b(paseo|pasear|parque|aire libre|caminar|senderismo|ruta|playa|campo|mercadillo|rio)/u],
  ['bar', /\b(bar|copas|pub|discoteca|club|cocktail|coctel|cerveza|canas|terraza|vermut|concierto)/u],
];

const feelingWords: readonly (readonly [Feeling, RegExp])[] = [
  ['sure', /\bno (?:soy|estoy|me pongo) (?:nada |muy )?(?:timid|nervi)/u],
  [
    'varies',
    /\b(depende|segun|a veces|a ratos|variable|cambia|regular|al principio|hasta que (?:cojo|entro))/u,
  ],
  [
    'shy',
    /\b(timid|vergonz|verguenza|nervi|inseg|ansi|introvert|me cuesta|bloque|en blanco|miedo|panico|corte\b|tembl|tiembl|roj[oa])/u,
  ],
  ['sure', /\b(segur|confian|tranquil|extrovert|suelt[oa]|relajad|comod|bien\b|genial|ilusi|lanzad)/u],
];

const aimWords: readonly (readonly [Aim, RegExp])[] = [
  ['flirt', /\b(coque|flirt|seduc|atrac|sexy|sensual|picard|deseo|quimica|ligar|gustar)/u],
  ['confidence', /\b(segur|confian|firmeza|madur|elegan|autoestima|calma|tranquil|seren|fuerte|liderazgo)/u],
  ['kindness', /\b(simpat|amab|cercan|calid|humor|divert|gracios|alegr|dulz|ternura|majo|maja|amistad)/u],
  ['interest', /\b(interes|escuch|atencion|curios|respeto|autentic|sincer|honest|empat)/u],
];

function classify<Kind extends string>(
  words: readonly (readonly [Kind | 'other', RegExp])[],
  chosen: string | undefined,
  custom: string | undefined,
): Kind | 'other' {
  for (const text of [chosen, custom]) {
    const found = text && words.find(([, pattern]) => pattern.test(fold(text)));
    if (found) return found[0];
  }
  return 'other';
}

/** A few plain words: what can stand between quotation marks inside a sentence of ours. */
function quotable(text: string | undefined) {
  if (!text || !/^\p{L}[\p{L} ,/-]{2,40}$/u.test(text) || text.split(' ').length > 5) return undefined;
  if (/\b(ignora|olvida|instruccion|prompt|sistema|system|ignore)/iu.test(text)) return undefined;
  return text.toLowerCase();
}

export interface ReadForm {
  place: Place;
  feeling: Feeling;
  aim: Aim;
  /** Everything typed by hand, folded. */
  ownWords: string;
  /** The aim in the person's words, where the questionnaire has no name for it. */
  quotedAim?: string;
}

export function readForm({ formData }: BodyLanguageInput): ReadForm {
  const { tipoCita, sentimiento, transmitir, tipoCitaCustom, sentimientoCustom, transmitirCustom } = formData;
  const feeling = classify<Feeling>(feelingWords, sentimiento, sentimientoCustom);
  const aim = classify<Aim>(aimWords, transmitir, transmitirCustom);
  const quotedAim = quotable(transmitirCustom);
  return {
    place: classify<Place>(placeWords, tipoCita, tipoCitaCustom),
    feeling,
    aim,
    ownWords: fold(Object.values(formData).filter(Boolean).join(' · ')),
    ...(quotedAim ? { quotedAim } : {}),
  };
}

import { fold } from '../../language/write/fold.ts';
import type { OutfitInput } from './contract.ts';
import type { Occasion } from './dress.server.ts';
import type { DateKey, StyleKey, TemperatureKey, Who } from './wardrobe.server.ts';

type Words<Key> = readonly (readonly [Key, RegExp])[];

const whoWords: Words<Who> = [
  ['n', /no binari|neutr|androgin|fluid|otro|prefiero no/u],
  ['m', /mujer|chica|femenin/u],
  ['h', /hombre|chico|masculin/u],
];

const styleWords: Words<StyleKey> = [
  ['d', /deport|sport|urban|street/u],
  ['r', /relajad|boho|suelt/u],
  ['s', /sexy|sensual|atrevid/u],
  ['e', /elegant|formal|clasic|arreglad/u],
  ['c', /casual|informal|sencill|comod|natural/u],
];

const temperatureWords: Words<TemperatureKey> = [
  ['c', /calor|calid|verano/u],
  ['f', /frio|invierno|helad/u],
  ['t', /templad|suave|fresc|primavera|otono|entretiempo/u],
];

const dateWords: Words<DateKey> = [
  ['b', /\b(?:bar(?:es)?\b|club|copas|discoteca|concierto|fiesta|karaoke|bailar|bolera)/u],
  ['k', /\b(?:cafe|merienda|brunch|desayun|helado|libreria|museo|exposicion|(?:auto)?cines?\b)/u],
  ['d', /\b(?:cena|restaurante|comida|boda|(?:micro)?teatro|operas?\b|tapas)/u],
  [
    'p',
    /\b(?:paseo|aire libre|parques?\b|barbacoa|partidos?\b|estadio|playa|senderismo|picnic|rutas?\b|campo|zoo|mercad|bici)/u,
  ],
];

const keyIn = <Key>(words: Words<Key>, text: string | undefined) =>
  text ? words.find(([, pattern]) => pattern.test(fold(text)))?.[0] : undefined;

const seasons = ['invierno', 'primavera', 'verano', 'otoño'] as const;

/** In Spain, by its month. */
export const seasonOf = (today: Date) => seasons[Math.floor(((today.getMonth() + 1) % 12) / 3)] ?? 'invierno';

const usual: Record<(typeof seasons)[number], TemperatureKey> = {
  invierno: 'f',
  primavera: 't',
  verano: 'c',
  otoño: 't',
};

export function occasionOf(input: OutfitInput, today: Date): Occasion & { named: boolean } {
  const custom = input.dateType?.startsWith('personalizad') ? undefined : input.dateType;
  return {
    who: keyIn(whoWords, input.gender) ?? 'n',
    style: keyIn(styleWords, input.styleType) ?? 'c',
    temperature: keyIn(temperatureWords, input.temperature) ?? usual[seasonOf(today)],
    date: keyIn(dateWords, custom) ?? keyIn(dateWords, input.customDateType),
    named: keyIn(dateWords, custom) !== undefined,
  };
}

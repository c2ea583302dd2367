import { normalForm } from '../../platform/normal-form.ts';
import { fold } from './fold.ts';

/** «a, b y c», with «e» before the sound i. */
export function joinAnd(items: readonly string[]): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  if (items.length === 1) return last;
  return `${items.slice(0, -1).join(', ')} ${/^h?i(?![aeou])/.test(fold(last)) ? 'e' : 'y'} ${last}`;
}

/** «a o b», with «u» before the sound o. */
export function joinOr(first: string, second: string): string {
  return `${first} ${/^h?o/.test(fold(second)) ? 'u' : 'o'} ${second}`;
}

/** «de» or «a» before a noun phrase, contracted with «el». An article that is part of a name (El Escorial) stays. */
export function withPreposition(preposition: 'de' | 'a', phrase: string): string {
  if (phrase.startsWith('el ')) return `${preposition === 'de' ? 'del' : 'al'} ${phrase.slice(3)}`;
  return `${preposition} ${phrase}`;
}

export function capitalise(text: string): string {
  return text.replace(
    /^([¿¡«"(]*)(\p{Ll})/u,
    (_, opening: string, letter: string) => opening + letter.toUpperCase(),
  );
}

export function uncapitalise(text: string): string {
  return text.replace(
    /^([¿¡«"(]*)(\p{Lu})(?=[\p{Ll}\s,])/u,
    (_, opening: string, letter: string) => opening + letter.toLowerCase(),
  );
}

/** Spaces and capitals as a careful writer leaves them. */
export function tidy(text: string): string {
  const spaced = text
    .replace(/[ \t]+/g, ' ')
    .replace(/(?<!\p{L})(de|a) el (?=\p{Ll})/giu, (_, preposition: string) => `${preposition}l `)
    .replace(/ +([,.;:!?…)»])/g, '$1')
    .replace(/ *\n */g, '\n')
    .replace(
      /([.!?…]) ([¿¡«"(]*)(\p{Ll})/gu,
      (_, stop: string, opening: string, letter: string) => `${stop} ${opening}${letter.toUpperCase()}`,
    )
    .replace(
      /\n([¿¡«"(]*)(\p{Ll})/gu,
      (_, opening: string, letter: string) => `\n${opening}${letter.toUpperCase()}`,
    )
    .trim();
  return capitalise(spaced);
}

/** Words typed without accents, as they are written. Only where a word has no other reading. */
export function accented(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const known = accents.get(word.toLowerCase());
    const restored =
      known ??
      word.replace(/([cs])ion$/, '$1ión').replace(/^(?!mat|mis|art|bact|hist|f)(\p{L}{3,})eria$/u, '$1ería');
    return /^\p{Lu}/u.test(word) ? capitalise(restored) : restored;
  });
}

const accents = new Map(
  (
    'acuática acústica álbum ámbar árbol ática atlético autobús avión ballet básquet béisbol bisutería bíblica biología café ' +
    'cafetería camión cálido cerámica ciencia cómic cómics clásica clásico clásicas clásicos crítica críticas día días ' +
    'dragón ecología económica economía electrónica electrónico energía ensayística escalón español española esquí ' +
    'estadística ética exóticas exótico exóticos fantástica fantástico fármaco filosofía física fórmula fotografía gastronomía geografía ' +
    'geología gótica gótico guía histórica histórico históricas históricos iluminación informática inglés irónica jardín jardinería ' +
    'japonés japonesa joyería kárate latín librería lógica lámparas línea líneas macramé maratón máquina máquinas matemáticas ' +
    'mecánica melón menú miércoles montaña mágico mágica música músicas náutica óperas ópera origami orquídeas pádel pájaros panadería ' +
    'papiroflexia película películas periódico piñata plástica poesía política portugués práctica psicología química ' +
    'repostería rápido rápida robótica romántica romántico sábado sábados sinfónica sofá tecnología teléfono ' +
    'terapéutica típica típico tómbola tráiler turístico título triatlón tímida tímido última vóley voleibol vídeo videoclips zoología ' +
    'árabe árboles ácido antigüedades brújula cañas niños niñas años diseño mañana mañanas otoño pequeña pequeño sueño sueños tatuaje viñedos ' +
    'enseñanza montañas compañía cariño campeón corazón canción jamón limón ratón balcón salón rincón buzón'
  )
    .split(' ')
    .map((word) => [normalForm(fold(word), 'NFC'), word] as const),
);

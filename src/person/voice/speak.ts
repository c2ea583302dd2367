import { canBe } from '../../language/write/addressed.ts';
import { toUsted } from '../../language/write/usted.ts';
import { toVos } from '../../language/write/voseo.ts';
import { normalForm } from '../../platform/normal-form.ts';
import { emojisIn, laughter } from './marks.ts';
import type { Voice } from './voice.ts';

export interface Circumstances {
  /** Words that keep their capital: names in what was asked. */
  names: ReadonlySet<string>;
  /** Laughter and emojis may be added: a message, of ours, about nothing sad. */
  mayPlay: boolean;
}

/** Nothing here is a kiss or a heart: it may be the first that somebody reads. */
const harmless = new Set(
  '😂 🤣 😅 😆 😄 😁 😃 😊 🙂 😉 😜 😝 🙃 😎 🙈 🤭 😬 ☺️ ✨ 👀 🙌 🎉 😇 🤗 😋'.split(' '),
);

const grave =
  /siento|sentir|lament|perd[oó]n|disculp|triste|llor|muri|muert|fallec|duelo|enferm|hospital|m[eé]dic|c[aá]ncer|ansiedad|depre|miedo|sol[oa]\b|cu[ií]date|adi[oó]s|suerte|despid|despedida|respet|l[ií]mite|prefiero|no (?:quiero|puedo|busco|voy|me)|gracias|ex\b|separ|divorci|denunci|polic|dinero|ayud/iu;

export const isGrave = (text: string): boolean => grave.test(text);

/** A text of careful Spanish as this person would type it: what can surely be done, and nothing else. */
export function speak(text: string, voice: Voice, { names, mayPlay }: Circumstances): string {
  const steps: ((text: string) => string)[] = [
    voice.address === 'vos' ? (one) => (canBe('vos', one) ? toVos(one) : one) : same,
    voice.address === 'usted' ? (one) => (canBe('usted', one) ? toUsted(one) : one) : same,
    voice.capitals === false ? (one) => withoutCapitals(one, names) : same,
    voice.openingMarks === false ? (one) => one.replace(/[¿¡]/g, '') : same,
    voice.accents === false ? withoutAccents : same,
    voice.finalStop === false ? (one) => one.replace(/(?<!\.)\.$/, '') : same,
    voice.emojis?.often === 'never' ? withoutEmojis : same,
    mayPlay && !grave.test(text) ? (one) => played(one, voice) : same,
  ];
  return steps.reduce((spoken, step) => step(spoken), text);
}

const same = (text: string) => text;

function withoutCapitals(text: string, names: ReadonlySet<string>): string {
  return text.replace(
    /((?:^|[.?!…]\s+|\n)[¿¡«"(]*)(\p{Lu}\p{L}*)/gu,
    (_, before: string, word: string) =>
      before + (names.has(word) || /^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase()),
  );
}

function withoutAccents(text: string): string {
  return text.replace(/[áéíóúüÁÉÍÓÚÜ]/g, (letter) => normalForm(letter, 'NFD').charAt(0));
}

function withoutEmojis(text: string): string {
  const found = emojisIn(text);
  return found
    .reduce((rest, emoji) => rest.replace(emoji, ''), text)
    .replace(/ {2,}/g, ' ')
    .trim();
}

function isItsTurn(text: string, often: boolean): boolean {
  const sum = [...text].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return often ? sum % 3 > 0 : sum % 3 === 0;
}

function played(text: string, { laughter: laugh, emojis }: Voice): string {
  const ending = [
    laugh && text.search(laughter) < 0 && isItsTurn(text, laugh.often) ? laugh.text : '',
    emojis &&
    emojis.often !== 'never' &&
    emojisIn(text).length === 0 &&
    isItsTurn(`${text}.`, emojis.often === 'often')
      ? (emojis.favourites.find((one) => harmless.has(one)) ?? '')
      : '',
  ].filter(Boolean);
  return ending.length > 0 ? `${text.replace(/(?<!\.)\.$/, '')} ${ending.join(' ')}` : text;
}

export function namesIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.match(/(?<=[\p{Ll}\d,;:]\s)\p{Lu}\p{Ll}+/gu) ?? []));
}

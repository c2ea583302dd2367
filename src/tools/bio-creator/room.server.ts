import { capitalise } from '../../language/write/grammar.ts';
import { readTopics } from '../../language/write/topics.server.ts';

const grave = new Set(['illness', 'disability', 'wheels', 'separated', 'divorced', 'widowed', 'body']);
const isGrave = (text: string): boolean =>
  readTopics(text).attributes.some(({ id, denied }) => !denied && grave.has(id));

/** It goes on from what stands before it, shuts out, seeks or only places somebody: nothing to begin with. */
const isNoStart =
  /^(?:y|e|o|pero|aunque|porque|también|además|así|eso|esto|por|lo|ahora|hoy|sí|busco|quiero|no|ni|sin|nada|solo|paso de|odio|tengo \d|\d\d|soy de|vivo en)(?!\p{L})/iu;
/** «Trabajo en una guardería. Sí, lo sé.» */
const leans =
  /^(?:\p{L}+ \p{L}+ también|y|e|o|pero|aunque|porque|también|además|así|eso|esto|est[eao]s?|es[eao]s?|sí|no,|él|ella|luego|ahora|tienen?|es|está|son|están|se llaman?|vienen?|viven?)(?!\p{L})/iu;
const seeks = /(?<!no |\p{L})(?:busco|quiero|me gustaría (?:conocer|encontrar|compartir))(?!\p{L})/iu;

/** How much a sentence tells: its long words. */
export const tells = (text: string): number => Math.min(text.match(/\p{L}{5,}/gu)?.length ?? 0, 6);
const fewLetters = 18;

/** What tells most, and what they look for. */
export function shortOf(told: readonly string[]): string[] {
  const most = told
    .toSorted((a, b) => Number(isNoStart.test(a)) - Number(isNoStart.test(b)) || tells(b) - tells(a))
    .filter((one) => !isGrave(one) && !leans.test(one) && !seeks.test(one) && one.length > fewLetters)
    .slice(0, told.some((one) => seeks.test(one)) ? 1 : 2);
  return told.filter((one) => most.includes(one) || seeks.test(one));
}

/** A sentence that is longer than the app allows, by its commas. */
export const piecesOf = (text: string) =>
  text.split(/, |(?<=[.!?]) /u).map((one) => `${capitalise(one.replace(/\.$/u, ''))}.`);

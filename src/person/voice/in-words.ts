import { fold } from '../../language/write/fold.ts';
import { capitalise } from '../../language/write/grammar.ts';
import { emojisIn, laughter } from './marks.ts';
import { readSamples } from './read-samples.ts';
import type { Voice } from './voice.ts';

const lengths = { short: 'frases cortas', medium: 'mensajes ni cortos ni largos', long: 'mensajes largos' };

/** What the samples show, in words that the person may change: from then on the words count, and not the samples. */
export function describeSamples(samples: readonly string[]): string {
  const {
    length,
    capitals,
    accents,
    openingMarks,
    finalStop,
    laughter: laugh,
    emojis,
    ...rest
  } = readSamples(samples);
  const shown = emojis?.favourites.length ? ` (${emojis.favourites.join(' ')})` : '';
  const parts = [
    length && lengths[length],
    capitals === undefined ? '' : capitals ? 'con mayúsculas' : 'casi todo en minúsculas',
    accents === undefined ? '' : accents ? 'con tildes' : 'casi sin tildes',
    openingMarks === undefined ? '' : openingMarks ? 'con ¿ y ¡' : 'sin ¿ ni ¡',
    finalStop === undefined ? '' : finalStop ? 'con punto final' : 'sin punto final',
    laugh && `un «${laugh.text}» ${laugh.often ? 'a menudo' : 'de vez en cuando'}`,
    emojis &&
      { never: 'sin emojis', sometimes: `algún emoji${shown}`, often: `muchos emojis${shown}` }[emojis.often],
    rest.address && `de ${rest.address}`,
    rest.habits.join(', '),
    rest.fillers.length > 0 && `muletillas: ${rest.fillers.map((one) => `«${one}»`).join(', ')}`,
    rest.variety && `español ${rest.variety}`,
  ];
  return `${capitalise(parts.filter(Boolean).join(', '))}.`;
}

const clauses = /[,.;\n]| pero | y (?=con |sin |todo|casi|de |un |algún|alguna|much|poc)/iu;
const negative = /(?<!\p{L})(?:sin|nada|ni|nunca|no|ningun[oa]?|casi sin|apenas|poc[oa]s?)(?!\p{L})/u;

/** What our own rules follow of a description: only what it says. */
export function voiceOf(description: string): Voice {
  const voice: Voice = {};
  for (const clause of description.split(clauses)) {
    const text = fold(clause);
    const isNot = negative.test(text);
    const often = /much|menudo|siempre|mont[oó]n|todo/.test(text);
    if (/ni cort\w+ ni larg|medi[oa]n[oa]|largo medio/.test(text)) voice.length = 'medium';
    else if (/cort[oa]s?\b|brev/.test(text)) voice.length = isNot ? 'long' : 'short';
    else if (/larg[oa]s?\b|extens/.test(text)) voice.length = isNot ? 'short' : 'long';
    if (/minuscul/.test(text)) voice.capitals = isNot;
    if (/mayuscul/.test(text)) voice.capitals = !isNot;
    if (/tildes?|acentos?/.test(text)) voice.accents = !isNot;
    if (/[¿¡]|apertura|abrir|abro/.test(clause)) voice.openingMarks = !isNot;
    if (/puntos? final/.test(text)) voice.finalStop = !isNot;
    const laugh = clause.match(laughter)?.[0]?.toLowerCase();
    if (laugh && !isNot) voice.laughter = { text: laugh, often };
    if (/emoji|emotic|caritas/.test(text))
      voice.emojis = {
        often: isNot && !/poc[oa]s?/.test(text) ? 'never' : often ? 'often' : 'sometimes',
        favourites: emojisIn(description),
      };
    if (/\bvos\b|voseo/.test(text) && !isNot) voice.address = 'vos';
    if (/\busted\b/.test(text) && !isNot) voice.address = 'usted';
  }
  return voice;
}

import { capitalise, uncapitalise } from '../../language/write/grammar.ts';
import { read } from './lines.server.ts';

/** Ways around a question, each with what is asked in its place; how a question goes on, and what it trails off with. */
const { words, ways, present, goesOn, ends } = read<{
  words: Readonly<Record<string, string>>;
  ways: readonly (readonly [way: string, asked: string])[];
  present: readonly (readonly [past: string, present: string])[];
  goesOn: string;
  ends: string;
}>('questions.json');

const regular = (source: string) =>
  new RegExp(
    source.replace(/<([a-z]+)>/g, (whole, name: string) => (name in words ? (words[name] ?? '') : whole)),
    'iu',
  );
const around = ways.map(([way, asked]) => [regular(`${way}[.?…]*$`), asked] as const);
const tenses = present.map(([past, now]) => [regular(`^((?:te |le )?)${past}`), `$1${now}`] as const);
const [isGoingOn, trailsOff] = [regular(goesOn), regular(ends)];

/** «Te apetecía venir o algo, si no, nada» asked: «¿Te apetece venir? Si no, nada.» */
function asked(what: string): string {
  const after = isGoingOn.exec(what)?.[0] ?? '';
  const question = what.slice(0, what.length - after.length).replace(trailsOff, '');
  const now = tenses.reduce((text, [past, by]) => text.replace(past, by), question);
  const rest = after.replace(/^[,\s]+(?:y |pero |aunque (?=si ))?/u, '').replace(/[?\s]+$/u, '');
  return `${now}?${rest ? ` ${capitalise(rest)}.` : ''}`;
}

/** A sentence with what it asks asked straight. */
export function straight(sentence: string): string {
  for (const [way, by] of around) {
    const found = way.exec(sentence);
    if (!found?.groups?.what) continue;
    const before = sentence.slice(0, found.index).replace(/[\s,;:]+$/u, '');
    const text = asked(by.replace('<what>', found.groups.what));
    if (before && before.split(/\s+/).length <= 2) return `${before}, ¿${uncapitalise(text)}`;
    return `${before && `${before}. `}¿${capitalise(text)}`;
  }
  return sentence;
}

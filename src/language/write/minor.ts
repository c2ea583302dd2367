import data from '../data/minor.json' with { type: 'json' };
import { Pattern } from '../read/compile.ts';
import { foldAligned } from './fold-aligned.ts';

type Rows = Readonly<Record<string, readonly string[]>>;

const whole = (row: string): string =>
  row.replace(/<(\w+)>/g, (_, name: string) => whole(data.words[name as keyof typeof data.words]));
const compiled = <All extends Rows>(all: All, flags?: string) =>
  Object.fromEntries(
    Object.entries(all).map(([name, rows]) => [name, new Pattern(whole(rows.join('|')), flags)]),
  ) as Record<keyof All, Pattern>;

/** How an age is said, and what stands beside it that makes it none, or nobody's who takes part. */
const { said, turns, ofAge, courted, loved, pair, outright, inEnglish, told, profile, alone, ...found } =
  compiled(data.found, 'g');
const { friendOfKin, childOfAnother, child } = found;
const { kin, ofTime, likened, denied, ...around } = compiled(data.around);

/** Where in the text somebody says, or is said, to be under 18: the stretch that says it. A child, a dog or years of practice is not that. */
export function minorMention(text: string): { start: number; end: number } | null {
  const plain = foldAligned(text);
  const before = (at: number) => plain.slice(sentenceStart(plain, at), at);
  for (const hit of [...plain.matchAll(said), ...plain.matchAll(turns)]) {
    if (
      !aboutSomethingElse(
        hit[0],
        before(hit.index),
        plain.slice(hit.index + hit[0].length, hit.index + hit[0].length + 40),
        plain.slice(Math.max(0, hit.index - 60), hit.index),
      )
    )
      return place(hit);
  }
  for (const hit of plain.matchAll(ofAge)) {
    const led = before(hit.index);
    const isRemembered =
      /\bera (?:una? )?$/.test(led) &&
      /^[^.?!\n]{0,20}\bcuando\b/.test(plain.slice(hit.index + hit[0].length));
    const isElse = isRemembered || kin.test(hit[0]) || [kin, ofTime, likened].some((one) => one.test(led));
    if (!isElse) return place(hit);
  }
  for (const hit of plain.matchAll(courted)) return place(hit);
  for (const hit of plain.matchAll(loved))
    if (!around.ofSomebodyElse.test(plain.slice(hit.index, hit.index + hit[0].length + 30)))
      return place(hit);
  for (const hit of plain.matchAll(pair))
    if (!around.counts.test(plain.slice(Math.max(0, hit.index - 60), hit.index + hit[0].length + 40)))
      return place(hit);
  for (const hit of plain.matchAll(outright)) {
    const led = before(hit.index);
    const own = /^(?:soy|aun|todavia|no |cumplo|hago|estoy|voy|falta|queda|me )/.test(hit[0]);
    if (
      !denied.test(led) &&
      !around.forAdultsOnly.test(led) &&
      (own ? !/\bprofe/.test(led) : !kin.test(led.replace(friendOfKin, '')))
    )
      return place(hit);
  }
  for (const hit of plain.matchAll(inEnglish)) {
    if (!around.englishKin.test(plain.slice(Math.max(0, hit.index - 60), hit.index))) return place(hit);
  }
  for (const hit of plain.matchAll(told)) {
    const led = before(hit.index);
    const after = plain.slice(hit.index, hit.index + hit[0].length + 30);
    if (!denied.test(led) && !kin.test(led.replace(childOfAnother, '')) && !kin.test(after))
      return place(hit);
  }
  for (const hit of plain.matchAll(profile)) {
    const name = hit[1] ?? '';
    if (/\p{Lu}/u.test(text.charAt(plain.indexOf(name))) && !around.dates.test(name)) return place(hit);
  }
  for (const hit of plain.matchAll(alone)) {
    const led = before(hit.index + 1);
    if (!kin.test(led) && !ofTime.test(led) && led.trim().split(/\s+/).length <= 4) return place(hit);
  }
  return null;
}

export function childWrittenTo(text: string): { start: number; end: number } | null {
  const plain = foldAligned(text);
  for (const hit of plain.matchAll(child)) {
    const end = hit.index + hit[0].length;
    if (around.writtenTo.test(plain.slice(hit.index, end + 120))) return place(hit);
  }
  return null;
}

const place = (hit: RegExpExecArray) => ({ start: hit.index, end: hit.index + hit[0].length });

function sentenceStart(plain: string, at: number): number {
  const furthest = Math.max(0, at - 120);
  const led = plain.slice(furthest, at);
  return furthest + Math.max(-1, ...['.', '?', '!', '\n', ';'].map((end) => led.lastIndexOf(end))) + 1;
}

function aboutSomethingElse(hit: string, led: string, after: string, earlier: string): boolean {
  if (/\b(?:no|si|cuando|nunca|desde que)\s+$/.test(led)) return true;
  if (/^(?:tengo|tngo|cumplo|acabo|tenemos|voy|estoy)/.test(hit))
    return /\bcuant[oa]s\b(?! an)/.test(earlier);
  if (ofTime.test(led) || kin.test(led.replace(friendOfKin, ''))) return true;
  if (/^\s+(?:mi|su|tu|el|la) (?:hij|sobrin|herman|prim|niet|perr|gat|coche|moto)/.test(after)) return true;
  const subject =
    /\b(?:el|la|los|las|mi|mis|su|sus|tu|un|una|este|esta|ese|esa)\s+([a-z]+)(?:\s+(?!y\b|e\b|que\b|pero\b)[a-z]+){0,2}\s+$/.exec(
      led,
    );
  return subject !== null && !around.people.test(subject[1] ?? '');
}

import { expect, test } from 'vitest';
import { findingsForHelp } from '../certain.ts';
import { finish } from '../find-by-rules.ts';
import type { Finding } from '../finding.ts';
import { readLines } from '../lines.ts';
import { readChat } from '../read.ts';
import { likelyFamily } from './likely-family.ts';
import { explanationOf, reasons, type Support } from './reasons.ts';
import cases from './weigh.cases.json' with { type: 'json' };
import { weigh } from './weigh.ts';

const harmless = 'no pasa nada si no te apetece, otro día vemos la peli';
const unclear = 'te espero abajo otro día y lo arreglamos';
const found = (text: string, certain: boolean, family: Finding['family'] = 'violencia'): Finding => ({
  id: 'some-rule',
  family,
  severity: 'high',
  text: 'Amenaza.',
  quote: 'otro día',
  start: text.indexOf('otro día'),
  certain,
  mine: false,
});

test('what a rule is sure of stays high where the words leave room for it', () => {
  const { level, findings } = finish(weigh(unclear, readLines(unclear), [found(unclear, true)]));
  expect([level, findings[0]?.severity, findings[0]?.certain]).toEqual(['alto', 'high', true]);
});

test('a rule is not sure of a plea for money when every other word speaks of something else', () => {
  const plea = found(harmless, true, 'fraude');
  const { level, findings } = finish(weigh(harmless, readLines(harmless), [plea]));
  expect([level, findings.some((one) => one.certain)]).toEqual(['bajo', false]);
});

test.each(['menor', 'autolesion', 'violencia', 'sextorsion', 'presion_sexual'] as const)(
  'whatever the words weigh, «%s» is never doubted',
  (family) => {
    const { level, findings } = finish(weigh(harmless, readLines(harmless), [found(harmless, true, family)]));
    expect([level, findings[0]?.certain]).toEqual(['alto', true]);
  },
);

test('words that weigh little soften what a rule only suspected', () => {
  const { level, findings } = finish(weigh(harmless, readLines(harmless), [found(harmless, false)]));
  expect(level).toBe('medio');
  expect(findings.map((one) => one.severity)).not.toContain('high');
});

test('a likeness is told with its words, and no more than medium while no rule names it and no word a deed', () => {
  const text = 'te arranco las orejas y el pelo';
  const { level, findings } = finish(weigh(text, readLines(text), []));
  expect(level).toBe('medio');
  expect(findings).toMatchObject([{ id: 'resembles', family: 'violencia', severity: 'medium', quote: text }]);
  expect(findingsForHelp(text).map((one) => one.family)).toContain('violencia');
});

test('words for a deed say it, where the weights agree; things alone do not', () => {
  const told = (text: string) => finish(weigh(text, readLines(text), []));
  expect(told('o transfieres 300 o tus jefes ven el vídeo y lo publico')).toMatchObject({
    level: 'alto',
    findings: [{ id: 'said-in-words', family: 'sextorsion', severity: 'high' }],
  });
  const farewell = told('ya no molesto a nadie, he dejado al gato con la vecina y las llaves en el buzón');
  expect(farewell.findings.filter(({ id }) => id === 'said-in-words')).toEqual([]);
});

test.each(cases.resembling)(
  'what «%s» resembles is said with words of it that speak for that family',
  (text) => {
    const told = finish(weigh(text, readLines(text), [])).findings;
    for (const { family, text: said } of told) {
      const words = [...said.matchAll(/\(«(.+?)»\)/g)].map(([, one]) => one as string);
      expect(words.length).toBeGreaterThan(0);
      for (const one of words) expect(text).toContain(one);
      expect(said).toContain(explanationOf(family, []).split(': ')[1]);
    }
  },
);

test('nothing is called by a family that no word speaks for', () => {
  const supports = [{ ...reasons.hit, words: 'bofetada' } as Support];
  expect(explanationOf('violencia', supports)).toBe('Habla de golpes («bofetada»): suena a amenaza.');
  expect(likelyFamily('te doy una bofetada', 'high', ['violencia'])).toBe('violencia');
  expect(likelyFamily('te doy una bofetada', 'high', [])).toBeNull();
});

test('of a chat, the telling line is quoted without its label', () => {
  const text =
    'Yo: hoy ceno con mi hermana\nÁlex: vale\nÁlex: como vuelvas a asomarte a mi garaje te arranco las orejas';
  expect(readChat(text).findings.map((one) => one.quote)).toContain(
    'como vuelvas a asomarte a mi garaje te arranco las orejas',
  );
});

test('a threat at the end of a very long harmless chat is seen', () => {
  const calm = 'Ana: hoy he comido lentejas con mi madre y luego hemos paseado\n'.repeat(150);
  expect(readChat(`${calm}Ana: como vuelvas a asomarte a mi garaje te arranco las orejas`).level).not.toBe(
    'bajo',
  );
});

const calm = [
  'Ana: ¿Qué tal el día? Yo salgo ahora de trabajar',
  'Yo: Bien, con ganas de cenar algo rico',
  'Ana: He visto una serie de cocina que te gustaría',
  'Yo: Pues el domingo hago croquetas',
];

test.each([1, 5, 250])('a threat is one whatever is said before and after it, %d times over', (times) => {
  const around = Array.from({ length: times }, () => calm.join('\n')).join('\n');
  const threat = 'Ana: te juro que te mato';
  for (const chat of [`${threat}\n${around}`, `${around}\n${threat}`, `${around}\n${threat}\n${around}`])
    expect(readChat(chat).level).toBe('alto');
});

test('sixty jokes do not hide the threat that comes after them', () => {
  const jokes = 'Ana: si no me guardas croquetas te mato jajaja\n'.repeat(60);
  expect(readChat(`${jokes}Ana: te juro que te mato`).level).toBe('alto');
});

test.each(cases.threats)('«%s» is no less in eight calm lines, nor first in a very long chat', (threat) => {
  const lines = [...calm, ...calm];
  for (const at of [0, 3, 5, 8])
    expect(readChat(lines.toSpliced(at, 0, `Ana: ${threat}`).join('\n')).level).not.toBe('bajo');
  const long = Array.from({ length: 45 }, () => calm.join('\n')).join('\n');
  const { level, findings } = readChat(`Ana: ${threat}\n${long}`);
  expect(level).not.toBe('bajo');
  expect(findings.map(({ quote }) => quote)).toContain(threat);
});

test.each([1, 2, 45])('calm lines are no more than calm, %d times over', (times) => {
  expect(readChat(Array.from({ length: times }, () => calm.join('\n')).join('\n')).level).toBe('bajo');
});

test.each(cases.neverLittle)('«%s» is never little, whatever the words weigh', (text) =>
  expect(readChat(text).level).not.toBe('bajo'),
);

import { expect, test } from 'vitest';
import type { Finding } from '../finding.ts';
import { readLines } from '../lines.ts';
import { readChat } from '../read.ts';
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
  const { level, findings } = weigh(unclear, readLines(unclear), [found(unclear, true)]);
  expect([level, findings[0]?.severity, findings[0]?.certain]).toEqual(['alto', 'high', true]);
});

test('a rule is not sure of a threat when every other word speaks of something else', () => {
  const { level, findings } = weigh(harmless, readLines(harmless), [found(harmless, true)]);
  expect([level, findings.some((one) => one.certain)]).toEqual(['bajo', false]);
});

test.each(['menor', 'autolesion'] as const)('whatever the words weigh, «%s» is never doubted', (family) => {
  const { level, findings } = weigh(harmless, readLines(harmless), [found(harmless, true, family)]);
  expect([level, findings[0]?.certain]).toEqual(['alto', true]);
});

test('words that weigh little soften what a rule only suspected', () => {
  const { level, findings } = weigh(harmless, readLines(harmless), [found(harmless, false)]);
  expect(level).not.toBe('alto');
  expect(findings.map((one) => one.severity)).not.toContain('high');
});

test.each([
  ['como vuelvas a asomarte a mi garaje te arranco las orejas', 'violencia'],
  ['o transfieres 300 o tus jefes ven el vídeo', 'sextorsion'],
])('«%s» is told by its likeness, with its words and its family', (text, family) => {
  const { level, findings } = readChat(text);
  expect(level).toBe('alto');
  expect(findings[0]).toMatchObject({ id: 'resembles', family, quote: text });
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

import { expect, test } from 'vitest';
import { helpLines } from '../../generation/help-lines.ts';
import { analysisText, groupByFamily } from './flag-groups.ts';

const flag = (
  family: 'control' | 'violencia' | 'falta_de_respeto',
  severity: 'high' | 'medium' | 'low',
  text = '',
) => ({ family, severity, text, quote: '' });

test('violence is read first among what is grave, and the rest by its severity', () => {
  const groups = groupByFamily([
    flag('falta_de_respeto', 'low'),
    flag('control', 'medium'),
    flag('control', 'high'),
    flag('violencia', 'high'),
  ]);
  expect(groups.map(({ family }) => family)).toEqual(['violencia', 'control', 'falta_de_respeto']);
  expect(groups[1]?.flags.map(({ severity }) => severity)).toEqual(['high', 'medium']);
});

test('a finding that is still being written is shown last, without a family', () => {
  const groups = groupByFamily([{ text: 'Quiere saber' }, flag('control', 'low')]);
  expect(groups.map(({ family }) => family)).toEqual(['control', null]);
});

test('the copied analysis carries the quote and the help lines along', () => {
  const text = analysisText({
    riskLevel: 'alto',
    redFlags: [{ ...flag('violencia', 'high', 'Amenaza velada.'), quote: 'te vas a enterar' }],
    toneAnalysis: 'Amenazante.',
    advice: 'Lo primero es que estés a salvo.',
    unknowns: [],
    helpLines: [{ ...helpLines.emergency }],
  });
  expect(text).toContain('Violencia\n- Alta: Amenaza velada. («te vas a enterar»)');
  expect(text).toContain('Teléfonos de ayuda\n- Si hay peligro ahora mismo: 112');
  expect(text).not.toContain('Lo que no se puede saber');
});

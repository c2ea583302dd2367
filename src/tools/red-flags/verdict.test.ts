import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { helpLines } from '../../generation/help-lines.ts';
import { analysisText } from './analysis-text.ts';
import { redFlagsCard } from './card.tsx';
import type { RedFlagsOutput } from './contract.ts';
import { redFlagsEmbedded } from './embedded.server.ts';
import { evidenceText } from './evidence.ts';
import { mergeFindings } from './merge.server.ts';

const context = { address: 'tu', today: new Date('2026-11-21'), seed: 'test' } as const;
const message = '¿Quedamos el jueves a las ocho en la plaza? Hace una tarde preciosa';

test('where nothing was recognised, neither engine says that it is safe', () => {
  const byModel: RedFlagsOutput = {
    riskLevel: 'bajo',
    redFlags: [],
    toneAnalysis: 'El tono es amable.',
    advice: 'Disfruta de la tarde.',
    unknowns: [],
  };
  const byRules = mergeFindings({ message }, redFlagsEmbedded({ message }, context), 'rules');
  const merged = mergeFindings({ message }, byModel, 'model');
  for (const { output } of [byRules, merged]) {
    expect(output.riskLevel).toBe('bajo');
    const text = analysisText({ ...output, helpLines: [] });
    expect(text.split('no significa que no haya nada')).toHaveLength(2);
    expect(text).not.toContain('Riesgo bajo');
  }
  expect(merged.output.advice).toContain('Disfruta de la tarde.');
});

test('the saved card of a message in which nothing was recognised says, before it is opened, that something may be there', () => {
  const row = {
    id: 'x',
    created_at: '2026-11-22T12:45:00Z',
    original_message: message,
    analysis: redFlagsEmbedded({ message }, context),
  };
  const html = renderToStaticMarkup(
    createElement(redFlagsCard.View, { row: row as unknown as Parameters<typeof redFlagsCard.text>[0] }),
  );
  const [seen] = html.split('Ver el análisis completo');
  expect(seen).toContain('No hemos reconocido señales');
  expect(seen).toContain('no significa que no haya nada');
});

test('the evidence holds the date, the whole text as it was pasted, what was found in it and who helps', () => {
  const pasted = `Ana: ${'hola <b>tú</b> '.repeat(500)}\nAna: te juro que te mato`;
  const { output } = mergeFindings(
    { message: pasted },
    redFlagsEmbedded({ message: pasted }, context),
    'rules',
  );
  const answer: Parameters<typeof evidenceText>[0]['answer'] = {
    ...output,
    helpLines: [],
    generationId: 'x',
    remainingUses: null,
    refinementsLeft: 0,
    ai_generated: true,
    engine: 'embedded',
    read: { of: 2, from: 2 },
  };
  const text = evidenceText({ message: pasted, answer, at: new Date('2026-11-22T12:45:00Z') });
  expect(text).toContain('22 de noviembre de 2026');
  expect(text).toContain(pasted);
  expect(text).toContain('Riesgo alto');
  expect(text).toContain('(«te juro que te mato»)');
  for (const { contacts } of Object.values(helpLines)) expect(text).toContain(contacts[0]?.label);
});

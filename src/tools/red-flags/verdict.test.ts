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
  const pasted = `Ana Castro: ${'hola <b>tú</b> '.repeat(500)}\nAna Castro: te juro que te mato`;
  const sent = pasted.replaceAll('Ana Castro', 'A');
  const { output } = mergeFindings({ message: sent }, redFlagsEmbedded({ message: sent }, context), 'rules');
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
  const at = new Date('2026-11-22T12:45:00Z');
  const text = evidenceText({ message: sent, pasted, answer, at });
  expect(text).toContain('22 de noviembre de 2026');
  for (const line of pasted.split('\n')) expect(text).toContain(`> ${line}`);
  expect(text).toMatch(/TAL COMO SE PEGÓ[\s\S]*letras en lugar de nombres/);
  expect(evidenceText({ message: pasted, pasted, answer, at })).not.toContain('letras en lugar de nombres');
  const later = evidenceText({ message: sent, pasted: null, answer, at });
  expect(later).not.toContain('SE PEGÓ O');
  expect(later).toContain('Puede no ser palabra por palabra');
  for (const write of [
    analysisText,
    (one: typeof answer) => evidenceText({ message, pasted, answer: one, at }),
  ]) {
    expect(write({ ...answer, read: { of: 300, from: 900 } })).toContain('los últimos 300 de 900 mensajes');
    expect(write(answer)).not.toContain('Se ha leído');
  }
  expect(text).toContain('Riesgo alto');
  expect(text).toContain('(«te juro que te mato»)');
  for (const { contacts } of Object.values(helpLines)) expect(text).toContain(contacts[0]?.label);
});

test('no line of a pasted message passes for one of ours, in the evidence or in what is saved and copied', () => {
  const hostile = `hola\r\n${'-'.repeat(60)}\nLO QUE HA VISTO SALERO\u2028# Sin riesgo\rTodo está bien`;
  const ours = redFlagsEmbedded({ message }, context);
  const row = { id: 'x', created_at: '', original_message: hostile, analysis: ours };
  const saved = redFlagsCard.text(row as unknown as Parameters<typeof redFlagsCard.text>[0]);
  for (const line of hostile.split(/[\r\n\u2028]+/)) expect(saved).toContain(`> ${line}`);
  const html = renderToStaticMarkup(
    createElement(redFlagsCard.View, { row: row as unknown as Parameters<typeof redFlagsCard.text>[0] }),
  );
  expect(html).not.toMatch(/<h\d[^>]*>Sin riesgo/);
});

import { unseenByModel } from '../../generation/models/fence.ts';
import type { Reviewed, Source } from '../../generation/tool.ts';
import { certainFindings } from '../../language/read/certain.ts';
import { quotesIn } from '../../language/read/exact-quote.ts';
import { readOnce } from '../../language/read/read-once.ts';
import type { SubtextInput, SubtextOutput } from './contract.ts';
import { levelWith, subtextEmbedded } from './embedded.server.ts';

/** The reading of a model that saw the danger stands, with our alerts beside its own; one that missed it is replaced by ours. */
export function mergeReadings(
  input: SubtextInput,
  output: SubtextOutput,
  writer: 'model' | 'rules',
): Reviewed<SubtextOutput> {
  const { subtexto, interes, senales } = output.analysis;
  const exactQuote = quotesIn(input.message);
  const citas = interes.citas.flatMap((one) => exactQuote(one) ?? []);
  const asWritten = { subtexto, interes: { ...interes, citas }, senales };
  const reading = readOnce(input, input.message);
  const certain = certainFindings(input.message, reading);
  const unseen = unseenByModel(input.message, reading.findings).filter(({ severity }) => severity !== 'low');
  const alerts = writer === 'model' ? [...new Set([...certain, ...unseen])] : [];
  if (alerts.length === 0) return { output: { analysis: asWritten }, sources: {} };
  const ours = subtextEmbedded(input, { address: 'tu', today: new Date(0), seed: '' }).analysis;
  const grave = alerts.flatMap(({ family, severity }) => (severity === 'high' ? [family] : []));
  const missed = grave.some((family) => !senales.familias.includes(family));
  const familias = [...new Set([...grave, ...senales.familias])];
  const theirs = senales.hay_alertas && !missed ? `\n${senales.detalles}` : '';
  const merged = { hay_alertas: true, detalles: `${ours.senales.detalles}${theirs}`, familias };
  const source = (isOurs: boolean, both: boolean): Source => (isOurs ? 'rules' : both ? 'both' : 'model');
  return {
    output: {
      analysis: {
        subtexto: missed ? ours.subtexto : subtexto,
        interes: missed ? ours.interes : { ...asWritten.interes, nivel: levelWith(interes.nivel, alerts) },
        senales: merged,
      },
    },
    sources: {
      analysis: 'both',
      'analysis.subtexto': source(missed, false),
      'analysis.interes': source(missed, true),
      'analysis.senales': source(missed, true),
    },
  };
}

import { unseenByModel } from '../../generation/models/fence.ts';
import type { Reviewed, Source, ThreadContext } from '../../generation/tool.ts';
import { graveFindings, isForUsToSay } from '../../language/read/certain.ts';
import { quotesOfOthers } from '../../language/read/exact-quote.ts';
import { readInterest } from '../../language/read/interest.ts';
import { readOnce } from '../../language/read/read-once.ts';
import { tellingIn } from '../../language/read/situations.ts';
import type { SubtextInput, SubtextOutput } from './contract.ts';
import { levelBeside, subtextEmbedded } from './embedded.server.ts';
import { readings } from './readings.server.ts';

type Analysis = SubtextOutput['analysis'];

/** The reading of a model that saw the danger stands, with our alerts beside its own; one that missed it is replaced by ours. */
export function mergeReadings(
  input: SubtextInput,
  output: SubtextOutput,
  writer: 'model' | 'rules',
  thread?: ThreadContext,
): Reviewed<SubtextOutput> {
  const exactQuote = quotesOfOthers(input.message, readOnce(input, input.message).lines);
  const { interes } = output.analysis;
  const citas = interes.citas.flatMap((one) => exactQuote(one) ?? []);
  const quoted = { ...output.analysis, interes: { ...interes, citas } };
  const isOwnGrave = graveFindings(input.message, tellingIn(input, input.message).reading).length > 0;
  if (thread?.isBeside && !isOwnGrave)
    return { output: { analysis: besideGrave(quoted) }, sources: { analysis: 'rules' } };
  if (writer === 'rules') return { output: { analysis: quoted }, sources: {} };
  const { reading } = tellingIn(input, input.message);
  const asWritten = consistent(input, quoted);
  const grave = graveFindings(input.message, reading);
  const unseen = unseenByModel(input.message, reading.findings).filter(({ severity }) => severity !== 'low');
  const alerts = [...new Set([...grave, ...unseen])];
  const isPressing = reading.ownPressure.length > 0;
  const isStepOurs = isPressing || isForUsToSay(grave);
  if (alerts.length === 0 && !isPressing)
    return {
      output: { analysis: asWritten },
      sources: asWritten.interes === quoted.interes ? {} : { analysis: 'both', 'analysis.interes': 'both' },
    };
  const ours = subtextEmbedded(input, { address: 'tu', today: new Date(0), seed: '' }).analysis;
  const { senales } = asWritten;
  const high = alerts.filter(({ severity }) => severity === 'high');
  // Of what is only likely a model may think less, but not nothing.
  const missed = high.some((one) =>
    one.certain || unseen.includes(one) ? !senales.familias.includes(one.family) : !senales.hay_alertas,
  );
  const familias = [...new Set([...high.map(({ family }) => family), ...senales.familias])];
  const theirs = senales.hay_alertas && !missed ? `\n${senales.detalles}` : '';
  const merged = { hay_alertas: true, detalles: `${ours.senales.detalles}${theirs}`, familias };
  const ofBoth: Source = missed ? 'rules' : 'both';
  return {
    output: {
      analysis: missed
        ? { ...ours, senales: merged }
        : {
            ...asWritten,
            interes: { ...asWritten.interes, nivel: levelBeside(merged, asWritten.interes.nivel) },
            ...(isStepOurs && { siguiente_paso: ours.siguiente_paso }),
            senales: merged,
          },
    },
    sources: {
      analysis: 'both',
      'analysis.subtexto': missed ? 'rules' : 'model',
      'analysis.interes': ofBoth,
      'analysis.senales': ofBoth,
      ...(isStepOurs && { 'analysis.siguiente_paso': 'rules' }),
    },
  };
}

/** A kind word is none beside what is grave and kept. */
const besideGrave = ({ interes, senales }: Analysis): Analysis => {
  const { means, step, shows } = readings.besideGrave;
  const detalles = senales.hay_alertas ? `${means}\n${senales.detalles}` : means;
  return {
    subtexto: means,
    interes: { ...interes, nivel: 'bajo', explicacion: shows },
    siguiente_paso: step,
    senales: { ...senales, hay_alertas: true, detalles },
  };
};

/** What a model wrote, without what its own words rule out: high interest beside an alert, a second meaning of a plain no. */
function consistent(input: SubtextInput, analysis: Analysis): Analysis {
  const { interes, senales } = analysis;
  const nivel = levelBeside(senales, interes.nivel);
  const isNo = () => readInterest(input.message, readOnce(input, input.message).lines).refused;
  const explicacion = `Hay palabras de interés, pero pesan más las señales de alerta. ${interes.explicacion}`;
  return {
    ...analysis,
    ...(nivel !== interes.nivel && { interes: { ...interes, nivel, explicacion } }),
    ...(nivel === 'bajo' && isNo() && { otra_lectura: null }),
  };
}

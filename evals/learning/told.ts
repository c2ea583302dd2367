import type { Features } from '../../src/language/read/learned/features.ts';
import { LinearModel, type ModelParts } from '../../src/language/read/learned/linear-model.ts';
import { toldFeatures } from '../../src/language/read/learned/told-features.ts';
import { toldKinds } from '../../src/language/read/learned/told-kinds.ts';
import { wholeOf } from '../../src/language/read/learned/windows.ts';
import { readLines } from '../../src/language/read/lines.ts';
import { partOf, readTold, type ToldText } from '../corpus.ts';
import { percent, type Row, share, table } from '../figures.ts';
import { learnEach, type Manner } from './fit.ts';

interface ObservedTold extends Pick<ToldText, 'id' | 'kind'> {
  features: Features;
  importance?: number;
}

/** What people write to nobody in particular counts a little: what is no such text at all is not to look like a grave one. */
const fromBackground = 'background';
const backgroundCounts = 0.1;
const oneIn = 8;

export function observeTold(warning: LinearModel, background: readonly string[]): ObservedTold[] {
  const observe = (text: string) => toldFeatures(text, wholeOf(readLines(text), text.length), warning);
  return [
    ...readTold()
      .filter(({ split }) => split === 'tuned')
      .map(({ id, kind, text }) => ({ id, kind, features: observe(text) })),
    ...background
      .filter((_, at) => at % oneIn === 0)
      .map((text, at) => ({
        id: `${fromBackground}/${at}`,
        kind: 'ordinary' as const,
        features: observe(text),
        importance: backgroundCounts,
      })),
  ];
}

const isGrave = ({ kind }: Pick<ToldText, 'kind'>) => kind !== 'ordinary';

/** First whether it is grave, of all; then of what is, which kind. */
export function learnTold(observed: readonly ObservedTold[], manner: Manner): ModelParts[] {
  const ofKind = toldKinds.map((kind) => (one: ObservedTold) => one.kind === kind);
  return [...learnEach(observed, [isGrave], manner), ...learnEach(observed.filter(isGrave), ofKind, manner)];
}

interface ScoredTold {
  one: ObservedTold;
  grave: number;
}

/** Each writer read by weights that were learned from the others. */
function readByOthers(observed: readonly ObservedTold[], manner: Manner): ScoredTold[] {
  const writers = [...Map.groupBy(observed, partOf)].filter(([writer]) => writer !== fromBackground);
  return writers.flatMap(([writer, own]) => {
    const [gravity] = learnEach(
      observed.filter((one) => partOf(one) !== writer),
      [isGrave],
      manner,
    );
    const model = new LinearModel(gravity as ModelParts);
    return own.map((one) => ({ one, grave: model.scores(one.features).alarm }));
  });
}

/** Of the harmless, most of which were written to look like the others. */
const mostStopped = 0.035;
const mostWithLines = 0.07;

/** Log-odds that so few of the harmless texts of strangers pass, and what is found by them. */
export function toldThresholds(observed: readonly ObservedTold[], manner: Manner) {
  const scored = readByOthers(observed, manner);
  const harmless = scored
    .filter(({ one }) => !isGrave(one))
    .map(({ grave }) => grave)
    .toSorted((one, other) => other - one);
  const passedBy = (part: number) => Number((harmless[Math.floor(part * harmless.length)] ?? 0).toFixed(2));
  const least = { alarm: passedBy(mostWithLines), high: passedBy(mostStopped) };
  const row = (name: string, chosen: readonly ScoredTold[]): Row => {
    const found = (from: number) => share(chosen.filter(({ grave }) => grave > from).length, chosen.length);
    return { name, n: chosen.length, cells: [found(least.high), found(least.alarm)].map(percent) };
  };
  const rows = [...Map.groupBy(scored, ({ one }) => one.kind)].map(([kind, all]) => row(kind, all));
  const writers = [...Map.groupBy(scored, ({ one }) => partOf(one))].flatMap(([writer, all]) =>
    [true, false].map((grave) =>
      row(
        `${writer}, ${grave ? 'grave' : 'harmless'}`,
        all.filter(({ one }) => isGrave(one) === grave),
      ),
    ),
  );
  return {
    least,
    figures: table('told, by writers that were not learned from', ['sure', 'noticed'], [...rows, ...writers]),
  };
}

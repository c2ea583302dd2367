import type { Features } from '../../src/language/read/learned/features.ts';
import { LinearModel, type ModelParts } from '../../src/language/read/learned/linear-model.ts';
import { ordinary, scoresOfTold, toldFeatures } from '../../src/language/read/learned/told-features.ts';
import { toldKinds } from '../../src/language/read/learned/told-kinds.ts';
import { wholeOf } from '../../src/language/read/learned/windows.ts';
import { readLines } from '../../src/language/read/lines.ts';
import { everySituation } from '../../src/language/read/situations.ts';
import { type ChoiceCorpus, partOf, readSaid, readTold, type ToldText } from '../corpus.ts';
import { percent, type Row, share, table } from '../figures.ts';
import { learnEach, type Manner } from './fit.ts';
import labels from './may-be-grave.json' with { type: 'json' };
import type { Examined } from './shared.ts';

export interface ObservedTold extends Pick<ToldText, 'id' | 'kind'> {
  features: Features;
  importance?: number;
}

/** What people write to nobody in particular counts a little: what is no such text at all is not to look like a grave one. */
const fromBackground = 'background';
const backgroundCounts = 0.1;
const oneIn = 8;

/** What is typed into single boxes counts a little more: nearly all of it is a life with its troubles. */
const elsewhereCounts = 0.15;
/** Labels of letters, drafts and clauses under which somebody may be in danger, or be one. */
const mayBeGrave = new Set(labels);
const boxes: readonly ChoiceCorpus[] = ['lettered', 'drafted', 'clauses'];

function toldElsewhere(): Pick<ToldText, 'id' | 'kind' | 'text'>[] {
  const situations = new Map(everySituation.map((one) => [one.id, one]));
  const kindOf = (situation: string): ToldText['kind'] | null => {
    const { level, family } = situations.get(situation) ?? {};
    if (level !== 'alto') return level === 'bajo' ? ordinary : null;
    return family === 'sextorsion' || family === 'fraude' ? 'extorted' : 'danger';
  };
  const all = [
    ...boxes.flatMap(readSaid).map((one) => ({ ...one, kind: mayBeGrave.has(one.says) ? null : ordinary })),
    ...readSaid('situations').map((one) => ({ ...one, kind: kindOf(one.says) })),
  ];
  return all.flatMap(({ id, split, kind, text }) =>
    kind && split !== 'untouched' ? [{ id, kind, text }] : [],
  );
}

export function observeTold(warning: LinearModel, background: readonly string[]): ObservedTold[] {
  const observe = (text: string) => toldFeatures(text, wholeOf(readLines(text), text.length), warning);
  return [
    ...toldElsewhere().map(({ id, kind, text }) => ({
      id,
      kind,
      features: observe(text),
      importance: elsewhereCounts,
    })),
    ...readTold()
      .filter(({ split }) => split === 'tuned')
      .map(({ id, kind, text }) => ({ id, kind, features: observe(text) })),
    ...background
      .filter((_, at) => at % oneIn === 0)
      .map((text, at) => ({
        id: `${fromBackground}/${at}`,
        kind: ordinary,
        features: observe(text),
        importance: backgroundCounts,
      })),
  ];
}

const isGrave = ({ kind }: Pick<ToldText, 'kind'>) => kind !== ordinary;

/** First whether it is grave, of all; then of what is, which kind. */
export function learnTold(observed: readonly ObservedTold[], manner: Manner): ModelParts[] {
  const ofKind = toldKinds.map((kind) => (one: ObservedTold) => one.kind === kind);
  return [...learnEach(observed, [isGrave], manner), ...learnEach(observed.filter(isGrave), ofKind, manner)];
}

interface ScoredTold {
  one: ObservedTold;
  grave: number;
}

/** What strangers typed into boxes of their own accord, read by weights that never saw them. */
function readByOthers(observed: readonly ObservedTold[], manner: Manner, examined: Examined): ScoredTold[] {
  const models = learnTold(observed.filter(examined.isLearnedFrom), manner).map(
    (parts) => new LinearModel(parts),
  );
  return observed
    .filter((one) => one.importance === undefined && !examined.isLearnedFrom(one))
    .map((one) => ({ one, grave: scoresOfTold(one.features, models, examined.shared).grave }));
}

/** Of the harmless, most of which were written to look like the others. */
const mostStopped = 0.03;
const mostWithLines = 0.05;

/** Log-odds that so few of the harmless texts of strangers pass, and what is found by them. */
export function toldThresholds(observed: readonly ObservedTold[], manner: Manner, examined: Examined) {
  const scored = readByOthers(observed, manner, examined);
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

import type { AnyTool, Engine } from '../../src/generation/models/engine.server.ts';
import { createTurns } from '../../src/generation/pipeline/turns.server.ts';
import { toolServers } from '../../src/tools/registry.server.ts';
import { ask } from '../ask.ts';
import type { HowToMeasure } from '../how.ts';
import { type Part, partOf } from '../part.ts';
import { type CheckName, checkNames, checks } from './checks/all.ts';
import { generationSets } from './sets/all.ts';
import { writtenFrom } from './write.ts';
import type { Written } from './written.ts';

export interface Scored {
  at: number;
  /** Absent where the engine failed, or its answer did not meet the contract. */
  written?: Written;
  problems: Partial<Record<CheckName, string[] | null>>;
}

export interface GenerationResult {
  tool: string;
  set: string;
  n: number;
  valid: number;
  /** Share of the answers without a problem; null where the check applied to none. */
  checks: Record<CheckName, number | null>;
}

export async function answerAll(
  engine: Engine,
  { limit = Number.POSITIVE_INFINITY, width = 4 }: HowToMeasure = {},
): Promise<Map<string, Scored[]>> {
  const inTurn = createTurns(width);
  const all = await Promise.all(
    Object.entries(generationSets).map(async ([id, set]) => {
      const tool = toolServers.find((one) => one.contract.id === id);
      if (!tool) throw new Error(`no tool ${id}`);
      const scored = set.slice(0, limit).map((_, at) => inTurn(() => score(engine, tool, at)));
      return [id, await Promise.all(scored)] as const;
    }),
  );
  return new Map(all);
}

async function score(engine: Engine, tool: AnyTool, at: number): Promise<Scored> {
  const { id } = tool.contract;
  const label = generationSets[id]?.[at];
  if (!label) throw new RangeError(`${id} ${at}`);
  const output = await ask(engine, tool, label.input, {
    seed: `eval ${at}`,
    ...(label.month && { month: label.month }),
  });
  if (output === undefined) return { at, problems: {} };
  const written = writtenFrom(id, label, output);
  return {
    at,
    written,
    problems: Object.fromEntries(checkNames.map((name) => [name, checks[name](written)])),
  };
}

export function resultsOf(scored: ReadonlyMap<string, readonly Scored[]>): GenerationResult[] {
  return [...scored].flatMap(([tool, all]) => [
    tally(
      tool,
      'tuned half',
      all.filter(({ at }) => partOf(at) === 'tuned'),
    ),
    tally(
      tool,
      'untouched half',
      all.filter(({ at }) => partOf(at) === 'untouched'),
    ),
  ]);
}

function tally(tool: string, set: `${Part} half`, all: readonly Scored[]): GenerationResult {
  const shareOf = (name: CheckName) => {
    const judged = all.flatMap(({ problems }) => (problems[name] ? [problems[name]] : []));
    return judged.length === 0
      ? null
      : share(judged.filter((found) => found.length === 0).length, judged.length);
  };
  return {
    tool,
    set,
    n: all.length,
    valid: share(all.filter(({ written }) => written).length, all.length),
    checks: Object.fromEntries(checkNames.map((name) => [name, shareOf(name)])) as GenerationResult['checks'],
  };
}

const share = (part: number, whole: number) => (whole === 0 ? 1 : Math.round((1000 * part) / whole) / 1000);

const percent = (value: number | null) =>
  (value === null ? '·' : value === 1 ? '100' : (100 * value).toFixed(1)).padStart(6);

/** A column for each check, in per cent of the answers that it applies to. */
export function generationTable(results: readonly GenerationResult[]): string {
  const heads = ['valid', ...checkNames];
  const width = (head: string) => Math.max(7, head.length + 1);
  const lines = [
    `${'generation, % of answers'.padEnd(32)}   n${heads.map((head) => head.padStart(width(head))).join('')}`,
  ];
  for (const one of results) {
    const cells = [one.valid, ...checkNames.map((name) => one.checks[name])];
    lines.push(
      `${`${one.tool}, ${one.set}`.padEnd(32)} ${String(one.n).padStart(3)}${cells.map((cell, at) => percent(cell).padStart(width(heads[at] ?? ''))).join('')}`,
    );
  }
  return lines.join('\n');
}

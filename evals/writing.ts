import type { Engine } from '../src/generation/models/engine.server.ts';
import { type CheckName, checkNames, checks } from './checks/all.ts';
import { type Written, writtenFrom } from './checks/written.ts';
import { type LabelledRequest, partOf, readRequests } from './corpus.ts';
import { answerEach, ask, type Bounds, requireTool } from './engine.ts';
import { share } from './figures.ts';

export interface Scored {
  request: LabelledRequest;
  /** Absent where the engine failed, or its answer did not meet the contract. */
  written?: Written;
  problems: Partial<Record<CheckName, string[] | null>>;
}

export interface WritingResult {
  tool: string;
  set: string;
  n: number;
  valid: number;
  /** Share of the answers without a problem; null where the check applied to none. */
  checks: Record<CheckName, number | null>;
  of: Record<CheckName, number>;
}

export async function answerRequests(engine: Engine, bounds: Bounds): Promise<Scored[]> {
  const chosen = [...Map.groupBy(readRequests(), partOf).values()].flatMap((all) =>
    all.slice(0, bounds.limit),
  );
  return answerEach(chosen, (request) => score(engine, request));
}

async function score(engine: Engine, request: LabelledRequest): Promise<Scored> {
  const output = await ask(engine, requireTool(partOf(request)), request.input, {
    seed: `eval ${Number(request.id.split('/')[1]) - 1}`,
    month: request.month,
  });
  if (output === undefined) return { request, problems: {} };
  const written = writtenFrom(request, output);
  const problems = Object.fromEntries(checkNames.map((name) => [name, checks[name](written)]));
  return { request, written, problems };
}

/** By halves; of a model, which was tuned with neither, as one. */
export function writingResults(scored: readonly Scored[], isModel: boolean): WritingResult[] {
  const setOf = ({ request }: Scored) =>
    `${partOf(request)}, ${isModel ? 'both halves' : `${request.split} half`}`;
  return [...Map.groupBy(scored, setOf)].map(([name, all]) => {
    const [tool = '', set = ''] = name.split(', ');
    const each = <Value>(found: (check: CheckName) => Value) =>
      Object.fromEntries(checkNames.map((check) => [check, found(check)])) as Record<CheckName, Value>;
    const applied = (check: CheckName) => all.filter(({ problems }) => problems[check]).length;
    const good = (check: CheckName) => all.filter(({ problems }) => problems[check]?.length === 0).length;
    return {
      tool,
      set,
      n: all.length,
      valid: share(all.filter(({ written }) => written).length, all.length),
      checks: each((check) => (applied(check) === 0 ? null : share(good(check), applied(check)))),
      of: each(applied),
    };
  });
}

/** What the checks found, or every answer, where it may be read. */
export function problemsOf(scored: readonly Scored[], everything: boolean): string[] {
  return scored.flatMap(({ request, written, problems }) => {
    const found = Object.entries(problems).flatMap(([name, list]) =>
      (list ?? []).map((one) => `  ${name}: ${one}`),
    );
    if (!written) found.push('  no answer');
    if (request.split !== 'tuned' || (found.length === 0 && !everything)) return [];
    const texts = written?.options.map(({ angle, text }) => `  [${angle}] ${text}`) ?? [];
    const pieces = written?.pieces.map((piece) => `  - ${piece}`) ?? [];
    return [
      [
        `${request.id} ${written?.said.replaceAll('\n', ' · ').slice(0, 200) ?? ''}`,
        ...(everything ? (texts.length > 0 ? texts : pieces) : []),
        ...found,
      ].join('\n'),
    ];
  });
}

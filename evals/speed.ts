import type { AnyTool } from '../src/generation/models/engine.server.ts';
import { toolServers } from '../src/tools/registry.server.ts';
import { largestInputs } from './generation/largest.ts';

/** Processor time of the rules for the largest inputs that are allowed, in milliseconds: `node evals/speed.ts`. Nothing is asserted. */
const rounds = 20;
const context = { address: 'tu', today: new Date(Date.UTC(2026, 4, 15)) } as const;

function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

function timesOf(tool: AnyTool, input: unknown): number[] {
  const parsed = tool.contract.input.parse(input);
  for (let at = 0; at < 5; at += 1) tool.embedded(parsed, { ...context, seed: `warm ${at}` });
  return Array.from({ length: rounds }, (_, at) =>
    cpuMs(() => tool.embedded(parsed, { ...context, seed: String(at) })),
  ).sort((a, b) => a - b);
}

const line = (cells: readonly string[]) =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(34) : cell.padStart(10))).join('');
process.stdout.write(`${line(['largest input', 'median ms', 'worst ms'])}\n`);
for (const [id, inputs] of Object.entries(largestInputs)) {
  const tool = toolServers.find((one) => one.contract.id === id);
  if (!tool) throw new Error(`no tool ${id}`);
  for (const [kind, input] of Object.entries(inputs)) {
    const times = timesOf(tool, input(1));
    const cell = (at: number) => (times[at] ?? Number.NaN).toFixed(1);
    process.stdout.write(`${line([`${id}, ${kind}`, cell(rounds / 2), cell(rounds - 1)])}\n`);
  }
}

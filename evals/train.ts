import { writeFileSync } from 'node:fs';
import { parseChat } from '../src/generation/reading/chat.ts';
import { type Family, families, type Level, levels } from '../src/generation/reading/families.ts';
import { cues } from '../src/generation/reading/interest-cues.ts';
import { featuresOf } from '../src/generation/reading/learned/features.ts';
import { normalise } from '../src/generation/reading/normalise.ts';
import { patterns } from '../src/generation/reading/patterns/all.ts';
import { signals } from '../src/generation/reading/signals/all.ts';
import { labelledChats } from '../src/tools/red-flags/labelled.test-data.ts';
import { labelledMessages } from '../src/tools/subtext/labelled.test-data.ts';
import { batches, partOf } from './measure.ts';

/** Learns the weights of words from everything that may be read while tuning: `node evals/train.ts`. */
interface Example {
  features: string[];
  level: Level;
  family: Family | null;
}

const severityLevel = { high: 'alto', medium: 'medio', low: null } as const;
const target = new URL('../src/generation/reading/learned/weights.json', import.meta.url);

function example(text: string, level: Level | null, family: Family | null = null): Example[] {
  if (level === null) return [];
  const lines = parseChat(text).filter((one) => one.author !== 'mine');
  if (lines.length !== 1 && level !== 'bajo') return [];
  return lines.map((line) => ({
    features: [...featuresOf(normalise(text, line.start, line.end).text)],
    level,
    family,
  }));
}

const examples: Example[] = [
  ...[...patterns, ...signals].flatMap(({ yes, no, severity, family }) => [
    ...yes.flatMap((text) => example(text, severityLevel[severity], family)),
    ...no.flatMap((text) => example(text, 'bajo')),
  ]),
  ...labelledChats.flatMap(([level, text], at) => (at % 3 === 2 ? [] : example(text, level))),
  ...Object.entries(batches['red-flags'] ?? {}).flatMap(([name, batch]) =>
    levels.flatMap((level) =>
      batch[level].flatMap((text, at) => (partOf(at, name) === 'tuned' ? example(text, level) : [])),
    ),
  ),
];
const calm = Object.entries(batches.subtext ?? {}).flatMap(([name, batch]) =>
  levels.flatMap((level) =>
    batch[level].flatMap((text, at) => (partOf(at, name) === 'tuned' ? example(text, 'bajo') : [])),
  ),
);
examples.push(
  ...calm,
  ...labelledMessages.flatMap(([, text], at) => (at % 3 === 2 ? [] : example(text, 'bajo'))),
  ...cues.flatMap(({ yes, no }) => [...yes, ...no].flatMap((text) => example(text, 'bajo'))),
);

const counts = new Map<string, number>();
for (const one of examples)
  for (const feature of one.features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
for (const one of examples) one.features = one.features.filter((feature) => (counts.get(feature) ?? 0) > 1);

function learn(chosen: readonly Example[], answer: (one: Example) => boolean, importance = 1) {
  const weights = new Map<string, number>();
  let bias = 0;
  for (let round = 0; round < 60; round += 1) {
    const step = 0.3 / (1 + round / 12);
    for (let index = 0; index < chosen.length; index += 1) {
      const one = chosen[(index * 7919 + round * 31) % chosen.length] as Example;
      const scale = 1 / Math.sqrt(one.features.length + 1);
      let sum = bias;
      for (const feature of one.features) sum += scale * (weights.get(feature) ?? 0);
      const wanted = answer(one);
      const error = (wanted ? importance : 1) * ((wanted ? 1 : 0) - 1 / (1 + Math.exp(-sum)));
      bias += step * error * 0.3;
      for (const feature of one.features) {
        const old = weights.get(feature) ?? 0;
        weights.set(feature, old + step * (error * scale - 0.002 * old));
      }
    }
  }
  return { bias, weights };
}

const known = examples.filter((one) => one.family !== null);
const models: Record<string, ReturnType<typeof learn>> = {
  alarm: learn(examples, (one) => one.level !== 'bajo'),
  high: learn(examples, (one) => one.level === 'alto'),
};
for (const family of families) models[family] = learn(known, (one) => one.family === family);

const names = Object.keys(models);
const round = (value: number) => Math.round(value * 100);
const features: Record<string, number[]> = {};
for (const feature of counts.keys()) {
  const row = names.map((name) => round(models[name]?.weights.get(feature) ?? 0));
  if (row.some((weight, at) => Math.abs(weight) >= (at < 2 ? 18 : 90))) features[feature] = row;
}
const lines = Object.keys(features)
  .sort()
  .map((feature) => `${JSON.stringify(feature)}: ${JSON.stringify(features[feature])}`);
writeFileSync(
  target,
  `{\n"models": ${JSON.stringify(names)},\n"bias": ${JSON.stringify(names.map((name) => round(models[name]?.bias ?? 0)))},\n"features": {\n${lines.join(',\n')}\n}\n}\n`,
);
process.stdout.write(`${examples.length} examples, ${lines.length} features\n`);

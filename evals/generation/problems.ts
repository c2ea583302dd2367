import { embeddedEngine } from '../../src/generation/models/embedded-engine.server.ts';
import { partOf } from '../part.ts';
import { answerAll } from './measure.ts';

/** What the checks found, or with --all every answer, in the half that may be read: `node evals/generation/problems.ts icebreaker`. */
const [wanted] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const everything = process.argv.includes('--all');
for (const [tool, scored] of await answerAll(embeddedEngine)) {
  if (wanted && tool !== wanted) continue;
  for (const { at, written, problems } of scored) {
    if (partOf(at) !== 'tuned') continue;
    const found = Object.entries(problems).flatMap(([name, list]) =>
      (list ?? []).map((one) => `  ${name}: ${one}`),
    );
    if (!written) found.push('  no answer');
    if (found.length === 0 && !everything) continue;
    process.stdout.write(`${tool} ${at} ${written?.said.replaceAll('\n', ' · ').slice(0, 200) ?? ''}\n`);
    if (everything)
      for (const { angle, text } of written?.options ?? []) process.stdout.write(`  [${angle}] ${text}\n`);
    if (everything && written && written.options.length === 0)
      for (const piece of written.pieces) process.stdout.write(`  - ${piece}\n`);
    process.stdout.write(found.length > 0 ? `${found.join('\n')}\n` : '');
  }
}

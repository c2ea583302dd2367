import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingError } from '../../src/platform/env.server.ts';

/** Public texts that nobody labelled, one a line in `*.txt`. They stay where they are: the weights record what they were. */
export interface Background {
  texts: string[];
  record: BackgroundRecord;
}

export interface BackgroundRecord {
  /** What the folder's README.md says in its sentence that begins with "Source:". */
  source: string;
  texts: number;
  sha256: string;
}

export function readBackground(folder: string): Background {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted();
  const contents = files.map((name) => readFileSync(join(folder, name), 'utf8'));
  const texts = contents.flatMap((content) => content.split('\n').filter((line) => line.trim() !== ''));
  if (texts.length === 0) throw new SettingError(`${folder} holds no *.txt with texts to learn from.`);
  const source = /Source: ([\s\S]+?)(?:\n\s*\n|$)/.exec(readFileSync(join(folder, 'README.md'), 'utf8'))?.[1];
  if (!source)
    throw new SettingError(`${join(folder, 'README.md')} must say where the texts come from: "Source: …".`);
  const sha256 = createHash('sha256').update(contents.join('\n')).digest('hex');
  return { texts, record: { source: source.replace(/\s+/g, ' ').trim(), texts: texts.length, sha256 } };
}

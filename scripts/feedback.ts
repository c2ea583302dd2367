/** `npm run feedback -- [DAYS] [--texts]`: what people said of the answers, and what they handed over of those that are wrong. */

import { openDatabase } from '../src/platform/db.server.ts';
import { parseEnv } from '../src/platform/env.server.ts';
import { createLogger } from '../src/platform/log.server.ts';
import { becomeOwner } from './become-owner.ts';
import { readReports, readTotals } from './feedback-totals.ts';

const dayMs = 86_400_000;
const asked = process.argv.slice(2);
const days = Number(asked.find((word) => /^\d+$/.test(word)) ?? 30);

try {
  await tell(new Date(Date.now() - days * dayMs), asked.includes('--texts'));
} catch (error) {
  console.error(`No se puede leer: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

async function tell(since: Date, withTexts: boolean): Promise<void> {
  const env = parseEnv(process.env);
  await becomeOwner(env.DATA_DIR);
  const db = await openDatabase(
    env,
    createLogger((line) => process.stderr.write(line)),
  );
  try {
    const totals = await db.asService((tx) => readTotals(tx, since));
    if (totals.length === 0) console.log(`Nadie ha dicho nada en los últimos ${days} días.`);
    else
      console.table(
        totals.map(({ tool, engine, model, prompt, useful, useless, wrong }) => ({
          herramienta: tool,
          motor: model ?? (engine === 'embedded' ? 'reglas' : engine),
          instrucciones: prompt ?? '—',
          útil: useful,
          'no sirve': useless,
          'está mal': wrong,
          '% mal': Math.round((100 * wrong) / (useful + useless + wrong)),
        })),
      );
    if (!withTexts) return;
    for (const { tool, prompt, created_at, text } of await db.asService((tx) => readReports(tx, since)))
      console.log(`\n— ${created_at} · ${tool} · ${prompt ?? 'reglas'}\n${text}`);
  } finally {
    await db.close();
  }
}

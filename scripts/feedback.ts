/** `npm run feedback -- [DAYS] [--texts]`: what people said of the answers, and what they handed over of those that are wrong. */
import { command, withDatabase } from './command.ts';
import { readReports, readTotals } from './feedback-totals.ts';

const dayMs = 86_400_000;
const asked = process.argv.slice(2);
const days = Number(asked.find((word) => /^\d+$/.test(word)) ?? 30);
const since = new Date(Date.now() - days * dayMs);

await command('No se puede leer', (env) =>
  withDatabase(env, async (db) => {
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
    if (!asked.includes('--texts')) return;
    for (const { tool, prompt, created_at, text } of await db.asService((tx) => readReports(tx, since)))
      console.log(`\n— ${created_at} · ${tool} · ${prompt ?? 'reglas'}\n${text}`);
  }),
);

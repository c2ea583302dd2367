import { openDatabase } from '../../src/platform/db.server.ts';
import { parseEnv } from '../../src/platform/env.server.ts';
import { createLogger } from '../../src/platform/log.server.ts';

try {
  const db = await openDatabase(
    parseEnv(process.env),
    createLogger((line) => process.stdout.write(line)),
  );
  console.log(`ready ${await db.ready()}`);
  await db.close();
} catch (error) {
  console.log(`refused ${error instanceof Error ? `${error.name}: ${error.message}` : error}`);
  process.exitCode = 1;
}

/** `npm run erase -- WHO`: what "Borrar mi cuenta" does, for who cannot do it. WHO is the account's address or its id. */
import { eq, or, sql } from 'drizzle-orm';
import { eraseAccount, noBilling, noteErasures } from '../src/account/erasure.server.ts';
import { erasureMark } from '../src/account/erasure-log.server.ts';
import { createBilling } from '../src/billing/billing.server.ts';
import { createStripe } from '../src/billing/stripe.server.ts';
import { createMailer } from '../src/platform/mail.server.ts';
import { erasures, profiles } from '../src/platform/schema.server.ts';
import { command, explain, withDatabase } from './command.ts';

const name = process.argv[2]?.trim().toLowerCase() || explain('npm run erase -- CORREO-O-ID');

await command('No ha acabado bien', (env) =>
  withDatabase(env, async (db, log) => {
    const services = { env, db, log, now: () => new Date() };
    const found = await db.asService((tx) =>
      tx
        .select({ id: profiles.id, email: profiles.email })
        .from(profiles)
        .where(or(sql`lower(${profiles.email}) = ${name}`, sql`${profiles.id}::text = ${name}`)),
    );
    const [account, ...more] = found;
    if (!account) throw new Error(`no hay ninguna cuenta de ${name}.`);
    if (more.length > 0)
      throw new Error(`hay varias cuentas de ${name}: di cuál (${found.map(({ id }) => id).join(', ')}).`);
    const billing =
      env.payments.kind === 'stripe'
        ? createBilling(services, createStripe(env), createMailer(env, log)).erasure
        : noBilling;
    await eraseAccount(services, billing, account.id);
    const [record] = await db.asService((tx) =>
      tx
        .select()
        .from(erasures)
        .where(eq(erasures.mark, erasureMark(account.id))),
    );
    console.log(`Cuenta borrada: ${account.id} (${account.email})`);
    console.log(
      record?.customers?.length
        ? 'En Stripe queda algo por terminar: lo hará el servidor en los próximos minutos.'
        : 'En Stripe no queda nada por cobrar.',
    );
    // Said here, where upkeep would only try again.
    await noteErasures(services);
    console.log(`Anotada en ${env.DATA_DIR}/erased.log`);
  }),
);

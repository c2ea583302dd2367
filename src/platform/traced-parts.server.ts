import type { Database } from './db.server.ts';
import type { Mailer } from './mail.server.ts';
import type { Tracing } from './tracing.server.ts';

/** Each transaction as a span: on whose behalf by kind, never by name. */
export function tracedDatabase(db: Database, tracing: Tracing): Database {
  const span = <T>(actor: 'user' | 'service', work: () => Promise<T>) =>
    tracing.span(
      'transaction',
      'client',
      { 'db.system.name': db.engine === 'postgres' ? 'postgresql' : 'pglite', 'salero.actor': actor },
      work,
    );
  return {
    ...db,
    asUser: (who, work, promptness) => span('user', () => db.asUser(who, work, promptness)),
    asService: (work, promptness) => span('service', () => db.asService(work, promptness)),
  };
}

export function tracedMailer(mailer: Mailer, tracing: Tracing): Mailer {
  return { send: (mail) => tracing.span('mail', 'client', {}, () => mailer.send(mail)) };
}

import { afterAll, beforeAll, beforeEach } from 'vitest';
import { describeEngines, type Open, type TestDatabase } from '../../../test/engines.ts';
import { type OpenBilling, openBilling } from './open-billing.ts';
import { startPayments, type TestPayments } from './payments.server.ts';

interface Kit {
  app: OpenBilling;
  db: TestDatabase;
  payments: TestPayments;
}

/** Billing against the local payments on both engines: each test begins at the same hour, with nothing going wrong. */
export function describeBilling(
  name: string,
  suite: (kit: Kit & { clock: { at: number }; open: Open }) => void,
): void {
  describeEngines(name, (open) => {
    const clock = { at: 0 };
    let kit: Kit;
    const later = <Part extends keyof Kit>(part: Part) =>
      new Proxy({} as Kit[Part], {
        get: (_, key) => Reflect.get(kit[part], key),
        set: (_, key, value) => Reflect.set(kit[part], key, value),
      });
    beforeAll(async () => {
      const [payments, db] = [await startPayments(clock), await open()];
      kit = { payments, db, app: openBilling(db, payments) };
    });
    afterAll(() => kit.payments.close());
    beforeEach(() => {
      clock.at = Date.parse('2026-11-21T10:00:00Z');
      kit.payments.fault = () => null;
      kit.app.postbox.closed = false;
    });
    suite({ app: later('app'), db: later('db'), payments: later('payments'), clock, open });
  });
}

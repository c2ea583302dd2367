import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { describeEngines } from '../../test/engines.ts';
import type { Services } from '../platform/services.server.ts';
import { requireCustomer, type Site } from './account.server.ts';

describeEngines('a customer at Stripe', (open) => {
  /** Asks for one; while it is being made, that happens to the database. */
  async function askWhile(happens: (userId: string) => string) {
    const { db, user } = await open.withUser();
    const there = new Set(['quick']);
    const customers = {
      create: async () => {
        await db.asSuperuser(happens(user));
        there.add('late');
        return { id: 'late' };
      },
      del: async (id: string) => there.delete(id),
    };
    const stripe = { customers } as unknown as Stripe;
    const site = { mark: async () => ({}) } as unknown as Site;
    const asked = requireCustomer({ db } as unknown as Services, stripe, site, user);
    return { db, there, asked: await asked.catch(({ code }) => code) };
  }

  test('that was made while its person erased the account is deleted there', async () => {
    const { there, asked } = await askWhile((id) => `delete from profiles where id = '${id}'`);
    expect([asked, ...there]).toEqual(['unauthenticated', 'quick']);
  });

  test('that comes late takes the account over from none that was made meanwhile, and is deleted there', async () => {
    const { db, there, asked } = await askWhile(
      (id) => `update billing_accounts set stripe_customer_id = 'quick' where user_id = '${id}'`,
    );
    expect([asked, ...there]).toEqual(['quick', 'quick']);
    const kept = await db.asSuperuser('select stripe_customer_id as id from billing_accounts');
    expect(kept).toEqual([{ id: 'quick' }]);
  });
});

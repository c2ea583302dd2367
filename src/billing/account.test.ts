import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { describeEngines } from '../../test/engines.ts';
import type { Services } from '../platform/services.server.ts';
import { requireCustomer, type Site } from './account.server.ts';

describeEngines('a customer at Stripe', (open) => {
  test('that was made while its person erased the account is deleted there', async () => {
    const { db, user } = await open.withUser();
    await db.asSuperuser(`update profiles set email = 'ana@ejemplo.es' where id = '${user}'`);
    const there = new Set<string>();
    const customers = {
      create: async () => {
        await db.asSuperuser(`delete from profiles where id = '${user}'`);
        there.add('cus_1');
        return { id: 'cus_1' };
      },
      del: async (id: string) => there.delete(id),
    };
    const site = { mark: async () => ({}) } as unknown as Site;
    const asked = requireCustomer(
      { db } as unknown as Services,
      { customers } as unknown as Stripe,
      site,
      user,
    );
    await expect(asked).rejects.toMatchObject({ code: 'unauthenticated' });
    expect([...there]).toEqual([]);
  });

  test('that comes late takes the account over from none that was made meanwhile, and is deleted there', async () => {
    const { db, user } = await open.withUser();
    const there = new Set(['quick']);
    const customers = {
      create: async () => {
        await db.asSuperuser(
          `update billing_accounts set stripe_customer_id = 'quick' where user_id = '${user}'`,
        );
        there.add('late');
        return { id: 'late' };
      },
      del: async (id: string) => there.delete(id),
    };
    const site = { mark: async () => ({}) } as unknown as Site;
    const stripe = { customers } as unknown as Stripe;
    expect(await requireCustomer({ db } as unknown as Services, stripe, site, user)).toBe('quick');
    expect([...there]).toEqual(['quick']);
    const kept = await db.asSuperuser('select stripe_customer_id as id from billing_accounts');
    expect(kept).toEqual([{ id: 'quick' }]);
  });
});

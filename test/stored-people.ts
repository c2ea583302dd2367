/**
 * People with something in every table, in the columns that there were at the first release: what is added later has
 * a default, so that this stays true of every state of the schema since.
 */
export function storedPeople(count: number): string {
  return `
    insert into profiles (id, email, name, subscription_tier, usage_count, created_at)
      select md5('person' || n)::uuid, 'persona' || n || '@example.test', 'Ñandú «' || n || '»',
        case when n % 3 = 0 then 'pro' else 'free' end, n % 4, timestamptz '2026-01-01' + n * interval '1 minute'
      from generate_series(1, ${count}) n;
    insert into identities (user_id, issuer, subject, email)
      select id, 'https://id.example', 'sub ' || id, email from profiles;
    insert into sessions (user_id, token_hash, expires_at, absolute_expires_at)
      select id, sha256(id::text::bytea), '2099-01-01', '2099-01-01' from profiles;
    insert into sign_in_attempts values ('\\x01', '\\x02', 'n', 'v', '/', '2099-01-01');
    insert into generations (id, user_id, tool, idempotency_key, request_hash, status, counter, charged, lease_expires_at, result, cost_micro_eur)
      select md5('root' || id)::uuid, id, 'one', 'k', '\\xff00', 'delivered', 'usage_count', true, '2026-01-01', '{"bio":"texto"}', 9007199254740993
      from profiles;
    insert into generations (user_id, tool, idempotency_key, request_hash, status, lease_expires_at, parent_id)
      select id, 'one', 'k2', '\\x00', 'reserved', '2099-01-01', md5('root' || id)::uuid from profiles;
    insert into saved_bios (user_id, bio_text, keywords) select id, E'línea\\n"comillas" \\\\ 😀', null from profiles;
    insert into saved_date_plans (user_id, plan_text)
      select id, kind from profiles, (values ('PLAN: un paseo'), ('{"postura":[],"mirada":[],"gestos":[]}')) v (kind);
    insert into saved_outfits (user_id, outfit_text) select id, 'camisa' from profiles;
    insert into saved_icebreakers (user_id, message_text) select id, 'hola' from profiles;
    insert into saved_intention_analyses (user_id, original_message, analysis)
      select id, 'mensaje', '{"interes":{"nivel":"alto"}}' from profiles;
    insert into saved_redflags_analyses (user_id, original_message, analysis)
      select id, 'chat', '{"redFlags":[],"n":1.50}' from profiles;
    insert into billing_accounts (user_id, stripe_customer_id, status, updated_at)
      select id, 'cus_' || id, 'active', '2026-01-01' from profiles where subscription_tier = 'pro';
    insert into billing_events (id, type, user_id) select 'evt_' || id, 'invoice.paid', id from profiles;
    insert into billing_mails (id, user_id, kind, facts) select 'renewal:' || id, id, 'renewal', '{"kind":"renewal"}' from profiles;
    insert into withdrawals (user_id, stripe_subscription_id) select id, 'sub_' || id from profiles;
    insert into daily_spend (day, micro_eur) values ('2026-01-01', 123456789);
    insert into rate_limits (key, window_start, hits) select 'save_user_day:' || id, '2026-01-01', 1 from profiles;`;
}

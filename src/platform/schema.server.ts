import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  json,
  jsonb,
  type PgColumnBuilderBase,
  type PgTable,
  type PgTableExtraConfigValue,
  pgPolicy,
  pgRole,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** What a signed-in person's queries run as. What it may do beside row-level security: the grants in migrations/. Decision 0011. */
export const saleroUser = pgRole('salero_user').existing();
/** What the server's own queries run as. It reaches no saved item. */
export const saleroService = pgRole('salero_service').existing();

// After a transaction-local set_config the setting reads as '' on that connection, not null.
export const currentUserSql = `nullif(current_setting('app.user_id', true), '')::uuid`;
export const currentUser = sql.raw(currentUserSql);

const ownRows = (table: string, owner: AnyPgColumn) =>
  pgPolicy(`${table}_own`, {
    to: saleroUser,
    using: sql`${owner} = ${currentUser}`,
    withCheck: sql`${owner} = ${currentUser}`,
  });
const serviceRows = (table: string) =>
  pgPolicy(`${table}_service`, { to: saleroService, using: sql`true`, withCheck: sql`true` });

const rowsOf = (table: string, owner: AnyPgColumn) => [ownRows(table, owner), serviceRows(table)];

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

// Milliseconds, because that is what a JavaScript Date and so a page cursor can hold.
const moment = () => timestamp({ withTimezone: true, precision: 3 });
const createdAt = () => moment().notNull().defaultNow();
const id = () => uuid().primaryKey().defaultRandom();
const userId = () =>
  uuid()
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' });

export const profiles = pgTable(
  'profiles',
  {
    id: id(),
    email: text().notNull(),
    name: text().notNull().default(''),
    picture: text(),
    subscription_tier: text({ enum: ['free', 'pro'] })
      .notNull()
      .default('free'),
    usage_count: integer().notNull().default(0),
    usage_icebreaker: integer().notNull().default(0),
    usage_intention_analyzer: integer().notNull().default(0),
    subscription_end: moment(),
    address: text({ enum: ['tu', 'vos', 'usted'] })
      .notNull()
      .default('tu'),
    terms_version: text(),
    terms_accepted_at: moment(),
    created_at: createdAt(),
  },
  (t) => [
    check('profiles_tier', sql`${t.subscription_tier} in ('free', 'pro')`),
    check('profiles_address', sql`${t.address} in ('tu', 'vos', 'usted')`),
    check('profiles_usage_count', sql`${t.usage_count} >= 0`),
    check('profiles_usage_icebreaker', sql`${t.usage_icebreaker} >= 0`),
    check('profiles_usage_intention_analyzer', sql`${t.usage_intention_analyzer} >= 0`),
    ...rowsOf('profiles', t.id),
  ],
);

export const identities = pgTable(
  'identities',
  {
    id: id(),
    user_id: userId(),
    issuer: text().notNull(),
    subject: text().notNull(),
    email: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    unique('identities_issuer_subject').on(t.issuer, t.subject),
    index('identities_user').on(t.user_id),
    ...rowsOf('identities', t.user_id),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    user_id: userId(),
    token_hash: bytea().notNull(),
    created_at: createdAt(),
    last_seen_at: createdAt(),
    expires_at: moment().notNull(),
    absolute_expires_at: moment().notNull(),
    label: text().notNull().default(''),
  },
  (t) => [
    unique('sessions_token_hash').on(t.token_hash),
    index('sessions_user').on(t.user_id),
    ...rowsOf('sessions', t.user_id),
  ],
);

export const sign_in_attempts = pgTable(
  'sign_in_attempts',
  {
    state_hash: bytea().primaryKey(),
    browser_hash: bytea().notNull(),
    nonce: text().notNull(),
    code_verifier: text().notNull(),
    return_to: text().notNull(),
    expires_at: moment().notNull(),
  },
  (t) => [index('sign_in_attempts_expires_at').on(t.expires_at), serviceRows('sign_in_attempts')],
);

/** The ledger of uses: one row for each idempotency key of each user. */
export const generations = pgTable(
  'generations',
  {
    id: id(),
    user_id: userId(),
    tool: text().notNull(),
    idempotency_key: text().notNull(),
    request_hash: bytea(),
    status: text({ enum: ['reserved', 'delivered', 'released'] }).notNull(),
    counter: text({ enum: ['usage_count', 'usage_icebreaker', 'usage_intention_analyzer'] }),
    charged: boolean().notNull().default(false),
    lease_expires_at: moment().notNull(),
    // Not jsonb, which sorts keys: a repeated answer is the first one byte for byte.
    result: json(),
    input: json(),
    result_expires_at: moment(),
    cancel_requested: boolean().notNull().default(false),
    /** Marks of what was delivered, two bytes each and no text, so that our own rules do not repeat themselves. */
    given: bytea(),
    parent_id: uuid().references((): AnyPgColumn => generations.id, { onDelete: 'set null' }),
    refinements_used: integer().notNull().default(0),
    engine: text(),
    model: text(),
    prompt: text(),
    input_tokens: integer(),
    output_tokens: integer(),
    cost_micro_eur: bigint({ mode: 'number' }).notNull().default(0),
    created_at: createdAt(),
  },
  (t) => [
    unique('generations_key').on(t.user_id, t.idempotency_key),
    check('generations_status', sql`${t.status} in ('reserved', 'delivered', 'released')`),
    check(
      'generations_counter',
      sql`${t.counter} in ('usage_count', 'usage_icebreaker', 'usage_intention_analyzer')`,
    ),
    check('generations_refinements_used', sql`${t.refinements_used} >= 0`),
    index('generations_user').on(t.user_id, t.created_at),
    index('generations_parent').on(t.parent_id),
    // The user first: whoever begins is counted among their own, however many the others run. The sweep reads all of it.
    index('generations_running').on(t.user_id, t.lease_expires_at).where(sql`${t.status} = 'reserved'`),
    index('generations_result_expires_at').on(t.result_expires_at).where(sql`${t.result} is not null`),
    ...rowsOf('generations', t.user_id),
  ],
);

/** What a person says of an answer, at most once. The text only where they hand it over. */
export const feedback = pgTable(
  'feedback',
  {
    generation_id: uuid()
      .primaryKey()
      .references(() => generations.id, { onDelete: 'cascade' }),
    user_id: userId(),
    mark: text({ enum: ['useful', 'useless', 'wrong'] }).notNull(),
    text: text(),
    created_at: createdAt(),
  },
  (t) => [
    check('feedback_mark', sql`${t.mark} in ('useful', 'useless', 'wrong')`),
    index('feedback_user').on(t.user_id),
    index('feedback_created_at').on(t.created_at),
    ...rowsOf('feedback', t.user_id),
  ],
);

/** What came of a text that a person copied, as they tell it: its angle and its length, never the text. */
export const outcomes = pgTable(
  'outcomes',
  {
    id: id(),
    user_id: userId(),
    generation_id: uuid()
      .notNull()
      .references(() => generations.id, { onDelete: 'cascade' }),
    angle: text().notNull(),
    characters: integer().notNull(),
    answered: boolean(),
    met: boolean(),
    created_at: createdAt(),
  },
  (t) => [
    unique('outcomes_text').on(t.generation_id, t.angle),
    index('outcomes_user').on(t.user_id),
    index('outcomes_created_at').on(t.created_at),
    ...rowsOf('outcomes', t.user_id),
  ],
);

const savedColumns = () => ({
  id: id(),
  user_id: userId(),
  created_at: createdAt(),
  client_key: text(),
  search_text: text(),
  note: text(),
  favourite: boolean().notNull().default(false),
});

type SavedColumns = Record<keyof ReturnType<typeof savedColumns>, AnyPgColumn>;
export type SavedTable = PgTable & SavedColumns;
const savedRules = (table: string, t: SavedColumns) => [
  unique(`${table}_client_key`).on(t.user_id, t.client_key),
  ownRows(table, t.user_id),
];

/** A table of one tool's saved items, for its `saved.server.ts`. `rules`: what it has beside what every such table has. */
export function savedTable<Name extends string, Own extends Record<string, PgColumnBuilderBase>>(
  name: Name,
  own: Own,
  rules: (t: SavedColumns & Record<keyof Own, AnyPgColumn>) => PgTableExtraConfigValue[] = () => [],
) {
  return pgTable(name, { ...savedColumns(), ...own }, (columns) => {
    const t = columns as unknown as SavedColumns & Record<keyof Own, AnyPgColumn>;
    return [
      ...savedRules(name, t),
      // Ascending: read backwards it serves ORDER BY … DESC, which a "DESC NULLS LAST" index would not.
      index(`${name}_newest`).on(t.user_id, t.created_at, t.id),
      ...rules(t),
    ];
  });
}

/** Must not fail on any text: brackets are counted, as nesting overflows the parser, and NUL and lone surrogates blanked out. */
const planKind = (plan: AnyPgColumn): SQL => {
  const parsed = sql`regexp_replace(${plan}, '\\\\u(0000|[dD][89a-fA-F][0-9a-fA-F]{2})', '\\\\/', 'g')::json`;
  return sql`case
  when length(${plan}) - length(translate(${plan}, '[{', '')) > 500 then 'date-plan'
  when not (${plan} is json object) then 'date-plan'
  when (${parsed} -> 'postura') is null then 'date-plan'
  when (${parsed} -> 'mirada') is null then 'date-plan'
  when (${parsed} -> 'gestos') is null then 'date-plan'
  else 'body-language' end`;
};

/** Two tools keep their items in it, so it belongs to neither: the other tables are in the folders of their tools. */
export const saved_date_plans = pgTable(
  'saved_date_plans',
  {
    ...savedColumns(),
    plan_text: text().notNull(),
    interests: text(),
    date_type: text(),
    location: text(),
    style: text(),
    kind: text({ enum: ['date-plan', 'body-language'] })
      .notNull()
      .generatedAlwaysAs((): SQL => planKind(saved_date_plans.plan_text)),
  },
  (t) => [
    ...savedRules('saved_date_plans', t),
    index('saved_date_plans_newest').on(t.user_id, t.kind, t.created_at, t.id),
  ],
);

export const threads = savedTable(
  'threads',
  {
    name: text().notNull(),
    app: text(),
    notes: text(),
    lines: jsonb().notNull().default([]),
    used_at: createdAt(),
    keep_until: moment().notNull(),
    keep_chosen: boolean().notNull().default(false),
    paused: boolean().notNull().default(false),
  },
  // The service forgets what is over; by its grant it reads no text.
  (t) => [index('threads_keep_until').on(t.keep_until), serviceRows('threads')],
);

const ownersId = () =>
  uuid()
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' });

/** How a person writes, as they chose to keep it. Decision 0067. */
export const voices = pgTable(
  'voices',
  {
    user_id: ownersId(),
    samples: jsonb().$type<string[]>().notNull(),
    description: text().notNull(),
    is_on: boolean().notNull().default(true),
    updated_at: createdAt(),
  },
  (t) => [ownRows('voices', t.user_id)],
);

export const about_me = pgTable(
  'about_me',
  { user_id: ownersId(), facts: jsonb().$type<Record<string, unknown>>().notNull(), updated_at: createdAt() },
  (t) => [ownRows('about_me', t.user_id)],
);

export const billing_accounts = pgTable(
  'billing_accounts',
  {
    user_id: ownersId(),
    stripe_customer_id: text(),
    stripe_subscription_id: text(),
    status: text(),
    price_id: text(),
    price_cents: integer(),
    current_period_end: moment(),
    cancel_at_period_end: boolean().notNull().default(false),
    started_at: moment(),
    ends_at: moment(),
    /** The last payment went back: access ends with it, whatever Stripe says of the subscription. */
    returned: text({ enum: ['refunded', 'disputed'] }),
    terms_version: text(),
    checkout_session_id: text(),
    checkout_attempt: integer().notNull().default(0),
    checkout_opened_at: moment(),
    /** Until then something may change at Stripe without our being told: a checkout or the portal is open. */
    attention_until: moment(),
    /** Each reading of Stripe takes a number first; what an older reading saw never covers a newer one. */
    reads_begun: bigint({ mode: 'number' }).notNull().default(0),
    read_written: bigint({ mode: 'number' }).notNull().default(0),
    updated_at: createdAt(),
    checked_at: moment(),
  },
  (t) => [
    check('billing_accounts_returned', sql`${t.returned} in ('refunded', 'disputed')`),
    index('billing_accounts_checked_at').on(t.checked_at),
    unique('billing_accounts_customer').on(t.stripe_customer_id),
    index('billing_accounts_subscription').on(t.stripe_subscription_id),
    ...rowsOf('billing_accounts', t.user_id),
  ],
);

const formerUserId = () => uuid().references(() => profiles.id, { onDelete: 'set null' });

export const billing_events = pgTable(
  'billing_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    user_id: formerUserId(),
    received_at: createdAt(),
    processed_at: moment(),
  },
  (t) => [
    index('billing_events_user').on(t.user_id),
    index('billing_events_received_at').on(t.received_at),
    ...rowsOf('billing_events', t.user_id),
  ],
);

export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id(),
    user_id: formerUserId(),
    stripe_subscription_id: text().notNull(),
    requested_at: createdAt(),
    confirmed_at: moment(),
    refund_id: text(),
    refunded_cents: integer(),
    /** A refund that the bank takes no more: an operator pays it by hand and notes it here. */
    owed_cents: integer().notNull().default(0),
    /** By an operator, where the bank takes no refund. */
    paid_by_hand_cents: integer().notNull().default(0),
    settled_at: moment(),
    /** How often the bank has sent money back: what was read before is no longer true. */
    reopened: integer().notNull().default(0),
    mail_sent_at: moment(),
  },
  (t) => [
    // A contract is left once, however often the button is pressed.
    uniqueIndex('withdrawals_confirmed')
      .on(t.stripe_subscription_id)
      .where(sql`${t.confirmed_at} is not null`),
    index('withdrawals_user').on(t.user_id),
    ...rowsOf('withdrawals', t.user_id),
  ],
);

/** Mails to be sent, written together with what they tell. The id says what about, so that each is written once. */
export const billing_mails = pgTable(
  'billing_mails',
  {
    id: text().primaryKey(),
    /** Null once the account is erased: then only what the law makes us send is still here, with its address. */
    user_id: uuid().references(() => profiles.id, { onDelete: 'cascade' }),
    email: text(),
    kind: text().notNull(),
    facts: jsonb().notNull(),
    created_at: createdAt(),
    claimed_at: moment(),
    sent_at: moment(),
  },
  (t) => [
    index('billing_mails_user').on(t.user_id),
    index('billing_mails_unsent').on(t.created_at).where(sql`${t.sent_at} is null`),
    ...rowsOf('billing_mails', t.user_id),
  ],
);

export const rate_limits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    window_start: moment().notNull(),
    hits: integer().notNull().default(0),
  },
  (t) => [index('rate_limits_window_start').on(t.window_start), serviceRows('rate_limits')],
);

/** Counters of an erased account, under a keyed digest of who it was. No row of it names a user. */
export const kept_uses = pgTable(
  'kept_uses',
  {
    digest: bytea().primaryKey(),
    usage_count: integer().notNull(),
    usage_icebreaker: integer().notNull(),
    usage_intention_analyzer: integer().notNull(),
    expires_at: moment().notNull(),
  },
  (t) => [index('kept_uses_expires_at').on(t.expires_at), serviceRows('kept_uses')],
);

export const kept_withdrawals = pgTable(
  'kept_withdrawals',
  { digest: bytea().notNull(), confirmed_at: moment().notNull() },
  (t) => [primaryKey({ columns: [t.digest, t.confirmed_at] }), serviceRows('kept_withdrawals')],
);

export const daily_spend = pgTable(
  'daily_spend',
  { day: date({ mode: 'string' }).primaryKey(), micro_eur: bigint({ mode: 'number' }).notNull().default(0) },
  () => [serviceRows('daily_spend')],
);

/** On everything that this site makes at Stripe. An empty database has another, so no deployment takes another one's customers. */
export const site = pgTable(
  'site',
  {
    id: id(),
    /** What began at Stripe before this is known here. */
    caught_up_at: moment().notNull(),
    /** What a round of upkeep last took for surely past. */
    seen_at: moment(),
    /** When one last looked, by the clock of the database, and never earlier than the one before. */
    looked_at: moment(),
  },
  () => [serviceRows('site')],
);

/** Accounts that were erased, by the same mark as in `erased.log`: it names nobody. */
export const erasures = pgTable(
  'erasures',
  {
    mark: text().primaryKey(),
    erased_at: moment().notNull(),
    /** Customers at Stripe whose subscriptions are still to be ended; null once they are. */
    customers: jsonb().$type<string[]>(),
    owed: jsonb().$type<string[]>(),
    digests: jsonb().$type<string[]>(),
    ended_at: moment(),
  },
  () => [serviceRows('erasures')],
);

import { costMicroEur, createPrices } from '../../src/generation/models/prices.server.ts';
import { shown } from './figures.ts';

export interface Held {
  visitsPerSecond: number;
  /** Of the server process. */
  serverCores: number;
  databaseCores: number;
  bytesPerVisit: number;
  inputTokens: number;
  outputTokens: number;
  databaseBytesPerUser: number;
}

const assumed = {
  monthlyUsers: 1_000_000,
  visitsPerUser: 6,
  peakHourShare: 0.1,
  /** Of the busiest minute over its hour. */
  burst: 2,
  daysOfMonth: 30,
  /** A machine is asked for no more than this part of what it held. */
  headroom: 0.5,
  poolPerInstance: 10,
};
const models = [
  'openai/gpt-5-nano',
  'google/gemini-2.5-flash',
  'anthropic/claude-haiku-4-5',
  'mistral/mistral-medium-latest',
];

const priceOf = createPrices({});

/** On paper: what was measured, multiplied by what is assumed. */
export function millionText(held: Held): string {
  const visits = assumed.monthlyUsers * assumed.visitsPerUser;
  const peak = (visits / assumed.daysOfMonth) * (assumed.peakHourShare / 3_600) * assumed.burst;
  const serverCores = (held.serverCores / held.visitsPerSecond) * peak;
  const databaseCores = (held.databaseCores / held.visitsPerSecond) * peak;
  const instances = Math.max(2, Math.ceil(serverCores / assumed.headroom) + 1);
  const gigabytes = (assumed.monthlyUsers * held.databaseBytesPerUser) / 2 ** 30;
  const traffic = (visits * held.bytesPerVisit) / 2 ** 30;
  const rows = [
    ['visits a second in the busiest minute', shown(peak)],
    ['cores of the server / of the database then', `${shown(serverCores)} / ${shown(databaseCores)}`],
    ['instances, one core each, half idle, one to spare', shown(instances)],
    [
      'connections to the database',
      `${shown(instances * assumed.poolPerInstance)} (${assumed.poolPerInstance} each)`,
    ],
    ['database after a month, rows and indexes', `${shown(gigabytes)} GiB (and its replica)`],
    ['traffic a month, if no CDN takes the pages and assets', `${shown(traffic)} GiB`],
    ['at its peak', `${shown((peak * held.bytesPerVisit * 8) / 1e6)} Mbit/s`],
    ...models.map((model) => [
      `model, ${model}, one result a visit`,
      `${shown((visits * costMicroEur(priceOf(model), held.inputTokens, held.outputTokens)) / 1e6)} € a month`,
    ]),
  ];
  return `Assumed: ${assumed.visitsPerUser} visits a month each, with one result, one saved item and no photo; ${assumed.peakHourShare * 100} % of a day's
visits in its busiest hour and twice that rate in its busiest minute; visits as in the simulation; ${shown(held.inputTokens)} tokens in
(the prompt's characters by four) and ${shown(held.outputTokens)} out for a result, at the product's own price table without discounts.
Not in it: photos (decoding takes some 50 ms of a core each, and more tokens), sign-ins, mails, payments, attacks.

| what a million monthly users need | on paper |
|---|---|
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}
`;
}

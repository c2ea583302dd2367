import { expect, test } from 'vitest';
import { createUser, describeAnswers, describeEngines } from '../../test/engines.ts';
import { newcomer } from '../../test/models/ask-tools.ts';
import { openTools } from '../../test/models/open-tools.ts';
import { examples, functionThat } from '../../test/tool-examples.ts';

type Body = Record<string, unknown>;

const tools: [name: string, body: Body, lead: (answer: Body) => unknown][] = [
  [functionThat.opens, { inspiration: 'hola', selectedStyle: 'sincero' }, (one) => one.message],
  ['create-bio', { keywords: 'cine mudo, gatos, cocinar', bioStyle: 'casual' }, (one) => one.bio],
  ['create-bio', { keywords: 'normal', bioStyle: 'casual' }, (one) => one.bio],
  [
    functionThat.replies,
    { receivedMessage: 'El sábado fui a un concierto, ¿y tú?', objective: 'interest', style: 'casual' },
    (one) => one.suggestedReply,
  ],
  [
    functionThat.replies,
    { receivedMessage: 'No me interesa, lo siento', objective: 'date', style: 'casual' },
    (one) => one.suggestedReply,
  ],
  [
    functionThat.replies,
    { receivedMessage: 'Te voy a matar', objective: 'end', style: 'casual' },
    (one) => one.suggestedReply,
  ],
  ...examples
    .filter(({ tool }) => tool.versions && tool.contract.refines === undefined)
    .map(({ functionName, example }): (typeof tools)[number] => [
      functionName,
      example.body,
      (one) => JSON.stringify(example.answer.map((field) => one[field])),
    ]),
];

describeAnswers('twenty answers in a row to the same question', (open) => {
  // Of some thousand answers to a form two may be the same by chance: once in some thirty times twenty of them.
  test.each(tools)('%s gives hardly two that are equal for %o', async (name, body, lead) => {
    const { ask } = await newcomer(open, { tier: 'pro' });
    const given: unknown[] = [];
    for (let i = 0; i < 20; i++) given.push(lead((await ask(name, body)).answer));
    expect(new Set(given).size).toBeGreaterThan(18);
  });
});

describeEngines('what was given before', (open) => {
  test('of seven lines that are written for a thing and a tone six come before any comes again', async () => {
    const { ask } = await newcomer(open, { tier: 'pro' });
    const body = { inspiration: 'Le gusta cocinar', selectedStyle: 'sincero' };
    const given: unknown[] = [];
    for (let i = 0; i < 6; i++) given.push((await ask(functionThat.opens, body)).answer.message);
    expect(new Set(given).size).toBe(6);
  });

  test('«otra como esta» gives nothing that was given before, and no text is kept of any of it', async () => {
    const { db, ask } = await newcomer(open, { tier: 'pro' });
    const body = { inspiration: 'Le gusta el senderismo', selectedStyle: 'casual' };
    const { generationId, message } = (await ask(functionThat.opens, body)).answer;
    const refine = { of: generationId, chip: 'another', text: message };
    const another = (await ask(functionThat.opens, { ...body, refine })).answer.message;
    // Of what somebody likes there are three questions at least: the next one is the third.
    const given = [message, another, (await ask(functionThat.opens, body)).answer.message];
    expect(given.filter((one, at) => given.indexOf(one) !== at)).toEqual([]);
    const rows = await db.asSuperuser(
      'select octet_length(given) as bytes from generations order by created_at',
    );
    expect(rows.map(({ bytes }) => Number(bytes))).toEqual([6, 2, 6]);
  });

  test('only of the last twenty is a mark kept, and of two people with equal texts the marks differ', async () => {
    const db = await open();
    const [one, other] = [await createUser(db, { tier: 'pro' }), await createUser(db, { tier: 'pro' })];
    const call = openTools(db);
    const body = { inspiration: 'No quiere seguir hablando', selectedStyle: 'casual' };
    for (let i = 0; i < 23; i++) await call(functionThat.opens, body, one);
    await call(functionThat.opens, body, other);
    const kept = await db.asSuperuser(
      'select user_id, count(given)::int as n from generations group by user_id order by n',
    );
    expect(kept.map(({ n }) => n)).toEqual([1, 20]);
  });
});

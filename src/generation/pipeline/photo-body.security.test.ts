import { expect, test } from 'vitest';
import { createUser, describeAnswers } from '../../../test/engines.ts';
import { openFunctions, post, scriptedEngine, smallPhoto } from '../../../test/models/open-functions.ts';
import { mostHeldBytes } from '../../platform/bodies.server.ts';
import { takePhoto } from './photo-body.server.ts';

const photo = `data:image/png;base64,${'iVBOR+/='.repeat(20_000)}`;

describeAnswers('a body with a photo', (open) => {
  test.each([
    ['lists within lists', `{"say":"hola","more":${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
    ['two hundred thousand objects', `{"say":"hola","more":[${'{},'.repeat(200_000)}{}]}`],
    ['a long text', JSON.stringify({ say: 'e\u0301'.repeat(200_000) })],
    ['all of it beside a photo', `{"photo":${JSON.stringify(photo)},"more":[${'{},'.repeat(130_000)}{}]}`],
    ['the photo inside something else', `{"say":"hola","more":{"a":[${'1,'.repeat(200_000)}1],"photo":"x"}}`],
  ])('%s in the megabytes that are meant for the photo: refused before it is parsed', async (_, body) => {
    const db = await open();
    const answer = await post(openFunctions(db), await createUser(db), body);
    expect([answer.status, answer.body.error]).toEqual([413, 'too_large']);
  });

  test('no more bodies of one person are read at once than generations may run; others are not in the way', async () => {
    const db = await open();
    const [ana, eva] = [await createUser(db), await createUser(db)];
    const engine = scriptedEngine(async () => ({ text: 'Hola' }));
    const functions = openFunctions(db, { engine, settings: { RATE_LIMIT_SCALE: '1' } });
    const finish: (() => void)[] = [];
    const send = (user: string) => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"say":'));
          finish.push(() => {
            controller.enqueue(new TextEncoder().encode('"hola"}'));
            controller.close();
          });
        },
      });
      const headers = { 'Content-Type': 'application/json', 'x-user': user };
      const init = { method: 'POST', body, duplex: 'half', headers } as RequestInit;
      return functions.app.request('/api/functions/do-counted', init);
    };
    const four = [send(ana), send(ana), send(ana), send(ana)];
    // Whichever of them comes last; the others wait for the rest of their body.
    const refused = await Promise.race(four);
    expect([refused.status, (await refused.json()).error]).toEqual([429, 'rate_limited']);
    const other = send(eva);
    for (const end of finish) end();
    const statuses = (await Promise.all(four)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, 200, 429]);
    expect((await other).status).toBe(200);
    expect((await post(functions, eva, { say: 'hola' })).status).toBe(200);
  });
});

describeAnswers('half-sent bodies of megabytes from many accounts', (open) => {
  test('are given up before they hold more than the bound, and a small photo gets through beside them', async () => {
    const db = await open();
    const functions = openFunctions(db);
    const people = await Promise.all(Array.from({ length: 8 }, () => createUser(db)));
    const chunk = new TextEncoder().encode('A'.repeat(1024 * 1024));
    const answers: Promise<Response>[] = [];
    let sent = 0;
    for (const user of people) {
      let pieces = 0;
      const body = new ReadableStream({
        pull(controller) {
          pieces += 1;
          if (pieces === 1)
            controller.enqueue(new TextEncoder().encode('{"say":"hola","photo":"data:image/png;base64,'));
          else if (pieces <= 11) {
            sent += chunk.length;
            controller.enqueue(chunk);
          } else if (sent > mostHeldBytes) controller.close();
          else
            return new Promise<void>((resolve) => setTimeout(resolve, 5)).then(() =>
              controller.enqueue(new Uint8Array([65])),
            );
          return undefined;
        },
      });
      const init = { method: 'POST', body, duplex: 'half', headers: { 'x-user': user } } as RequestInit;
      answers.push(Promise.resolve(functions.app.request('/api/functions/do-counted', init)));
    }
    const refused = (await Promise.all(answers)).filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ headers }) => headers.get('retry-after') === '5')).toBe(true);
    expect(await refused[0]?.text()).toMatch(/demasiados datos/);
    const small = { say: 'hola', photo: await smallPhoto() };
    expect((await post(functions, people[0] ?? '', small)).status).toBe(200);
  });
});

test('the photo is what the sender wrote, wherever it stands and however its slashes are written', () => {
  const escaped = JSON.stringify(photo).replaceAll('/', '\\/');
  for (const body of [
    JSON.stringify({ photo, say: 'hola' }),
    JSON.stringify({ say: 'a "photo": "b" \\"photo\\":"', photo }),
    `{ "say" : "x" ,\n "photo" :\t${escaped} }`,
  ]) {
    const taken = takePhoto(Buffer.from(body), 'photo', 1_000);
    expect(taken.photo).toBe(photo);
    expect(JSON.parse(taken.rest)).toEqual({ ...JSON.parse(body), photo: '' });
  }
});

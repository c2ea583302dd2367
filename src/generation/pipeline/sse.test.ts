import { expect, test } from 'vitest';
import { eventStream } from './sse.server.ts';

test('partials that take long to make leave as long to everybody else', async () => {
  let made = 0;
  const makeSlowly = () => {
    made += 1;
    for (const until = performance.now() + 60; performance.now() < until; );
    return {};
  };
  const { body } = await eventStream(new AbortController().signal, async ({ onPartial }) => {
    for (let piece = 0; piece < 20; piece += 1) onPartial(makeSlowly);
  });
  expect(await new Response(body).text()).toContain('event: result');
  expect(made).toBeLessThan(4);
});

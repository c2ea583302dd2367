import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess, untilSeen } from '../../test/rig/processes.ts';
import { carried, type Driver } from './driver.ts';

interface Outcome {
  type: 'success' | 'exception';
  result: { value?: string; sharedId?: string };
  exceptionDetails: { text: string };
}

/** By WebDriver BiDi, which Firefox speaks without a program between. */
export async function openFirefox(path: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'salero-firefox-'));
  copyFileSync('e2e/engines/firefox-user.js', join(profile, 'user.js'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const firefox = startProcess(path, [...args, '--width=390', '--height=844'], { detached: true });
  const address = await untilSeen(firefox, () => /BiDi listening on (ws:\S+)/.exec(firefox.log())?.[1]);
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, (answer: Record<string, unknown>) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data));
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  let sent = 0;
  async function send<Result>(method: string, params: object): Promise<Result> {
    sent += 1;
    const answered = new Promise<Record<string, unknown>>((resolve) => waiting.set(sent, resolve));
    socket.send(JSON.stringify({ id: sent, method, params }));
    const { type, result, message } = await answered;
    if (type === 'error') throw new Error(`${method}: ${message}`);
    return result as Result;
  }
  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context;

  async function run(functionDeclaration: string, value: string): Promise<Outcome['result']> {
    const { type, result, exceptionDetails } = await send<Outcome>('script.callFunction', {
      functionDeclaration,
      awaitPromise: true,
      userActivation: false,
      target: { context },
      arguments: [{ type: 'string', value }],
    });
    if (type === 'exception') throw new Error(exceptionDetails.text);
    return result;
  }

  return {
    visit: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    call: async (source, given) =>
      JSON.parse((await run(carried(source), JSON.stringify(given))).value ?? ''),
    perform: (actions) => send('input.performActions', { context, actions }),
    async choose(selector, file) {
      const { sharedId } = await run('(one) => document.querySelector(one)', selector);
      await send('input.setFiles', { context, element: { sharedId }, files: [file] });
    },
    async close() {
      socket.close();
      await firefox.stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

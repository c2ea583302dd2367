import { freePort } from '../../test/rig/free-port.ts';
import { startProcess, untilSeen } from '../../test/rig/processes.ts';
import { carried, type Driver } from './driver.ts';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** By classic WebDriver. It has no headless mode: on a machine without a screen, on one that is made up. */
export async function openWebKit(path: string): Promise<Driver> {
  const port = await freePort();
  const screen = process.env.DISPLAY ? [] : ['xvfb-run', '-a', '-s', '-screen 0 1280x1024x24'];
  const [command = '', ...args] = [...screen, path, `--port=${port}`];
  const webkit = startProcess(command, args, { detached: true });
  const root = `http://127.0.0.1:${port}/session`;

  async function send<Value>(method: string, way: string, body?: object): Promise<Value> {
    const response = await fetch(root + way, { method, body: body && JSON.stringify(body) });
    const { value } = (await response.json()) as { value: Value & { message?: string } };
    if (!response.ok) throw new Error(`${way}: ${value.message}`);
    return value;
  }

  try {
    await untilSeen(webkit, () => fetch(`http://127.0.0.1:${port}/status`).catch(() => null));
    const capabilities = {
      alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation', '--geometry=390x844'] } },
    };
    const { sessionId } = await send<{ sessionId: string }>('POST', '', { capabilities });
    const session = `/${sessionId}`;
    await send('POST', `${session}/timeouts`, { script: 60_000, pageLoad: 60_000 });
    return {
      visit: (url) => send('POST', `${session}/url`, { url }),
      async call(source, given) {
        const script = `const [given, done] = arguments;
          (${carried(source)})(given).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
        const { value, error } = await send<{ value: string; error?: string }>(
          'POST',
          `${session}/execute/async`,
          { script, args: [JSON.stringify(given)] },
        );
        if (error) throw new Error(error);
        return JSON.parse(value);
      },
      perform: (actions) => send('POST', `${session}/actions`, { actions }),
      async choose(selector, file) {
        const found = await send<Record<string, string>>('POST', `${session}/element`, {
          using: 'css selector',
          value: selector,
        });
        await send('POST', `${session}/element/${found[elementKey]}/value`, { text: file });
      },
      async close() {
        await send('DELETE', session);
        await webkit.stop();
      },
    };
  } catch (error) {
    await webkit.stop();
    throw error;
  }
}

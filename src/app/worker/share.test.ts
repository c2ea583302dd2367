import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Its types are those of a worker, which the server's do not know. */
const code: string = './worker.ts';

type Handler = (event: Record<string, unknown>) => void;

/** The worker as a browser runs it, as far as a share needs it. */
async function openWorker() {
  const handlers = new Map<string, Handler>();
  vi.stubGlobal('build', { version: '1', pages: {}, code: [], onDemand: [] });
  vi.stubGlobal('self', {
    location: { origin: 'https://salero.example' },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
  });
  vi.resetModules();
  await import(code);
  return {
    async share(texto: string) {
      let answer: unknown;
      const form = new FormData();
      form.set('texto', texto);
      handlers.get('fetch')?.({
        request: {
          method: 'POST',
          mode: 'navigate',
          url: 'https://salero.example/compartir',
          formData: async () => form,
        },
        respondWith: (given: unknown) => {
          answer = given;
        },
        waitUntil: () => {},
      });
      await Promise.resolve(answer).catch(() => {});
    },
    async asked(): Promise<{ text: string } | null> {
      const { promise, resolve } = Promise.withResolvers<{ text: string } | null>();
      handlers.get('message')?.({ data: 'compartido', ports: [{ postMessage: resolve }] });
      return promise;
    },
  };
}

test('a shared chat arrives whole, however long it is', async () => {
  const worker = await openWorker();
  const long = `Te juro que te mato\n${'Hola, ¿qué tal?\n'.repeat(5_000)}`.trim();
  await worker.share(long);
  expect(await worker.asked()).toMatchObject({ text: long });
});

test('what is shared within a minute of something else is held its own minute', async () => {
  vi.useFakeTimers();
  const worker = await openWorker();
  await worker.share('El primer chat');
  expect(await worker.asked()).toMatchObject({ text: 'El primer chat' });
  await vi.advanceTimersByTimeAsync(59_000);
  await worker.share('El segundo chat');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await worker.asked()).toMatchObject({ text: 'El segundo chat' });
  await worker.share('El tercero');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await worker.asked()).toBeNull();
});

import { expect, test, vi } from 'vitest';
import { deliverFile } from './deliver-file.ts';

test('what took too long for the share sheet is a download, and a closed sheet is nothing', async () => {
  const downloads: string[] = [];
  const share = vi.fn(async () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('navigator', { share, canShare: () => true });
  vi.stubGlobal('document', {
    createElement: () => ({
      click(this: { download: string }) {
        downloads.push(this.download);
      },
    }),
  });
  for (const [refusal, isThere, downloaded] of [
    ['AbortError', false, 0],
    ['', true, 0],
    ['NotAllowedError', true, 1],
  ] as const) {
    share.mockImplementationOnce(async () => {
      if (refusal) throw new DOMException('refused', refusal);
    });
    expect(await deliverFile(new File(['{}'], 'guardados.json'))).toBe(isThere);
    expect(downloads).toHaveLength(downloaded);
  }
  expect(downloads).toEqual(['guardados.json']);
  vi.unstubAllGlobals();
});

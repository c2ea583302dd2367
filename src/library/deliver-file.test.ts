import { expect, test, vi } from 'vitest';
import { toast } from '../ui/toast.ts';
import { deliverFile } from './deliver-file.ts';

test('a file is said to be there only once it is: what took too long for the share sheet is a download, and a closed sheet is nothing', async () => {
  const said = vi.spyOn(toast, 'success').mockImplementation(() => '');
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
  const deliver = () => deliverFile(new File(['{}'], 'mis-datos.json'), 'Ya está');
  for (const [refusal, isThere, downloaded] of [
    ['AbortError', false, 0],
    ['', true, 0],
    ['NotAllowedError', true, 1],
  ] as const) {
    said.mockClear();
    share.mockImplementationOnce(async () => {
      expect(said).not.toHaveBeenCalled();
      if (refusal) throw new DOMException('refused', refusal);
    });
    expect(await deliver()).toBe(isThere);
    expect(said.mock.calls).toEqual(isThere ? [['Ya está']] : []);
    expect(downloads).toHaveLength(downloaded);
  }
  expect(downloads).toEqual(['mis-datos.json']);
  vi.unstubAllGlobals();
  said.mockRestore();
});

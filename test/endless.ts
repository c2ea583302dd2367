import type { ServerResponse } from 'node:http';

/** Answers without an end, as fast as the other side reads. Resolves with how many bytes it took before the line was cut. */
export function answerForEver(response: ServerResponse, opening: string): Promise<number> {
  const more = Buffer.alloc(256 * 1024, 'a');
  const { socket } = response;
  response.write(opening);
  const write = () => {
    while (!response.destroyed && response.write(more));
  };
  response.on('drain', write);
  write();
  return new Promise((resolve) => response.on('close', () => resolve(socket?.bytesWritten ?? 0)));
}

export class AnswerTooLong extends Error {}

const failureBytes = 64 * 1024;

/**
 * `fetch` for answers of others that a library reads whole, or by the line, however long that is: what is longer than any that is meant
 * is given up, and its line cut, before it fills the memory of all.
 */
export function boundedFetch(mostBytes: number, always: RequestInit = {}) {
  return async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const answer = await fetch(input, { ...init, ...always });
    let left = answer.ok ? mostBytes : failureBytes;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, controller) {
        left -= bytes.byteLength;
        if (left < 0) throw new AnswerTooLong('the answer is too long');
        controller.enqueue(bytes);
      },
    });
    return new Response(answer.body?.pipeThrough(counted), answer);
  };
}

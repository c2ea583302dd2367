export class AnswerTooLong extends Error {}

const failureBytes = 64 * 1024;

/** `fetch` for libraries that read answers whole: what is longer than any that is meant is cut before it fills the memory. */
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

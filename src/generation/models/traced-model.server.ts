import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import type { OpenSpan, Tracing } from '../../platform/tracing.server.ts';
import type { ChosenModel } from './providers.server.ts';

/** Each call to a model as a span, until its last piece: which one, how much, how it ended; not a word of it. */
export function tracedModel(chosen: ChosenModel, tracing: Tracing): ChosenModel {
  const inner = chosen.model;
  const doStream: LanguageModelV4['doStream'] = async (options) => {
    const span = tracing.open('model', 'client', { 'gen_ai.request.model': chosen.name });
    // A server of ours continues the trace; another company gets no number by which to tie calls together.
    const headers = chosen.own ? { ...options.headers, traceparent: span.traceparent } : options.headers;
    try {
      const answer = await inner.doStream({ ...options, ...(headers && { headers }) });
      return { ...answer, stream: watched(answer.stream, span) };
    } catch (error) {
      span.fail(error);
      span.end();
      throw error;
    }
  };
  const model = new Proxy(inner, {
    get: (target, name) => (name === 'doStream' ? doStream : Reflect.get(target, name, target)),
  });
  return { ...chosen, model };
}

function watched(stream: ReadableStream<LanguageModelV4StreamPart>, span: OpenSpan) {
  const reader = stream.getReader();
  return new ReadableStream<LanguageModelV4StreamPart>({
    async pull(controller) {
      try {
        const { value, done } = await reader.read();
        if (done) {
          span.end();
          return controller.close();
        }
        if (value.type === 'error') span.fail(value.error);
        if (value.type === 'finish')
          span.add({
            'gen_ai.usage.input_tokens': value.usage.inputTokens.total ?? 0,
            'gen_ai.usage.output_tokens': value.usage.outputTokens.total ?? 0,
            'gen_ai.response.finish_reason': value.finishReason.unified,
          });
        controller.enqueue(value);
      } catch (error) {
        span.fail(error);
        span.end();
        controller.error(error);
      }
    },
    cancel(reason) {
      span.end();
      return reader.cancel(reason);
    },
  });
}

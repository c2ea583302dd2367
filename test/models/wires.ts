/** How each provider's streaming protocol says the same few things. */
export interface Wire {
  name: string;
  /** Whether a request path belongs to this protocol. */
  matches(path: string): boolean;
  /** As `AI_MODELS` names it, and the setting that leads it to a stand-in. */
  model: string;
  settings(origin: string): Record<string, string>;
  open(request: unknown): string[];
  text(delta: string, request: unknown): string;
  /** `usage` null: as from a provider that was cut off. */
  end(
    why: 'stop' | 'length' | 'filter',
    usage: { input: number; output: number },
    request: unknown,
  ): string[];
  refusal(words: string, request: unknown): string[];
  error(status: number): unknown;
}

const data = (body: unknown) => `data: ${JSON.stringify(body)}\n\n`;
const event = (name: string, body: object) =>
  `event: ${name}\ndata: ${JSON.stringify({ type: name, ...body })}\n\n`;

const chatChunk = (choice: object | null, extra: object = {}) =>
  data({
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: choice ? [{ index: 0, ...choice }] : [],
    ...extra,
  });

function chat(name: string, model: string, settings: Wire['settings']): Wire {
  return {
    name,
    model,
    settings,
    matches: (path) => path.endsWith('/chat/completions'),
    open: () => [chatChunk({ delta: { role: 'assistant', content: '' } })],
    text: (content) => chatChunk({ delta: { content } }),
    end: (why, { input, output }) => {
      const finish = { delta: {}, finish_reason: why === 'filter' ? 'content_filter' : why };
      const usage = { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
      // Mistral counts in its last piece, the others in one of their own without a choice.
      return name === 'mistral'
        ? [chatChunk(finish, { usage }), 'data: [DONE]\n\n']
        : [chatChunk(finish), chatChunk(null, { usage }), 'data: [DONE]\n\n'];
    },
    refusal: (refusal) => [
      chatChunk({ delta: { refusal } }),
      // Mistral knows no refusal field: it says no through the finish reason.
      chatChunk({ delta: {}, finish_reason: name === 'mistral' ? 'content_filter' : 'stop' }),
      'data: [DONE]\n\n',
    ],
    error: (status) => ({ error: { message: 'stand-in', type: 'test', code: String(status) } }),
  };
}

const responses: Wire = {
  name: 'openai',
  model: 'openai/gpt-4o-mini',
  settings: (origin) => ({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: `${origin}/v1` }),
  matches: (path) => path.endsWith('/responses'),
  open: () => [
    event('response.created', { response: { id: 'r1', created_at: 1, model: 'm' } }),
    event('response.output_item.added', { output_index: 0, item: { type: 'message', id: 'i1' } }),
  ],
  text: (delta) => event('response.output_text.delta', { item_id: 'i1', output_index: 0, delta }),
  end: (why, { input, output }) => [
    event(why === 'stop' ? 'response.completed' : 'response.incomplete', {
      response: {
        incomplete_details:
          why === 'stop' ? null : { reason: why === 'filter' ? 'content_filter' : 'max_output_tokens' },
        usage: { input_tokens: input, output_tokens: output },
      },
    }),
  ],
  refusal: (words) => [
    event('response.refusal.delta', { item_id: 'i1', output_index: 0, content_index: 0, delta: words }),
    event('response.refusal.done', { item_id: 'i1', output_index: 0, content_index: 0, refusal: words }),
    event('response.completed', { response: { usage: { input_tokens: 1, output_tokens: 1 } } }),
  ],
  error: (status) => ({ error: { message: 'stand-in', type: 'test', param: null, code: String(status) } }),
};

const usesTool = (request: unknown) => Array.isArray((request as { tools?: unknown }).tools);

const anthropic: Wire = {
  name: 'anthropic',
  model: 'anthropic/claude-haiku-4-5',
  settings: (origin) => ({ ANTHROPIC_API_KEY: 'k', ANTHROPIC_BASE_URL: `${origin}/v1` }),
  matches: (path) => path.endsWith('/messages'),
  open: (request) => [
    event('message_start', {
      message: {
        id: 'm1',
        type: 'message',
        role: 'assistant',
        model: 'm',
        content: [],
        usage: { input_tokens: 11, output_tokens: 1 },
      },
    }),
    event('content_block_start', {
      index: 0,
      content_block: usesTool(request)
        ? { type: 'tool_use', id: 't1', name: 'json', input: {} }
        : { type: 'text', text: '' },
    }),
  ],
  text: (text, request) =>
    event('content_block_delta', {
      index: 0,
      delta: usesTool(request)
        ? { type: 'input_json_delta', partial_json: text }
        : { type: 'text_delta', text },
    }),
  end: (why, { output }) => [
    event('content_block_stop', { index: 0 }),
    event('message_delta', {
      delta: {
        stop_reason: why === 'stop' ? 'end_turn' : why === 'length' ? 'max_tokens' : 'refusal',
        stop_sequence: null,
      },
      usage: { output_tokens: output },
    }),
    event('message_stop', {}),
  ],
  refusal: (words, request) => [
    anthropic.text(words, request),
    ...anthropic.end('filter', { input: 1, output: 1 }, request),
  ],
  error: () => ({ type: 'error', error: { type: 'api_error', message: 'stand-in' } }),
};

const google: Wire = {
  name: 'google',
  model: 'google/gemini-2.5-flash',
  settings: (origin) => ({ GOOGLE_GENERATIVE_AI_API_KEY: 'k', GOOGLE_BASE_URL: `${origin}/v1beta` }),
  matches: (path) => path.includes(':streamGenerateContent'),
  open: () => [],
  text: (text) => data({ candidates: [{ index: 0, content: { role: 'model', parts: [{ text }] } }] }),
  end: (why, { input, output }) => [
    data({
      candidates: [
        {
          index: 0,
          content: { role: 'model', parts: [] },
          finishReason: why === 'stop' ? 'STOP' : why === 'length' ? 'MAX_TOKENS' : 'SAFETY',
        },
      ],
      usageMetadata: {
        promptTokenCount: input,
        candidatesTokenCount: output,
        totalTokenCount: input + output,
      },
    }),
  ],
  refusal: () => [data({ promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, candidates: [] })],
  error: (status) => ({ error: { code: status, message: 'stand-in', status: 'TEST' } }),
};

export const wires: readonly Wire[] = [
  anthropic,
  responses,
  google,
  chat('mistral', 'mistral/mistral-small-latest', (origin) => ({
    MISTRAL_API_KEY: 'k',
    MISTRAL_BASE_URL: `${origin}/v1`,
  })),
  chat('compatible', 'compatible/qwen3', (origin) => ({ AI_BASE_URL: `${origin}/v1` })),
];

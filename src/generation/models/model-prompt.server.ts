import { createHash } from 'node:crypto';
import type { LanguageModelV4Message, LanguageModelV4Prompt } from '@ai-sdk/provider';
import type { Gender } from '../../person/about-me/about-me.ts';
import type { EngineContext, ThreadContext } from '../tool.ts';
import type { EngineRequest } from './engine.server.ts';
import { chatRule, fence, fenceChat } from './fence.ts';
import type { ModelSchema } from './model-schema.server.ts';
import type { ChosenModel } from './providers.server.ts';
import rules from './rules.json' with { type: 'json' };

/** The stable part first and marked as such, so that a provider's cache can keep it. */
export function modelPrompt(
  { tool, input, context, image }: EngineRequest,
  { constrained }: ChosenModel,
  { schema }: ModelSchema,
): LanguageModelV4Prompt {
  const { system, user } = tool.prompt(input, { ...context, hasImage: image !== undefined });
  const spelled = constrained
    ? ''
    : `\n\nResponde solo con un objeto JSON, sin nada alrededor, que cumpla este esquema:\n${JSON.stringify(schema)}`;
  return [
    {
      role: 'system',
      content: `${system}\n\n${rules.care}${spelled}`,
      providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
    },
    {
      role: 'user',
      content: [
        ...(image
          ? [
              {
                type: 'file' as const,
                mediaType: image.mediaType,
                data: { type: 'data' as const, data: image.bytes },
              },
            ]
          : []),
        {
          type: 'text',
          text: [
            context.thread && threadPart(context.thread),
            image && rules.photo,
            user,
            personPrompt(context),
          ]
            .filter(Boolean)
            .join('\n\n'),
        },
      ],
    },
  ];
}

function threadPart({ chat, notes }: ThreadContext): string {
  const parts = [chat && `${chatRule}\n\n${fenceChat('hilo', chat)}`, notes && fence('notas', notes)];
  return [rules.thread, ...parts].filter(Boolean).join('\n\n');
}

export function repairPrompt(
  prompt: LanguageModelV4Prompt,
  { text, problem }: { text: string; problem: string },
): LanguageModelV4Prompt {
  // An answer that was cut off is asked for again as it was; so is an empty one, which no provider takes back as a turn.
  if (!text.trim()) return prompt;
  const turn: LanguageModelV4Message[] = [
    { role: 'assistant', content: [{ type: 'text', text: text.trim() }] },
    {
      role: 'user',
      content: [
        {
          type: 'text',
          text: `Tu respuesta no sirve (${problem}). Escribe otra vez el objeto JSON entero, corregido, en español, según el esquema y sin nada alrededor.`,
        },
      ],
    },
  ];
  return [...prompt, ...turn];
}

export function promptVersion([first]: LanguageModelV4Prompt): string {
  return createHash('sha256').update(String(first?.content)).digest('hex').slice(0, 8);
}

/** For the part of a prompt that differs by person: never the system's, which a provider caches. */
function personPrompt({ voice, told = {} }: EngineContext): string {
  return [
    told.gender ? rules.gender[told.gender as Gender] : '',
    told.ageBand ? `Edad de quien usa Salero: ${told.ageBand}. Tenlo en cuenta sin nombrarla.` : '',
    told.lookingFor ? fence('lo que busca quien usa Salero', told.lookingFor) : '',
    ...(voice
      ? [
          rules.voice,
          fence('cómo escribe', voice.description),
          ...voice.examples.map((example, index) => fence(`ejemplo ${index + 1} de cómo escribe`, example)),
        ]
      : []),
  ]
    .filter(Boolean)
    .join('\n\n');
}

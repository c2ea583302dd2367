import { createHash } from 'node:crypto';
import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import type { Gender } from '../../person/about-me/about-me.ts';
import { fill } from '../../platform/fill.ts';
import type { EngineContext, ThreadContext } from '../tool.ts';
import type { EngineRequest, PreparedImage } from './engine.server.ts';
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
  const spelled = constrained ? '' : `\n\n${rules.schema}\n${JSON.stringify(schema)}`;
  const thread = context.thread && threadPart(context.thread);
  const text = [thread, image && rules.photo, user, personPrompt(context)].filter(Boolean).join('\n\n');
  return [
    {
      role: 'system',
      content: `${system}\n\n${rules.care}${spelled}`,
      providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
    },
    { role: 'user', content: [...(image ? [photoPart(image)] : []), { type: 'text', text }] },
  ];
}

const photoPart = ({ mediaType, bytes }: PreparedImage) =>
  ({ type: 'file', mediaType, data: { type: 'data', data: bytes } }) as const;

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
  const asked = fill(rules.repair, { problem });
  return [
    ...prompt,
    { role: 'assistant', content: [{ type: 'text', text: text.trim() }] },
    { role: 'user', content: [{ type: 'text', text: asked }] },
  ];
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

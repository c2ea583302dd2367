import type { EngineContext } from '../tool.ts';
import { fence } from './fence.ts';

/** For the part of a prompt that differs by person: never the system's, which a provider caches. */
export function personPrompt({ voice }: EngineContext): string {
  if (!voice) return '';
  return [
    'Lo que se va a enviar lo firma esta persona: que suene a ella, con su vocabulario, su largo, sus risas y sus emojis. Imita cómo escribe, no lo que cuenta. Pon las mayúsculas, las tildes y los signos como siempre: eso se ajusta después.',
    fence('cómo escribe', voice.description),
    ...voice.examples.map((example, index) => fence(`ejemplo ${index + 1} de cómo escribe`, example)),
  ].join('\n\n');
}

import type { Finding } from '../../language/read/finding.ts';
import { newestOf } from '../../language/read/newest.ts';
import { modelReads } from '../transcript/lines.ts';
import rules from './rules.json' with { type: 'json' };

const marker = '⟦';
const closing = '⟧';

/** The two bracket characters cannot occur inside, so that what a user typed cannot close its own fence. */
export function fence(label: string, text: string): string {
  const inside = text.replaceAll(marker, '[').replaceAll(closing, ']').trim();
  return `${marker}${label}${closing}\n${inside}\n${marker}fin de ${label}${closing}`;
}

/** What was found in the part of a chat that a model is not given: there the rules' reading counts as it is. */
export function unseenByModel(chat: string, findings: readonly Finding[]): Finding[] {
  const { start } = newestOf(chat, modelReads);
  return findings.filter((one) => one.start < start);
}

export function fenceChat(label: string, chat: string): string {
  const { text, of, from } = newestOf(chat, modelReads);
  const rest = of < from ? 'Es solo la parte más reciente de una conversación más larga.\n\n' : '';
  return rest + fence(label, text);
}

export const { chat: chatRule, fence: fenceRule } = rules;

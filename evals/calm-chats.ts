import { parseChat } from '../src/language/read/chat.ts';
import type { LabelledText } from './corpus.ts';

const around = 8;

const isOneMessage = ({ text }: LabelledText) => {
  const [only, ...others] = parseChat(text);
  return only?.speaker === null && others.length === 0;
};

/**
 * Each grave message in a chat of ordinary ones, first in one chat, somewhere within in the next; and each of those chats without
 * it, which is harmless. The ordinary ones are messages of courtship, whatever interest they show.
 */
export function calmChats(texts: readonly LabelledText[], calm: readonly LabelledText[]): LabelledText[] {
  const lines = calm.filter((one) => isOneMessage(one) && one.level !== 'bajo');
  const grave = texts.filter((one) => isOneMessage(one) && one.level === 'alto');
  return grave.flatMap((one, chat) => {
    const said = Array.from({ length: around }, (_, at) => {
      const { text } = lines[(chat * around + at) % lines.length] as LabelledText;
      return `${at % 2 === 0 ? 'Ana' : 'Yo'}: ${text}`;
    });
    const withGrave = said.toSpliced(chat % (around + 1), 0, `Ana: ${one.text}`);
    return [
      { ...one, text: withGrave.join('\n') },
      { ...one, level: 'bajo' as const, text: said.join('\n') },
    ];
  });
}

import { readFileSync } from 'node:fs';

interface Said {
  who: 'me' | 'them';
  text: string;
}
export interface Chat {
  name: string;
  said: Said[];
}

/** Chats written by hand for the bench: a name, then its lines. `>` is the phone's owner, `<` the other person. */
export const chats: Chat[] = readFileSync(new URL('chats.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n\n')
  .map((block) => {
    const [name = '', ...lines] = block.split('\n');
    return {
      name,
      said: lines.map((line) => ({ who: line.startsWith('>') ? 'me' : 'them', text: line.slice(2) })),
    };
  });

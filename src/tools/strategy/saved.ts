import { savedKind } from '../../library/saved.ts';
import { strategyAbout } from './about.ts';
import texts from './saved.json' with { type: 'json' };

export const savedReplies = savedKind('replies', strategyAbout.path, texts, {
  editable: 'reply_text',
  card: async () => (await import('./card.tsx')).replyCard,
});

import { savedKind } from '../../library/saved.ts';
import { icebreakerAbout } from './about.ts';
import texts from './saved.json' with { type: 'json' };

export const savedIcebreakers = savedKind('icebreakers', icebreakerAbout.path, texts, {
  editable: 'message_text',
  card: async () => (await import('./card.tsx')).icebreakerCard,
});

import { type SavedKind, textCopied } from '../../library/saved.ts';
import { strategyAbout } from './about.ts';
import type { SavedReply } from './card.tsx';

export const savedReplies: SavedKind<SavedReply> = {
  collection: 'replies',
  editable: 'reply_text',
  tab: {
    place: 8,
    key: 'replies',
    label: 'Respuestas',
    one: 'Respuesta',
    empty: 'No tienes respuestas guardadas.',
    make: { path: strategyAbout.path, label: 'Preparar una respuesta' },
  },
  save: { done: 'Respuesta guardada correctamente', failed: 'No se pudo guardar la respuesta' },
  remove: { done: 'Respuesta eliminada', failed: 'Error al eliminar la respuesta' },
  copy: textCopied,
  card: async () => (await import('./card.tsx')).replyCard,
};

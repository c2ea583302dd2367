import type { SavedKind } from '../../library/saved.ts';
import { icebreakerAbout } from './about.ts';
import type { SavedIcebreaker } from './card.tsx';

export const savedIcebreakers: SavedKind<SavedIcebreaker> = {
  collection: 'icebreakers',
  editable: 'message_text',
  tab: {
    place: 5,
    key: 'icebreakers',
    label: 'Rompehielos',
    one: 'Rompehielos',
    empty: 'No tienes frases rompehielos guardadas.',
    make: { path: icebreakerAbout.path, label: 'Crear una frase' },
  },
  save: { done: 'Mensaje guardado correctamente', failed: 'No se pudo guardar el mensaje' },
  remove: { done: 'Frase eliminada', failed: 'Error al eliminar la frase' },
  copy: { done: 'Mensaje copiado al portapapeles', failed: 'No se pudo copiar el mensaje' },
  card: async () => (await import('./card.tsx')).icebreakerCard,
};

import { type SavedKind, textCopied } from '../../library/saved.ts';
import { subtextAbout } from './about.ts';
import type { SavedIntention } from './card.tsx';

export const savedIntentions: SavedKind<SavedIntention> = {
  collection: 'intentions',
  tab: {
    place: 4,
    key: 'intentions',
    label: 'Subtexto',
    one: 'Subtexto',
    empty: 'No tienes análisis de subtexto guardados.',
    make: { path: subtextAbout.path, label: 'Analizar un mensaje' },
  },
  save: {
    label: 'Guardar análisis',
    done: 'Análisis guardado correctamente',
    failed: 'Error al guardar el análisis',
  },
  remove: { done: 'Análisis eliminado', failed: 'Error al eliminar el análisis' },
  copy: textCopied,
  card: async () => (await import('./card.tsx')).subtextCard,
};

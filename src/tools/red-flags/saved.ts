import { type SavedKind, textCopied } from '../../library/saved.ts';
import { redFlagsAbout } from './about.ts';
import type { SavedFlags } from './card.tsx';

export const savedFlags: SavedKind<SavedFlags> = {
  collection: 'red-flags',
  premiumOnly: true,
  tab: {
    place: 7,
    key: 'redFlags',
    label: 'Red Flags',
    one: 'Red flags',
    empty: 'No tienes análisis de red flags guardados.',
    make: { path: redFlagsAbout.path, label: 'Analizar un mensaje' },
  },
  save: {
    label: 'Guardar análisis',
    done: 'Análisis guardado correctamente',
    failed: 'No se pudo guardar el análisis',
    already: 'Este análisis ya está guardado en tu perfil',
  },
  remove: { done: 'Análisis eliminado', failed: 'Error al eliminar el análisis' },
  copy: textCopied,
  card: async () => (await import('./card.tsx')).redFlagsCard,
};

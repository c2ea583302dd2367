import type { SavedKind } from '../../library/saved.ts';
import { bioCreatorAbout } from './about.ts';
import type { SavedBio } from './card.tsx';

export const savedBios: SavedKind<SavedBio> = {
  collection: 'bios',
  editable: 'bio_text',
  tab: {
    place: 6,
    key: 'bios',
    label: 'Bios',
    one: 'Bio',
    empty: 'No tienes bios guardadas.',
    make: { path: bioCreatorAbout.path, label: 'Crear una bio' },
  },
  save: { done: 'Bio guardada correctamente', failed: 'No se pudo guardar la bio' },
  remove: {
    sure: 'Esta acción no se puede deshacer. Esto eliminará permanentemente tu bio guardada.',
    doing: 'Eliminando...',
    done: 'Bio eliminada',
    failed: 'Error al eliminar la bio',
  },
  copy: { done: 'Bio copiada al portapapeles', failed: 'No se pudo copiar la bio' },
  card: async () => (await import('./card.tsx')).bioCard,
};

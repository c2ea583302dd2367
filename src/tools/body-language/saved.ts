import { type SavedKind, textCopied } from '../../library/saved.ts';
import { bodyLanguageAbout } from './about.ts';
import type { SavedGuide } from './card.tsx';

export const savedGuides: SavedKind<SavedGuide> = {
  collection: 'body-language',
  tab: {
    place: 2,
    key: 'bodyLanguage',
    label: 'Lenguaje Corporal',
    one: 'Lenguaje corporal',
    empty: 'No tienes guías de lenguaje corporal guardadas.',
    make: { path: bodyLanguageAbout.path, label: 'Crear una guía' },
  },
  save: { label: 'Guardar guía', done: 'Guía guardada correctamente', failed: 'Error al guardar la guía' },
  remove: { done: 'Guía eliminada', failed: 'Error al eliminar la guía' },
  copy: textCopied,
  card: async () => (await import('./card.tsx')).bodyLanguageCard,
};

import { type SavedKind, textCopied } from '../../library/saved.ts';
import { outfitAbout } from './about.ts';
import type { SavedOutfit } from './card.tsx';

export const savedOutfits: SavedKind<SavedOutfit> = {
  collection: 'outfits',
  editable: 'outfit_text',
  tab: {
    place: 3,
    key: 'outfits',
    label: 'Outfits',
    one: 'Outfit',
    empty: 'No tienes outfits guardados.',
    make: { path: outfitAbout.path, label: 'Crear un outfit' },
  },
  save: {
    label: 'Guardar outfit',
    done: 'Outfit guardado correctamente',
    failed: 'Error al guardar el outfit',
    signedOut: 'Debes iniciar sesión para guardar outfits',
    signsIn: true,
  },
  remove: { done: 'Outfit eliminado', failed: 'Error al eliminar el outfit' },
  copy: textCopied,
  card: async () => (await import('./card.tsx')).outfitCard,
};

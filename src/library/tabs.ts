import { type CollectionName, collectionNames } from './collections.ts';

export interface LibraryTab {
  collection: CollectionName;
  /** In `?tab=`. */
  key: string;
  label: string;
  /** Over one item, on its image. */
  one: string;
  empty: string;
  /** Where the first one is made. */
  make: { path: string; label: string };
  /** Told for the seconds in which it can be undone, where the end of that is told too. */
  deleting?: string;
  deleted: string;
  deleteFailed: string;
  copied: string;
  copyFailed: string;
}

const textCopied = { copied: 'Texto copiado al portapapeles', copyFailed: 'No se pudo copiar el texto' };

/** A collection without a tab does not compile: nobody could see what they saved. */
const tabs: Record<CollectionName, Omit<LibraryTab, 'collection'>> = {
  'date-plans': {
    key: 'datePlans',
    label: 'Planes de Citas',
    one: 'Plan de cita',
    empty: 'No tienes planes de citas guardados.',
    make: { path: '/planificador-citas', label: 'Planificar una cita' },
    deleted: 'Plan de cita eliminado',
    deleteFailed: 'Error al eliminar el plan de cita',
    ...textCopied,
  },
  'body-language': {
    key: 'bodyLanguage',
    label: 'Lenguaje Corporal',
    one: 'Lenguaje corporal',
    empty: 'No tienes guías de lenguaje corporal guardadas.',
    make: { path: '/lenguaje-corporal', label: 'Crear una guía' },
    deleted: 'Guía eliminada',
    deleteFailed: 'Error al eliminar la guía',
    ...textCopied,
  },
  outfits: {
    key: 'outfits',
    label: 'Outfits',
    one: 'Outfit',
    empty: 'No tienes outfits guardados.',
    make: { path: '/planificador-outfits', label: 'Crear un outfit' },
    deleted: 'Outfit eliminado',
    deleteFailed: 'Error al eliminar el outfit',
    ...textCopied,
  },
  intentions: {
    key: 'intentions',
    label: 'Subtexto',
    one: 'Subtexto',
    empty: 'No tienes análisis de subtexto guardados.',
    make: { path: '/subtexto-detector', label: 'Analizar un mensaje' },
    deleted: 'Análisis eliminado',
    deleteFailed: 'Error al eliminar el análisis',
    ...textCopied,
  },
  icebreakers: {
    key: 'icebreakers',
    label: 'Rompehielos',
    one: 'Rompehielos',
    empty: 'No tienes frases rompehielos guardadas.',
    make: { path: '/rompehielos', label: 'Crear una frase' },
    deleted: 'Frase eliminada',
    deleteFailed: 'Error al eliminar la frase',
    copied: 'Mensaje copiado al portapapeles',
    copyFailed: 'No se pudo copiar el mensaje',
  },
  bios: {
    key: 'bios',
    label: 'Bios',
    one: 'Bio',
    empty: 'No tienes bios guardadas.',
    make: { path: '/bio', label: 'Crear una bio' },
    deleting: 'Eliminando...',
    deleted: 'Bio eliminada',
    deleteFailed: 'Error al eliminar la bio',
    copied: 'Bio copiada al portapapeles',
    copyFailed: 'No se pudo copiar la bio',
  },
  'red-flags': {
    key: 'redFlags',
    label: 'Red Flags',
    one: 'Red flags',
    empty: 'No tienes análisis de red flags guardados.',
    make: { path: '/detector-redflags', label: 'Analizar un mensaje' },
    deleted: 'Análisis eliminado',
    deleteFailed: 'Error al eliminar el análisis',
    ...textCopied,
  },
};

export const libraryTabs: readonly LibraryTab[] = collectionNames.map((collection) => ({
  collection,
  ...tabs[collection],
}));

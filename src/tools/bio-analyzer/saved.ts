import { type SavedKind, textCopied } from '../../library/saved.ts';
import { bioAnalyzerAbout } from './about.ts';
import type { SavedBioAnalysis } from './card.tsx';

export const savedBioAnalyses: SavedKind<SavedBioAnalysis> = {
  collection: 'bio-analyses',
  premiumOnly: true,
  tab: {
    place: 9,
    key: 'bioAnalyses',
    label: 'Análisis de bio',
    one: 'Análisis de bio',
    empty: 'No tienes análisis de bio guardados.',
    make: { path: bioAnalyzerAbout.path, label: 'Analizar una bio' },
  },
  save: {
    label: 'Guardar análisis',
    done: 'Análisis guardado correctamente',
    failed: 'No se pudo guardar el análisis',
    already: 'Este análisis ya está guardado',
  },
  remove: { done: 'Análisis eliminado', failed: 'Error al eliminar el análisis' },
  copy: textCopied,
  card: async () => (await import('./card.tsx')).bioAnalysisCard,
};

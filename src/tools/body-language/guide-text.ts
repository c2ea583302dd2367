import { headedText } from '../../generation/headed-text.ts';

export const guideHeadings = {
  postura: 'POSTURA',
  mirada: 'MIRADA',
  gestos: 'GESTOS',
  erroresComunes: 'ERRORES COMUNES A EVITAR',
  tipFinal: 'TIP FINAL',
  fraseMotivadora: 'RECUERDA',
} as const;

export const guideText = headedText(guideHeadings).write;

import { headedText } from '../../generation/headed-text.ts';
import type { BodyLanguageGuide } from './contract.ts';

export const guideHeadings = {
  postura: 'POSTURA',
  mirada: 'MIRADA',
  gestos: 'GESTOS',
  erroresComunes: 'ERRORES COMUNES A EVITAR',
  tipFinal: 'TIP FINAL',
  fraseMotivadora: 'RECUERDA',
} as const;

const guide = headedText(guideHeadings);

/** What «Copiar guía» puts on the clipboard. */
export const guideText = (content: Partial<BodyLanguageGuide>) => guide.write('', content);

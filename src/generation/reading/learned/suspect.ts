import type { Family, Severity } from '../families.ts';
import { scoreOf } from './score.ts';

export interface Suspicion {
  family: Family;
  severity: Severity;
}

/** How sure the weights have to be, as log-odds: chosen so that few harmless messages get there. */
const sure = { alarm: 0.9, high: 0.1, highAlarm: 0.3 } as const;
const fewestWords = 4;

/** What the weights of the words say when no rule has seen anything. Never sure enough to overrule anybody. */
export function suspect(plain: string): Suspicion | null {
  if (plain.split(/\s+/).length < fewestWords) return null;
  const { alarm, high, family } = scoreOf(plain);
  if (high > sure.high && alarm > sure.highAlarm) return { family, severity: 'high' };
  return alarm > sure.alarm ? { family, severity: 'medium' } : null;
}

/** Says what the words resemble; the exact rule is not known here. */
export const suspicionTexts: Record<Family, string> = {
  falta_de_respeto: 'El tono se parece al de quien desprecia o pincha.',
  manipulacion: 'Las palabras se parecen a las de quien presiona con culpa o con prisas.',
  presion_sexual: 'Las palabras se parecen a las de quien presiona hacia lo sexual.',
  control: 'Las palabras se parecen a las de quien quiere decidir o vigilar.',
  violencia: 'Las palabras se parecen a las de una amenaza.',
  fraude: 'Las palabras se parecen a las de una estafa.',
  sextorsion: 'Las palabras se parecen a las de un chantaje.',
  menor: 'Hay palabras propias de alguien menor de edad: compruébalo antes de seguir.',
  autolesion: 'Las palabras se parecen a las de quien lo está pasando muy mal.',
};

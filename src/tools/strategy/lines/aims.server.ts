import type { Objective } from '../contract.ts';
import type { Aim } from './angle.server.ts';

export const aimOf: Record<Exclude<Objective, 'other' | 'end'>, Aim> = {
  whatsapp: 'whatsapp',
  date: 'date',
  interest: 'interest',
  recover: 'recover',
};

/** "Otro" objective, in the person's words. */
export const aimWords: readonly (readonly [RegExp, Aim | 'end' | 'limit'])[] = [
  [/l[ií]mite|respet|inc[oó]mod|que pare|deje de/i, 'limit'],
  [/termin|despedi|cortar|dejarlo|rechaz|decir(?:le)? que no|no seguir|cerrar/i, 'end'],
  [/perd[oó]n|disculp|met[ií] la pata|arregl/i, 'apologise'],
  [/videollamada|llamad|llamar|o[ií]r su voz|audio/i, 'call'],
  [/whats|n[uú]mero|tel[eé]fono|instagram|insta\b|telegram/i, 'whatsapp'],
  [/recuper|retomar|volver a hablar|reconquist|segunda oportunidad/i, 'recover'],
  [/cita|quedar|verla|verle|vernos|plan|invitar|cenar|caf[eé]|conocer(?:la|le|nos) en persona/i, 'date'],
];

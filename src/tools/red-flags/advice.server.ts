import { actOf, inShort } from '../../language/read/acts.server.ts';
import type { Family, Level } from '../../language/read/families.ts';
import type { Finding } from '../../language/read/finding.ts';

export const tones: Record<Family, string> = {
  autolesion:
    'Hay mucho sufrimiento en lo que se lee, y parte de ese peso se deja caer sobre quien lo recibe.',
  menor: 'Por lo que se dice, en la conversación hay una persona menor de edad.',
  violencia: 'El tono es amenazante: busca que tengas miedo de lo que pueda pasar.',
  sextorsion: 'El tono es de chantaje: usa imágenes o secretos para que cedas.',
  fraude: 'El relato lleva, paso a paso, hacia tu dinero o tus datos.',
  presion_sexual: 'Hay presión sexual: lo que quieres tú queda en segundo plano.',
  control: 'El tono es de vigilancia: pide cuentas o decide sobre cosas que son tuyas.',
  manipulacion: 'Tira de la culpa o de la urgencia para llevarte a su terreno.',
  falta_de_respeto: 'El tono es despectivo.',
};

/** What helps against the gravest act that was found, and in short against the next one. */
export function adviceOn(leads: readonly Finding[], level: Level): string {
  const [first, second] = new Set(leads.map(actOf));
  const also = second && level === 'alto' ? inShort(second) : '';
  return [first?.advice, also].filter(Boolean).join(' ');
}

export const calmTones = {
  boundary: 'Es un mensaje claro: pone un límite o dice que no, y lo hace con palabras propias.',
  warm: 'El tono es cercano y cariñoso.',
  playful: 'El tono es de broma, con confianza.',
  curious: 'El tono es amable y curioso: pregunta y deja espacio.',
  plain: 'El tono parece corriente: no hemos reconocido tensión en estas palabras.',
  short: 'Es muy poco texto para hablar de tono.',
} as const;

export const calmAdvice = {
  boundary: 'Poner límites es sano, y lo mejor que se puede hacer con un límite es respetarlo.',
  plain: [
    'Sigue a tu ritmo y fíjate en lo de siempre: si respeta tus tiempos y si lo que dice encaja con lo que hace.',
    'Si algo te ha hecho dudar, hazle caso y pregúntalo con naturalidad: cómo responda dice mucho.',
    'Si algo te incomoda, ahora o más adelante, puedes decirlo y ver qué pasa.',
  ],
  minor:
    'Hay algún detalle al que puedes prestar atención, pero por sí solo no dice gran cosa. Si se repite o te incomoda, coméntalo.',
} as const;

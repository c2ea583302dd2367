import type { Family } from '../../language/read/families.ts';

interface FamilyWords {
  tone: string;
  advice: string;
}

/** In order of urgency: the first that is found leads the advice. */
export const familyWords: Record<Family, FamilyWords> = {
  autolesion: {
    tone: 'Hay mucho sufrimiento en lo que se lee, y parte de ese peso se deja caer sobre quien lo recibe.',
    advice:
      'Tómatelo en serio, pero no tienes que sostenerlo en solitario ni quedarte en la relación por miedo. Si hay riesgo ahora, llama al 112; en el 024 orientan también a quien acompaña, a cualquier hora. Avisa además a alguien cercano a esa persona.',
  },
  menor: {
    tone: 'Por lo que se dice, en la conversación hay una persona menor de edad.',
    advice:
      'Con alguien menor de 18 años no hay ligue posible: no sigas por ahí, no pidas ni guardes imágenes y corta con amabilidad. Si la persona menor eres tú, o te preocupa lo que está pasando, cuéntaselo a alguien adulto de confianza; en el 017 también orientan.',
  },
  violencia: {
    tone: 'El tono es amenazante: busca que tengas miedo de lo que pueda pasar.',
    advice:
      'Lo primero es que estés a salvo. No hace falta que contestes ni que quedes para aclararlo. Guarda los mensajes, cuéntaselo hoy a alguien de confianza y, si sientes peligro, llama al 112.',
  },
  sextorsion: {
    tone: 'El tono es de chantaje: usa imágenes o secretos para que cedas.',
    advice:
      'No pagues, no mandes nada más y no contestes: ceder casi siempre trae otra exigencia. Guarda capturas de los mensajes y del perfil, llama al 017 y denúncialo. La culpa no es tuya.',
  },
  fraude: {
    tone: 'El relato lleva, paso a paso, hacia tu dinero o tus datos.',
    advice:
      'No envíes dinero, tarjetas regalo, códigos ni documentos, por pequeña que parezca la cantidad. Propón una videollamada, busca sus fotos en internet y, si ya has pagado o dado datos, avisa a tu banco y llama al 017.',
  },
  presion_sexual: {
    tone: 'Hay presión sexual: lo que quieres tú queda en segundo plano.',
    advice:
      'No debes imágenes, explicaciones ni sexo a nadie, hayas dicho lo que hayas dicho antes. Puedes contestar «no me apetece y no lo voy a hacer», o no contestar. Si insiste, bloquear y reportar es una buena salida.',
  },
  control: {
    tone: 'El tono es de vigilancia: pide cuentas o decide sobre cosas que son tuyas.',
    advice:
      'Tu móvil, tu ropa, tus amistades y dónde estás son cosa tuya. Prueba a decir un límite concreto («no comparto mis contraseñas») y fíjate en la reacción: si no lo respeta, tienes tu respuesta. Háblalo con alguien de confianza.',
  },
  manipulacion: {
    tone: 'Tira de la culpa o de la urgencia para llevarte a su terreno.',
    advice:
      'No hace falta que te justifiques ni que decidas ahora. Di lo que piensas una sola vez, sin entrar en el reproche, y date tiempo. Quien te quiere bien puede oír un «no» sin castigarte.',
  },
  falta_de_respeto: {
    tone: 'El tono es despectivo.',
    advice:
      'Nadie tiene por qué aguantar que le hablen así. Puedes poner un límite breve («así no sigo hablando») o cerrar la conversación sin dar explicaciones.',
  },
};

export const urgency: readonly Family[] = [
  'violencia',
  'autolesion',
  'sextorsion',
  'menor',
  'fraude',
  'presion_sexual',
  'control',
  'manipulacion',
  'falta_de_respeto',
];

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

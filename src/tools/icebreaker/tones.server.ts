import type { Stock } from './stock.server.ts';

export type Tone = 'casual' | 'sincero' | 'directo' | 'humoristico';

export interface Angle {
  name: string;
  from: keyof Stock;
  /** In front of a text that does not name the detail. */
  naming: readonly string[];
  /** Likewise, for a detail with its article: «la cerámica». */
  nouns: readonly string[];
  /** In front of one that does. */
  plain: readonly string[];
}

/** The recommended angle of each tone comes first. */
export const tones: Record<Tone, readonly [Angle, Angle, Angle]> = {
  casual: [
    {
      name: 'Pregunta concreta',
      from: 'q',
      naming: [
        'Me he quedado con lo {del}:',
        'He visto lo {del} y tengo que preguntarlo:',
        'Una curiosidad sobre lo {del}:',
        'Oye, con lo {del}:',
        'Lo {del} pide pregunta:',
      ],
      nouns: [
        'He visto {el} en tu perfil y no me aguanto la pregunta:',
        'Empiezo por {el}, que es lo fácil:',
        'Oye, hablando {del}:',
        'Tú y {el}:',
      ],
      plain: ['Oye,', 'Una duda:', 'Pregunta rápida:', 'A ver,', 'Venga, empiezo yo:'],
    },
    {
      name: 'Observación con humor',
      from: 'h',
      naming: [
        'Sobre lo {del}.',
        'He llegado a lo {del} y me he parado.',
        'Lo {del} merece comentario.',
        'Punto y aparte para lo {del}.',
      ],
      nouns: ['He llegado a {el} y me he parado.', 'Vale, {el}.', 'Tema: {el}.', 'Un momento con {el}.'],
      plain: ['', '', 'Vale.'],
    },
    {
      name: 'Propuesta ligera',
      from: 'p',
      naming: [
        'Con lo {del} ya tenemos tema, así que una idea:',
        'Lo {del} da para un buen rato. Se me ocurre esto:',
        'Para hablar {dehablar} como es debido, propongo algo:',
        'Lo {del} da para un buen rato.',
        'Con lo {del} ya hay tema.',
      ],
      nouns: [
        'Con {el} ya hay tema de sobra.',
        'Por {el} se me ocurre algo:',
        'Ya que sale {el}, propongo algo:',
        'Con {el} de excusa,',
      ],
      plain: ['Una idea:', 'Se me ocurre algo:', 'Plan sencillo:'],
    },
  ],
  sincero: [
    {
      name: 'Curiosidad sincera',
      from: 's',
      naming: [
        'Me ha gustado leer lo {del}.',
        'De tu perfil, lo {del} es lo que más me ha llamado la atención.',
        'Me he parado en lo {del}.',
        'Lo {del} me ha dado curiosidad de la buena.',
      ],
      nouns: [
        'Me ha gustado encontrar {el} en tu perfil.',
        'Me he quedado pensando en lo que cuentas {del}.',
        'Me gusta que menciones {el}.',
        'Leer lo {del} me ha dado ganas de escribirte.',
      ],
      plain: [
        'Te lo pregunto con curiosidad de verdad:',
        'Me gustaría saberlo:',
        'Una pregunta sin doble fondo:',
      ],
    },
    {
      name: 'Pregunta concreta',
      from: 'q',
      naming: [
        'Prefiero preguntarte por lo {del} a soltar un saludo de plantilla:',
        'En vez de un «qué tal», te pregunto por lo {del}:',
        'Quería saber algo sobre lo {del}:',
      ],
      nouns: [
        'Prefiero preguntarte por {el} a soltar un saludo de plantilla:',
        'En vez de un «qué tal», te pregunto por {el}:',
        'Me interesa lo que cuentas {del}:',
      ],
      plain: [
        'En vez de un «qué tal», una pregunta:',
        'Esto me interesa:',
        'Sin rodeos y con ganas de leerte:',
      ],
    },
    {
      name: 'Propuesta tranquila',
      from: 'p',
      naming: [
        'Me gustaría que me contaras lo {del} con calma:',
        'Creo que lo {del} se cuenta mejor en persona. Cuando quieras,',
        'Me encantaría oír más sobre lo {del}. Sin ninguna prisa,',
      ],
      nouns: [
        'Me gustaría oírte hablar {del} con calma:',
        'Creo que {el} se [disfruta|disfrutan] mejor en compañía. Cuando quieras,',
        'Si te apetece hablar {del} sin prisa,',
      ],
      plain: ['Sin ninguna prisa,', 'Cuando quieras,', 'Me haría ilusión algo así:'],
    },
  ],
  directo: [
    {
      name: 'Propuesta clara',
      from: 'p',
      naming: [
        'Lo {del} me interesa, así que propongo:',
        'Voy al grano con lo {del}:',
        'Lo {del} por aquí se queda corto. Propuesta:',
        'Lo {del} me interesa.',
      ],
      nouns: [
        'Voy al grano, con {el} por medio:',
        'Me [interesa|interesan] {el} y te propongo algo:',
        'Hablar {del} por aquí se queda corto.',
      ],
      plain: ['Voy al grano:', 'Propuesta clara:', 'Sin rodeos:'],
    },
    {
      name: 'Pregunta al grano',
      from: 'q',
      naming: ['Lo {del}:', 'Sobre lo {del}, al grano:', 'De todo tu perfil, lo {del}:'],
      nouns: ['Una sola pregunta, sobre {el}:', 'De todo tu perfil, {el}:', 'Quiero saber más {del}:'],
      plain: ['Al grano:', 'Una sola pregunta:', 'Directo a lo importante:'],
    },
    {
      name: 'Observación con humor',
      from: 'h',
      naming: ['Lo {del}, por partes.', 'Hablemos {dehablar}.', 'Parada obligatoria en lo {del}.'],
      nouns: ['Hablemos {del}.', 'Paro en {el}.', 'Primero, {el}.'],
      plain: [''],
    },
  ],
  humoristico: [
    {
      name: 'Observación con humor',
      from: 'h',
      naming: [
        'Alto ahí, que he visto lo {del}.',
        'Lo {del} hay que hablarlo.',
        'Se abre la sesión: asunto único, lo {del}.',
        'He leído lo {del} dos veces, por si acaso.',
      ],
      nouns: [
        'Alto ahí, que he visto {el}.',
        'Se abre la sesión. Asunto único: {el}.',
        'Confieso que he llegado a {el} y he dejado de leer.',
        'Con {el} no se bromea, pero voy a intentarlo.',
      ],
      plain: ['', 'Se abre la sesión.', 'Tema delicado.'],
    },
    {
      name: 'Pregunta con guasa',
      from: 'q',
      naming: [
        'Examen sorpresa sobre lo {del}:',
        'El jurado quiere saber más sobre lo {del}:',
        'Por el bien de la ciencia, y por lo {del}:',
        'Encuesta muy poco oficial sobre lo {del}:',
      ],
      nouns: [
        'Examen sorpresa, tema {el}:',
        'El jurado pregunta por {el}:',
        'En nombre de la ciencia y {del}:',
        'Encuesta muy poco oficial sobre {el}:',
      ],
      plain: ['Examen sorpresa:', 'El jurado quiere saberlo:', 'Encuesta muy poco oficial:'],
    },
    {
      name: 'Propuesta juguetona',
      from: 'p',
      naming: [
        'Queda convocada la comisión de expertos en lo {del}, aforo dos personas.',
        'Lo {del} pide una reunión urgente. Orden del día:',
        'Se busca voz autorizada en lo {del}. Condiciones del puesto:',
      ],
      nouns: [
        'Queda convocada la comisión de amigos {del}, aforo dos personas.',
        'Lo tuyo con {el} pide una reunión urgente. Orden del día:',
        'Se busca voz autorizada sobre {el}. Condiciones del puesto:',
      ],
      plain: ['Orden del día:', 'Moción para esta semana:', 'Oferta limitada, aforo dos personas:'],
    },
  ],
};

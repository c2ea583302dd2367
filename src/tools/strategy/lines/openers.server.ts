import type { Style } from './angle.server.ts';

/** How a reply gets in, by style; then comes what the objective asks for. */
export const openers: Record<Style, readonly string[]> = {
  casual: [
    'Oye, me quedo con {lo}.',
    '{Lo} da para un rato largo.',
    'Me he quedado con curiosidad por {lo}.',
    'Un segundo, que {lo} no se cuenta así como así.',
    'Con {lo} ya me has enganchado.',
  ],
  divertido: [
    '{Lo} merece capítulo aparte.',
    'Un momento, que {lo} no cabe en un mensaje.',
    'Con {lo} ya tenemos título para la película.',
    'Que conste en acta {lo}.',
    'Voy a necesitar contexto y palomitas para {lo}.',
  ],
  sincero: [
    'Me ha gustado que me cuentes {lo}.',
    'Te leo, y {lo} me interesa de verdad.',
    'Gracias por contarme {lo}.',
    'De todo lo que me has escrito, me quedo con {lo}.',
    'No quiero pasar de largo por {lo}.',
  ],
  directo: [
    'Me interesa {lo}.',
    'Voy al grano: {lo} me ha picado la curiosidad.',
    'Quiero saber más de {lo}.',
    'Vuelvo a {lo}, que es lo bueno.',
    '{Lo} me ha llamado la atención.',
  ],
  romantico: [
    'Me he quedado pensando en {lo}.',
    'Qué bonito cómo cuentas {lo}.',
    'He vuelto a leer {lo} con una sonrisa.',
    'Con {lo} me has dejado un buen rato imaginando.',
    'Hay algo tierno en {lo}.',
  ],
};

export const feelingOpeners: Record<Style, readonly string[]> = {
  casual: ['Qué bien leer eso.', 'Pues me has alegrado el rato.', 'Anda, qué alegría de mensaje.'],
  divertido: [
    'Vale, ahora tengo la sonrisa puesta y no hay quien la quite.',
    'Eso no se dice sin avisar, que una sonrisa así se nota por la calle.',
    'Voy a enmarcar este mensaje, aviso.',
  ],
  sincero: [
    'Gracias por decírmelo así de claro.',
    'Me alegra leerlo, de verdad.',
    'A mí también me gusta cómo va esto.',
  ],
  directo: ['Me gusta que lo digas claro.', 'Y a mí me gusta leerlo.', 'Lo mismo digo.'],
  romantico: [
    'Me guardo esa frase para luego.',
    'Leer eso me ha cambiado la tarde.',
    'Ese mensaje se relee.',
  ],
};

/** They asked something that only the user can answer, and the user wants to go somewhere with it. */
export const questionOpeners: Record<Style, readonly string[]> = {
  casual: [
    'A {lo} te contesto con calma, que tiene su historia.',
    'Sobre {lo} tengo para rato.',
    'Buena pregunta, y la respuesta es larga.',
    'Te respondo, pero con tiempo.',
  ],
  divertido: [
    'Esa respuesta tiene primera y segunda temporada.',
    '{Lo} tiene tráiler y todo.',
    'Para {lo} hay que pedir cita previa.',
    'Eso se contesta con diapositivas.',
  ],
  sincero: [
    'Te contesto con gusto a {lo}.',
    'Me alegra que preguntes por {lo}.',
    'Me gusta que preguntes, te contesto con gusto.',
    'Gracias por preguntar, me apetece contártelo bien.',
  ],
  directo: [
    'Respuesta corta ahora, la larga después.',
    'A {lo} te respondo sin rodeos.',
    'Sobre {lo} te lo cuento todo.',
    'Te lo cuento todo, sin rodeos.',
  ],
  romantico: [
    'Me gusta que quieras saberlo.',
    'Qué bonito que preguntes por {lo}.',
    'De {lo} me gustaría hablarte con calma.',
    'Eso merece contarse despacio.',
  ],
};

/** Good news. */
export const joyOpeners: Record<Style, readonly string[]> = {
  casual: [
    '¡Enhorabuena por {lo}!',
    '¡Qué alegría {lo}!',
    '¡Pero qué bien {lo}!',
    '¡Enhorabuena!',
    '¡Qué alegría leer eso!',
    'Eso hay que celebrarlo.',
  ],
  divertido: [
    '¡Enhorabuena! Que suene la charanga por {lo}.',
    '¡Que alguien descorche algo por {lo}!',
    'Aplausos en pie por {lo}.',
    '¡Enhorabuena! Que suene la charanga.',
    'Aplausos en pie, y no es sarcasmo.',
    'Esto pide confeti.',
  ],
  sincero: [
    'Me alegro mucho por {lo}, de verdad.',
    'Enhorabuena de corazón por {lo}.',
    'Qué ilusión leer {lo}.',
    'Me alegro mucho por ti, de verdad.',
    'Enhorabuena de corazón.',
    'Qué buena noticia.',
  ],
  directo: [
    '¡Enhorabuena por {lo}!',
    'Muy bien {lo}, te felicito.',
    'Felicidades por {lo}.',
    '¡Enhorabuena!',
    'Felicidades, bien hecho.',
    'Gran noticia.',
  ],
  romantico: [
    'Qué bonito que me cuentes {lo}.',
    'Me has contagiado la alegría con {lo}.',
    'Ojalá haberte visto la cara con {lo}.',
    'Me has contagiado la alegría.',
    'Ojalá haberte visto la cara al saberlo.',
    'Qué bonita noticia.',
  ],
};

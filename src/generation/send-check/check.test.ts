import { describe, expect, test } from 'vitest';
import { checkBeforeSending, warningKinds } from './check.ts';
import written from './rules.json' with { type: 'json' };

const kindsOf = (...given: Parameters<typeof checkBeforeSending>) =>
  checkBeforeSending(...given).map(({ kind }) => kind);

const harmless = `
¡Hola! ¿Qué tal el finde? Yo al final me quedé en casa leyendo
Me encantó conocerte ayer, ¿repetimos la semana que viene?
Perdona que no te contestara ayer, tuve un día de locos
Jajaja eres idiota, me has hecho llorar de risa
¿Te apetece un café el jueves por la tarde? Si no te va bien, sin problema
Siento no haberte escrito antes, se me fue el santo al cielo
Qué pena que no puedas, otro día será. Disfruta del viaje
No sé si te apetece, pero hay una expo de Sorolla en el centro
¿Por qué no te gusta el pescado? Me muero de curiosidad
Nunca he estado en Galicia, ¿me recomiendas algo?
Siempre me haces reír con tus audios
¿Vamos solos o se lo digo a tus amigas?
No tienes que contestarme, solo quería mandarte un abrazo
Eres como todos los gatos: me encantas
Te voy a ganar al ajedrez, aviso
Te mato como me hagas spoiler jajaja
me debes una caña, que perdiste la apuesta 😜
Si no puedes el viernes, ¿te va mejor el sábado?
Gracias por contestar tan rápido
Mi perro se llama Tobías y ronca como un señor
Estoy harta de la lluvia, quiero verano ya
Odio madrugar, ¿tú eres de mañanas o de noches?
Te odio, ahora tengo antojo de croquetas
Creo que no somos compatibles, pero me ha gustado conocerte
Prefiero que lo dejemos aquí. Gracias por el rato de ayer
He conocido a alguien y quería decírtelo de frente
No me apetece seguir hablando, te deseo lo mejor
Me sentó mal que cancelaras a última hora. ¿Podemos hablarlo?
Ayer me quedé con ganas de seguir hablando contigo
Quedamos en la calle Mayor 5, en la puerta del cine
Nos vemos en la plaza de Callao a las 8
Vivo en Vallecas, cerca del parque. ¿Y tú?
Trabajo de enfermero en un hospital, turnos de 12 horas
Tengo 34 años y dos gatos
Nací en 1990, en un pueblo de 300 habitantes
La entrada cuesta 12,50 y la cena unos 25
¿Has visto ya la última de Almodóvar?
Mándame la foto del perro que me dijiste
Pásame el nombre de esa serie, porfa
Anda, no sabía que tocabas el bajo
Venga, va, me has convencido: vemos la de miedo
Por favor dime que no eres de los que ponen piña a la pizza
No me digas que no te gusta el queso
Ya veo que te gusta el misterio 😄
¿Estás ocupada esta semana o te pillo libre?
Me has dejado con la intriga
No hace falta que contestes hoy
Cuando puedas me cuentas qué tal la entrevista
Qué egoísta soy, no te he preguntado por tu examen
Soy un poco tímido al principio, pero se me pasa
Mi ex era muy celosa y prefiero ir despacio
Me da un poco de vergüenza, pero me gustas
¡¡¡Feliz cumple!!! Que tengas un día genial
ME ENCANTA ESA CANCIÓN
Vi la peli de Hijo de puta... perdón, «El hijo de la novia»
Estoy llorando de la risa con tu audio
¿Te llamo mañana y lo hablamos con calma?
No quiero que te sientas presionada, a tu ritmo
Si algún día cambias de idea, aquí estoy. Sin prisa
Me quedé en visto yo sola, se me cayó el móvil al váter
Te has acordado de mi cumple, qué ilusión
Dime dónde vives, ¿por el centro o por las afueras?
Tienes que venir a ver mi terraza cuando haga bueno
Qué fuerte lo de tu jefe, vaya día
No, gracias, prefiero quedar primero a tomar algo
Nunca me acuerdo de los nombres, perdona
Qué maja eres, de verdad
Eres más cobarde que yo con las arañas jajaja
¿Vienes a mi casa a ver la peli o prefieres el cine?
El sábado tengo boda en Toledo y vuelvo el domingo
Me gusta que seas tan directa
No pareces tonto, la verdad
Pareces una buena persona
Te he escrito dos veces y no me deja enviarte la foto
Llevo una semana esperando el paquete, qué desesperación
Llevo dos años esperando a que saquen la segunda temporada
Hoy no puedo, pero el martes sí. ¿Te viene bien?
Yo tampoco busco nada serio ahora mismo`
  .trim()
  .split('\n');

const harmful: readonly (readonly [kind: string, draft: string])[] = [
  ['insult', 'Eres una mentirosa y lo sabes'],
  ['insult', 'vete a la mierda'],
  ['insult', 'Que te den, imbécil'],
  ['insult', 'eres patético'],
  ['insult', 'Oye, pareces tonta'],
  ['insult', 'pareces un crío'],
  ['reproach', 'Ya te he escrito cuatro veces y no me contestas'],
  ['reproach', '¿Por qué no me contestas? Llevo tres horas mirando el móvil'],
  ['reproach', 'Otra vez me dejas en visto'],
  ['reproach', 'Ya veo que no te importo'],
  ['reproach', 'nunca me escribes tu primero'],
  ['reproach', 'siempre tengo que escribir yo'],
  ['reproach', 'te he visto en línea y ni siquiera me contestas'],
  ['reproach', 'Para eso sí tienes tiempo'],
  ['reproach', 'tan dificil es contestar?'],
  ['pressure', 'Mándame una foto sin ropa anda'],
  ['pressure', 'Si me quisieras vendrías'],
  ['pressure', 'O me contestas hoy o te bloqueo'],
  ['pressure', 'no te hagas la difícil'],
  ['pressure', 'contesta ya de una vez'],
  ['pressure', 'Con lo que me he gastado en la cena, podrías venir a casa'],
  ['pressure', 'pásame un pack'],
  ['insist', 'Ya sé que me has dicho que no, pero déjame invitarte'],
  ['insist', 'aunque me digas que no voy a seguir intentándolo'],
  ['insist', 'no acepto un no'],
  ['insist', 'Sé que me dijiste que no te escriba más pero sigo pensando en ti'],
  ['insist', 'ayer pase x tu trabajo y te vi con el vestido azul'],
  ['threat', 'te vas a arrepentir de esto'],
  ['threat', 'si no me contestas se lo cuento a tu jefa'],
  ['threat', 'Dame el dinero o se lo cuento a tu mujer'],
  ['threat', 'Voy a publicar tus fotos'],
  ['threat', 'atente a las consecuencias'],
  ['threat', 'sé dónde trabajas, ten cuidado'],
  ['upset', 'TE HE ESCRITO CINCO VECES Y PASAS DE MÍ'],
  ['upset', 'ojalá no te hubiera conocido'],
  ['upset', 'estoy harto de ti y de tus excusas'],
  ['private', 'mi número es 612 34 56 78'],
  ['private', 'apunta: ES91 2100 0418 4502 0005 1332'],
  ['private', 'mi dni es 12345678Z'],
  ['private', 'Vivo en la calle Alcalá 45, 3º B, vente'],
  ['private', 'escríbeme a lucia.perez@gmail.com'],
  ['private', 'te mando una foto desnuda'],
];

test.each(harmless)('leaves alone: %s', (draft) => {
  expect(checkBeforeSending(draft)).toEqual([]);
});

test.each(harmful)('%s is said of: %s', (kind, draft) => {
  expect(kindsOf(draft)).toContain(kind);
});

test('every rule has a kind that is shown, and no kinder line is flagged by the check itself', () => {
  for (const { kind, text, ...rule } of written.rules) {
    expect(warningKinds).toContain(kind);
    expect(text.length).toBeLessThan(160);
    const kinder = 'kinder' in rule ? rule.kinder : undefined;
    if (kinder)
      expect([kinder, kindsOf(kinder, { received: 'No me interesa, lo siento' })]).toEqual([kinder, []]);
  }
});

describe('after a no', () => {
  const received = 'Gracias, pero no me interesa. Suerte';

  test.each(['Venga, solo un café', '¿Y si quedamos el viernes y ya decides?', 'dame una oportunidad xfa'])(
    'asking again is insisting: %s',
    (draft) => {
      expect(kindsOf(draft, { received })).toEqual(['insist']);
      expect(kindsOf(draft)).toEqual([]);
    },
  );

  test.each(['Vale, gracias por decírmelo. Cuídate', 'Lo entiendo, que te vaya bien'])(
    'a kind goodbye is not: %s',
    (draft) => expect(kindsOf(draft, { received })).toEqual([]),
  );

  test('to a day or to a plan, another one may be proposed', () => {
    const draft = '¿Te apetece cenar entonces?';
    expect(kindsOf(draft, { received: 'Hoy no puedo, lo siento' })).toEqual([]);
    expect(kindsOf(draft, { received: 'No me apetece ir al cine' })).toEqual([]);
  });

  test('only the newest word of the other person counts in a chat', () => {
    const chat = `Ana: ${received}\nYo: Vale, gracias\nAna: ¡Oye, me lo he pensado! ¿Quedamos?`;
    expect(kindsOf('¿Te apetece el jueves?', { received: chat })).toEqual([]);
  });
});

test('a fourth message in a row is counted, a third is not', () => {
  const chat = 'Ana: hola\nYo: hey\nYo: ¿qué tal?';
  expect(kindsOf('¿Sigues ahí?', { received: chat })).toEqual([]);
  const [warning] = checkBeforeSending('¿Hola?', { received: `${chat}\nYo: ¿sigues ahí?` });
  expect(warning?.text).toContain('cuarto mensaje seguido');
});

test('too long is what does not fit the app, or fills the screen of a chat', () => {
  const long = 'Me gusta leer. '.repeat(30);
  expect(kindsOf(long)).toEqual([]);
  expect(checkBeforeSending(long, { limit: 300, app: 'Bumble' })[0]?.text).toContain(
    'en Bumble suelen caber 300',
  );
  expect(kindsOf(long.repeat(4))).toEqual(['long']);
});

test('the gravest comes first, one of a kind', () => {
  const draft = 'TE HE ESCRITO MIL VECES Y PASAS DE MÍ. Eres gilipollas, imbécil. ¿Por qué no me contestas?';
  expect(kindsOf(draft)).toEqual(['insult', 'reproach']);
});

test('a number that is no card, no identity card and no telephone is left alone', () => {
  for (const draft of [
    'Mi vuelo es el 12345678A',
    'Gané 4111 1111 1111 1112 puntos',
    'Nos vemos a las 21:30 en el 45',
  ])
    expect(kindsOf(draft)).toEqual([]);
  expect(kindsOf('4111 1111 1111 1111')).toEqual(['private']);
});

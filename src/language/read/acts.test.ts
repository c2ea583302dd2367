import { expect, test } from 'vitest';
import { actOf, acts } from './acts.server.ts';
import { families } from './families.ts';
import { readChat } from './read.ts';
import { rules } from './rules.server.ts';
import { gravestFirst } from './severity.ts';

/** Found by code, not by a rule of the data. */
const ofCode = ['minor-mention', 'answers-age', 'child-written-to'];

test('every rule belongs to one act of its family, and every family has an act for the rest', () => {
  const familyOf = new Map(rules.map(({ rule: { id, family } }) => [id, family]));
  const named = acts.flatMap(({ family, rules: ids }) => ids.map((id) => [id, family] as const));
  expect(named.map(([id]) => id).toSorted()).toEqual([...familyOf.keys(), ...ofCode].toSorted());
  for (const [id, family] of named)
    if (!ofCode.includes(id)) expect([id, familyOf.get(id)]).toEqual([id, family]);
  for (const family of families) expect(acts.filter(({ id }) => id === family)).toMatchObject([{ family }]);
});

test('no two acts give the same advice, and each says what is done in a sentence', () => {
  expect(new Set(acts.map(({ advice }) => advice)).size).toBe(acts.length);
  expect(new Set(acts.map(({ id }) => id)).size).toBe(acts.length);
  for (const { does, advice } of acts) {
    expect(does).toMatch(/^\p{Lu}[^.]*\.$/u);
    expect(advice).toMatch(/^(?:\p{Lu}|¿|«).*[.]$/u);
    expect(advice.length).toBeLessThanOrEqual(400);
  }
});

test.each([
  ['pasame tu contraseña de insta si me quieres', 'shared-password', /claves/],
  ['mandame tu ubicacion ahora mismo y no te muevas', 'location', /ubicación/],
  ['si no me mandas mas fotos publico las que tengo tuyas desnuda', 'sextorsion', /017/],
  ['te puse una pastillita en la copa y ni te enteraste', 'drugged-drink', /urgencias/],
  [
    'para reservarte la habitacion tienes que hacer una transferencia de la fianza',
    'upfront-fee',
    /sin haberlo visto/,
  ],
  ['prestame 100 mil que el martes te los giro', 'money-lent', /prest/],
  ['no le cuentes a nadie lo nuestro', 'secrecy', /persona de confianza/],
  ['no quiero que vuelvas a ver a tus amigas', 'isolating', /tu gente/],
  ['eres una imbecil', 'insults', /insultos/],
  ['si me dejas me mato', 'suicide-as-threat', /024/],
  ['no me pongas mas excusas, nos vemos el viernes si o si', 'persistence', /silencia o bloquea/],
  ['te espero a la salida del curro aunque no quieras verme', 'following', /Cambia de ruta/],
  ['me hice otra cuenta porque me bloqueaste', 'other-accounts', /cada perfil nuevo/],
  ['si me dejas le cuento a tu familia que eres gay', 'outing', /lo decides tú/],
  ['te he escondido el pasaporte, asi no te vas', 'papers-as-leash', /documentación/],
  ['cierra con llave cuando se va a trabajar y no puedo salir', 'locked-in', /112/],
  ['me quita el movil por las noches y contesta por mi', 'phone-taken', /palabra clave/],
  ['me pesa los lunes y si subo no ceno', 'basic-needs', /médica/],
  ['t doy casa y comida pero ya sabes lo q quiero por las noches', 'sex-for-roof', /alojamiento/],
  ['si preguntan di que te caiste', 'hides-the-blows', /parte médico/],
  ['a las bolleras se os quita la tonteria con gasolina', 'hate', /delito de odio/],
  ['retira la denuncia y piensalo bien', 'drop-the-charges', /abogada/],
  ['solo necesito usar tu cuenta dos dias para un ingreso', 'money-mule', /017/],
  ['le he mandado 12.000 euros a un hombre que conoci en facebook', 'told-scam', /no hay que pagar otra vez/],
  [
    'te pago el vuelo a Dubai para trabajar y el pasaporte lo guardamos nosotros',
    'taken-abroad',
    /consulado/,
  ],
  ['ponme un bizum de 40 anda', 'money-lent', /no presto dinero/],
  ['si te vas con tus amigas me tiro', 'suicide-as-threat', /024/],
  ['tu nomina me la das y yo te doy lo que necesites', 'economic-control', /cuenta solo tuya/],
  ['calladita estas mas guapa', 'sexism', /gracia/],
  ['si bajaras unos kilos estarias tremenda', 'body', /cuerpo/],
  ['si no me mandas una foto ahora es que no confias en mi', 'pictures', /no mando fotos/],
  ['mandame una foto de las buenas y te digo si quedo', 'pictures', /no mando fotos/],
  ['no me gusta que hables con tu ex', 'who-with', /con quién hablas/],
  ['por que no me coges el telefono? con quien estas?', 'who-with', /con quién hablas/],
  ['te quedas embarazada y ya no te vas', 'forced-pregnancy', /centro de salud/],
  ['contesta o voy', 'turning-up', /No abras/],
  ['dejame verte el movil y me quedo tranquilo', 'phone-search', /Tus chats/],
])('«%s» is answered with the advice on %s', (text, id, advice) => {
  const [gravest] = gravestFirst(readChat(text).findings);
  const act = actOf(gravest as NonNullable<typeof gravest>);
  expect(act.id).toBe(id);
  expect(act.advice).toMatch(advice);
});

test('words of an act that a rule of many things found are explained as that act', () => {
  const [found] = readChat('te prohibo que lleves ese escote').findings.filter(
    ({ family }) => family === 'control',
  );
  expect(actOf(found as NonNullable<typeof found>).id).toBe('clothes');
});

test.each([
  'mi amiga sale con uno que le mira el movil, que fuerte',
  'mi prima sale con uno que la espera siempre en la puerta del curro',
  'en la peli el tio la droga y se la lleva',
  'la letra dice te voy a matar si te vas, y es un bolero',
  'mi perro te va a matar a lametones',
  'te voy a raptar y llevarte a comer ramen',
  'soy monitor de comedor, 200 crios de 8 años',
  'este puto ordenador me tiene harta',
  'no quiero seguir viviendo con mi ex, busco piso',
  'no quiero seguir viviendo aqui, hay demasiado ruido',
  'te mataria por una pizza',
  'la cancion dice te matare si te vas',
  'he visto una serie de un tio que controla a su mujer',
  'si te vas de fiesta me tiro al sofa con el gato',
  'hazme un bizum de 14 y listo, lo de la cena',
  'encontre un airtag en oferta para las llaves',
  'soy enfermera y hoy vacune a chicas de 16',
  'me puse borracho en su cumple',
  'siii desde los 12, la bateria, mis vecinos me adoran',
  'a ver si te dejas ver mas',
  'uy si yo te contara...',
  'y tu no vas a dormir o que? jaja',
  'no puedo quedar mañana, lo siento, tengo a mi madre en el hospital',
  'Yo: mandame una foto tuya ya\nAna: no\nAna: y cambiando de tema, que tal el finde?',
])('nobody who takes part says anything grave: %j', (text) => {
  expect(readChat(text).level).toBe('bajo');
});

test.each([
  'Yo: no me grites, te pongo un limite\nEl: tus limites me los paso por el forro',
  'Yo: prefiero que no vengas, respeta mi decision\nEl: pues pienso ir quieras o no',
  'Yo: te pido que no me escribas mas\nEl: no te vas a librar de mi',
])('a limit of whoever asks does not hide how it is answered: %j', (text) => {
  const { level, findings } = readChat(text);
  expect(level).not.toBe('bajo');
  expect(findings.some(({ mine }) => !mine)).toBe(true);
});

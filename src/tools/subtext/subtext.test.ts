import { describe, expect, test } from 'vitest';
import { partOf, readTexts } from '../../../evals/corpus.ts';
import { describeAnswers } from '../../../test/engines.ts';
import { newcomer } from '../../../test/models/ask-tools.ts';
import type { EmbeddedContext } from '../../generation/tool.ts';
import { subtextCard } from './card.tsx';
import { noAlerts, subtextContract } from './contract.ts';
import { subtextEmbedded } from './embedded.server.ts';
import { mergeReadings } from './merge.server.ts';
import { keptOf, readingText } from './reading-text.ts';
import { signs } from './readings.server.ts';

const context: EmbeddedContext = { address: 'tu', today: new Date('2026-11-21'), seed: 'test' };
const read = (message: string) => subtextEmbedded({ message }, context).analysis;

const messages = readTexts('subtext');

describe.each([
  ['learned', messages.filter((one) => partOf(one) === 'first' && one.split === 'lesson')],
  ['held out', messages.filter((one) => partOf(one) === 'first' && one.split === 'check')],
  ['later', messages.filter((one) => partOf(one) === 'later')],
])('on the %s messages', (_, chosen) => {
  const part = chosen.map(({ level, text }) => ({ level, message: text, shown: read(text) }));

  test('the exact level is right most of the time', () => {
    const right = part.filter((one) => one.shown.interes.nivel === one.level);
    expect(right.length / part.length).toBeGreaterThanOrEqual(0.7);
  });
  test('low interest is not shown as high', () => {
    const low = part.filter((one) => one.level === 'bajo');
    const wrong = low.filter((one) => one.shown.interes.nivel === 'alto');
    expect(wrong.length / low.length).toBeLessThanOrEqual(0.02);
  });
  test('every quote is in the message and every answer fits the contract', () => {
    for (const { message, shown } of part) {
      for (const quote of shown.interes.citas) expect(message).toContain(quote);
      expect(subtextContract.output.safeParse({ analysis: shown }).success).toBe(true);
    }
  });
});

test('an empty message is refused with the words of the page', () => {
  for (const body of [{}, { message: null }, { message: ' ' }])
    expect(subtextContract.input.safeParse(body).error?.issues[0]?.message).toBe(
      'Por favor, introduce un mensaje para analizar',
    );
});

test('without warning signs it says so in the words of the page', () => {
  expect(read('¿Te apetece un café el jueves?').senales).toEqual({
    hay_alertas: false,
    detalles: noAlerts,
    familias: [],
  });
});

test('what somebody is not in love for is no step nearer', () => {
  for (const message of [
    'te quiero pero no estoy enamorado',
    'te tengo mucho cariño, aunque no me siento enamorada',
  ])
    expect(read(message).subtexto).toMatch(/Te está avisando|Es un no/);
});

test('who is gay and says so has insulted nobody', () => {
  const told =
    'soy gay y él dice que es hetero curioso. ayer «si viviera solo ya te habría invitado» y hoy nada';
  expect(read(told).senales.hay_alertas).toBe(false);
});

test('interest that is shown by asking is not called a declaration', () => {
  const message = '¿Y a ti qué te hizo mudarte a Vigo?';
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const { interes, subtexto } = subtextEmbedded({ message }, { ...context, seed }).analysis;
    expect(interes.nivel).toBe('medio');
    expect(subtexto).toMatch(/seguir hablando|conversación siga/);
  }
});

describe('of what somebody tells us, what was written to them is read', () => {
  test('and not how they tell it', () => {
    const given = read(
      "soy autista. me escribio 'bueno te dejo q tendras cosas q hacer' y no contesto. q significa?",
    );
    expect(given.interes.citas).toEqual(['bueno te dejo q tendras cosas q hacer']);
    expect(given.siguiente_paso).toContain('No has hecho nada mal');
  });
  test('a plea to stop is answered by stopping, without a message', () => {
    const given = read(
      "me ha puesto 'por favor deja de venir a mi trabajo'. en el fondo quiere q luche por ella no?",
    );
    expect([given.interes.nivel, given.otra_lectura]).toEqual(['bajo', undefined]);
    expect(given.siguiente_paso).toMatch(/No vayas, no escribas/);
    expect(given.siguiente_paso).not.toMatch(/«entendido|despedida/);
  });
});

test('what we would write to somebody who says vos says vos', () => {
  expect(read('che, me acorde de vos hoy').siguiente_paso).toContain('me acordé de vos');
});

test('words of love around a money request or a threat are not shown as interest', () => {
  expect(read('Mi amor, te echo de menos. ¿Me prestas 500 euros para el billete?').interes.nivel).toBe(
    'bajo',
  );
  expect(read('Te quiero, pero si me dejas te mato').interes.nivel).toBe('bajo');
  expect(read('Me encantas, tengo 15 años').interes.nivel).toBe('bajo');
});

test('the families do not leave, their help lines do', () => {
  const answer = subtextContract.present({ analysis: read('si no vuelves conmigo me mato') });
  expect(answer.helpLines?.map((line) => line?.id)).toEqual(['112', '024']);
  expect(JSON.stringify(answer)).not.toContain('familias');
  expect(subtextContract.present({})).toMatchObject({ helpLines: [] });
});

test('a saved analysis from before there were next steps is read whole', () => {
  const { siguiente_paso, ...analysis } = read('¿Te apetece un café el jueves?');
  const saved = { id: '1', user_id: '1', created_at: '', note: null, favourite: false };
  const row = { ...saved, original_message: 'hola', analysis };
  expect(subtextCard.text(row)).not.toMatch(/undefined|null|Siguiente paso|También/);
  const later = { ...row, analysis: { ...analysis, siguiente_paso } };
  expect(subtextCard.text(later)).toContain(`Siguiente paso: ${siguiente_paso}`);
});

test('a wish to die comes before the age of whoever tells of it', () => {
  expect(read('tengo 16 años y quiero morirme').subtexto).toContain('sufrimiento');
});

test('a soft no is read as a no, with nothing to wait for', () => {
  const { interes, otra_lectura, siguiente_paso } = read('ahora mismo no puedo darte lo que buscas');
  expect(interes.nivel).toBe('bajo');
  expect(otra_lectura).toBeUndefined();
  expect(siguiente_paso).not.toMatch(/cuando tengas|hueco/);
});

test('the next step asks only for what was not said of a plan', () => {
  const step = (plan: string) => read(`Yo: ${plan}\nÉl: de si invitas tú jaja`).siguiente_paso;
  for (const plan of ['¿vamos al cine el viernes?', '¿vamos al cine?'])
    expect(step(plan)).toMatch(/lo que falte, el día o la hora/);
});

test('what asks for more is not said to ask nothing', () => {
  expect(read('me alegro mucho! y cuándo empiezas?').interes.explicacion).not.toMatch(/no pregunta/i);
});

test.each([
  'no hace falta q vengas al tanatorio, de verdad. mi padre no hubiera querido lio',
  'llevo tres días en la uci con mi padre, perdona que no conteste',
  'ayer ingresaron a mi madre, no tengo la cabeza para nada',
])('bad news is read before any reproach, no or excuse: %s', (message) => {
  const { subtexto, siguiente_paso, interes } = read(message);
  expect(subtexto).toMatch(/muy duro/);
  expect(siguiente_paso).toMatch(/Lo siento mucho/);
  expect(`${siguiente_paso} ${interes.explicacion}`).not.toMatch(/reproche|más bajo|insist/);
});

test.each([
  ['weno ya po, cuando querai tomamos once, yo llevo la palta', /invitación/],
  ['me quedo con el piso para mí todo el puente', /sobra sitio/],
  ['dime un consejo: ¿le escribo a ella o lo dejo?', /consejo/],
  ['me han dicho que vas al gimnasio nuevo', /sabe de ti/],
])('is read for what it does in its own words: %s', (message, means) => {
  expect(read(message).subtexto).toMatch(means);
});

test.each([
  'por qué no me contestas',
  'llevas todo el día sin escribirme',
  'no me has escrito en todo el día',
])('a wait that is complained of is no look at when somebody was there: %s', (message) => {
  const { subtexto } = read(message);
  expect(subtexto).toMatch(/echa en falta/i);
  expect(subtexto).not.toMatch(/mirado cuándo/);
  expect(read('te veo en línea y no me contestas').subtexto).toMatch(/mirado cuándo/);
});

test('who has pasted what came before is not asked for it', () => {
  for (const message of ['Yo: hola\nÉl: visto\nYo: descansa\nÉl: ajam', 'Yo: qué tal\nElla: pse'])
    expect(read(message).siguiente_paso).not.toMatch(/Pega/);
});

test.each([
  'eres muy buen pedo, neta ojalá todos fueran como tú',
  'erí terrible bacán',
  'ets molt maca',
  'estoy tragado de ti',
  'vols quedar dissabte?',
  'nos tomamos una pola?',
])('what is kind or a plan in the words of its country is never low: %s', (message) => {
  expect(read(message).interes.nivel).not.toBe('bajo');
});

test.each([
  ["'ahorita te aviso' y ya van dos dias jajaja", 'ahorita te aviso'],
  ["me soltó 'tú a lo tuyo' y se rió, es malo?", 'tú a lo tuyo'],
])('of what somebody tells, the words of the other one are read: %s', (message, theirs) => {
  const { subtexto, senales } = read(message);
  expect(subtexto).toContain(`«${theirs}»`);
  expect(senales.hay_alertas).toBe(false);
});

test('what goes on is read as a whole where it is sure, beside words that are quoted in it', () => {
  const { subtexto, otra_lectura, siguiente_paso, interes, senales } = read(
    "mi ex me escribe 'los niños preguntan por ti y la casa esta muy callada'. nos separamos porque me fui yo",
  );
  expect(subtexto).toMatch(/te echa de menos/);
  expect(otra_lectura).toBeTruthy();
  expect(siguiente_paso).toMatch(/Para los hijos, lo práctico/);
  expect(interes.citas).toEqual(['los niños preguntan por ti y la casa esta muy callada']);
  expect(senales.hay_alertas).toBe(false);
});

test('words that come in quotation marks get none of ours around them', () => {
  const { subtexto, interes } = read('"eres muy buena persona"');
  expect(subtexto).toContain('«eres muy buena persona»');
  expect(interes.citas).toEqual(['eres muy buena persona']);
});

test.each([
  ['k duermas bien enana', /te llama con cariño/],
  ['buenas noches gordo ❤️', /te llama con cariño/],
  ['me dijo "me gustas a veces" por qué solo a veces???', /su freno: «me gustas a veces»/],
  ['me puso un corazón en la historia', /te he visto/],
  ['no quiero perder lo que tenemos', /^(?!.*que no:)/],
  ['estoy bien', /^(?!.*difícil)/],
  ['nos debemos un café', /intención, todavía no un plan/],
  ['te odio 🙄❤️', /picando/],
  ['Yo: perdona por lo de ayer\nElla: no pasa nada\nElla: pero necesito unos días', /Pide distancia/],
  ['me mandó una foto de su café con "buenos días"', /Te mete en su día/],
  ['me dijo que me presentaría a su familia y nunca lo hace', /más de lo que hace/],
])('is read for what its words are to those who say them: %s', (message, means) => {
  const { subtexto, interes } = read(message);
  expect(`${subtexto} ${interes.explicacion}`).toMatch(means);
  if (/cariño/.test(means.source)) expect(interes.nivel).not.toBe('bajo');
});

describeAnswers('what somebody tells of the other one', (open) => {
  const asked = async (message: string) => {
    const { ask } = await newcomer(open, { tier: 'pro' });
    return (await ask('analyze-intention', { message })).answer.analysis;
  };

  test.each([
    ['me da like a todas mis historias pero si le escribo tarda dos dias. no se si le gusto', /vista/],
    ['Una vecina, Encarna, me trae comida y me dijo que está para lo que yo necesite', /Cariño hay/],
  ])('is no warning where its words only resemble one: %s', async (message, means) => {
    const { subtexto, senales } = await asked(message);
    expect(senales).toEqual({ hay_alertas: false, detalles: noAlerts });
    expect(subtexto).toMatch(means);
  });

  test('lowers no interest that words show where what goes on is not sure', async () => {
    const { interes } = await asked(
      'salgo de la mina el 22, bajo a Antofa y lo primero q quiero hacer es verte',
    );
    expect(interes.nivel).toBe('alto');
  });

  test.each([
    [
      'Tras tres citas: "Eres un cielo y quien te pille va a tener suerte". ¿Debo entender que no es él?',
      /te imagina con otra persona/,
    ],
    ["me dijo 'qué fuerte eres' y no sé si es bueno", /«qué fuerte eres»/],
    ['Me contestó "ahorita no joven" jajaj no sé si es cotorreo o me mandó a volar', /«ahorita no joven»/],
    [
      "weon me dijo 'erí terrible tierno' la mina. eso es bueno o me mando a la friendzone",
      /tierno» cambia|Que le caes bien/,
    ],
  ])('and asks about is read in the words that they quote, or not at all: %s', async (message, means) => {
    const { subtexto, interes } = await asked(message);
    expect(subtexto).toMatch(means);
    expect(interes.nivel).not.toBe('alto');
  });

  test('and does wrong is said before the words of a no that they quote', async () => {
    const { subtexto, senales } = await asked(
      "Me dijo 'no, hoy no quiero, en serio para' pero riéndose. cuando una se ríe es que sí quiere, no?",
    );
    expect(subtexto).toMatch(/Quiere decir que no/);
    expect(senales.detalles).toMatch(/esperas que sea un sí/);
  });

  test('and mourns is met with a word for it, and nothing is urged', async () => {
    const { subtexto, siguiente_paso } = await asked(
      'Mi marido falleció en marzo. Un amigo me ha escrito: «Si necesitas algo, aquí estoy». Mi hermana dice que me tira los tejos.',
    );
    expect(subtexto).toMatch(/^Siento mucho tu pérdida\./);
    expect(siguiente_paso).toMatch(/a tu ritmo/);
    const theirs = await asked('Yo: ¿qué tal?\nÉl: mi madre murió ayer');
    expect(theirs.subtexto).not.toMatch(/tu pérdida/);
  });

  test('is not weighed by how warm their own words are', async () => {
    const { subtexto } = await asked(
      'un señor del coro me guarda sitio todos los domingos y me trae caramelos de violeta. tengo 72 años',
    );
    expect(subtexto).not.toMatch(/^Te cuenta algo suyo/);
    const { interes } = await asked('me da like a una foto de 2019 a las 3 de la mañana y no me habla');
    expect(interes).toMatchObject({ nivel: 'medio', citas: [] });
  });

  test.each([
    'mi novia pasó el puente de acampada con su primo y no llamó ni una noche',
    'mi esposa ya no me toca desde hace 5 meses y dice que es el estrés',
    'subió una historia con una copa y otra mano con uñas pintadas y la quitó a los 5 minutos',
    'desde que le dije que no quiero hijos está distante',
    'no sé si me está dando largas',
  ])('is not read as a message to whoever tells it: %s', async (message) => {
    const { subtexto, interes, senales } = await asked(message);
    expect(subtexto).not.toContain('«');
    expect(interes.incertidumbre).toMatch(/^Sabemos solo lo que cuentas/);
    expect(senales.hay_alertas).toBe(false);
  });

  test('is left to the words that they quote where it is only likely', async () => {
    const { subtexto } = await asked("al salir soltó 'bueno pues ya' mirando el suelo. qué quiso decir?");
    expect(subtexto).toContain('«bueno pues ya»');
  });
});

test('a gesture that is told is read as one, and is no warning', () => {
  const { senales, subtexto } = read('le dio like a mi foto en bañador a las 2 de la mañana y lo quitó');
  expect(senales.hay_alertas).toBe(false);
  expect(subtexto).toMatch(/gesto|foto vieja|curiosidad/);
});

test('what is told and is a danger is one here too, with no interest beside it', () => {
  const { interes, senales } = read('mi novia me ha pegado y me ha tirado un plato a la cabeza');
  expect(senales.hay_alertas).toBe(true);
  expect(senales.familias).toContain('violencia');
  expect(interes.nivel).toBe('bajo');
});

test('what is only a little like a warning is none: a photo of roses is no nude', () => {
  const { senales } = read(
    'Don Andrés, del coro, me ha enviado una fotografía de sus rosales sin texto alguno',
  );
  expect(senales.hay_alertas).toBe(false);
});

test('what is in another language is said not to be understood', () => {
  expect(read('moitas grazas por onte, paseino moi ben').subtexto).toMatch(/otra lengua/);
});

test.each([
  [
    'Match: hola guapo\nYo: me voy a tomar todas las pastillas esta noche\nMatch: ???',
    /^Lo que escribes pesa/,
  ],
  ['Yo: si me dejas me mato\nElla: no digas eso', /^Lo que escribes pesa/],
  ['Yo: te juro que te mato\nMatch: déjame', /^Lo grave lo escribes tú/],
  ['Yo: ábreme la puerta o la tiro abajo\nMatch: vete por favor, me das miedo', /^Lo grave lo escribes tú/],
  ['Yo: qué tal\nÉl: te juro que te mato\nYo: para', /^No le debes respuesta/],
  ['Él: si me dejas me mato\nYo: pero qué dices', /^Tómatelo en serio/],
])('whoever writes what is grave is answered, and not the one who receives it: %s', (message, step) => {
  expect(read(message).siguiente_paso).toMatch(step);
});

test('what the asker wrote is no sign of what the other one wants', () => {
  const message = 'Yo: me gustas mucho, quiero verte\nElla: ya veremos, ando liada';
  const citas = ['me gustas mucho, quiero verte', 'ya veremos'];
  const interes = { nivel: 'medio' as const, explicacion: 'Aplaza.', citas, incertidumbre: '' };
  const senales = { hay_alertas: false, detalles: noAlerts, familias: [] };
  const written = { analysis: { subtexto: 'Aplaza.', siguiente_paso: 'Espera.', interes, senales } };
  expect(mergeReadings({ message }, written, 'model').output.analysis.interes.citas).toEqual(['ya veremos']);
});

test.each(['rules', 'model'] as const)(
  'whoever controls is told so beside the reading of the other person: %s',
  (writer) => {
    const message = 'Yo: dame tu ubi\nElla: no me apetece\nYo: con quién estás\nElla: con mis amigas';
    const interes = { nivel: 'alto' as const, explicacion: 'Le gustas.', citas: [], incertidumbre: '' };
    const senales = { hay_alertas: false, detalles: noAlerts, familias: [] };
    const written = {
      analysis: { subtexto: 'Se deja querer.', siguiente_paso: 'Insiste.', interes, senales },
    };
    const analysis =
      writer === 'model' ? mergeReadings({ message }, written, 'model').output.analysis : read(message);
    expect(analysis.senales.detalles).toMatch(/Esto lo haces tú: «dame tu ubi»/);
    expect(analysis.interes.nivel).not.toBe('alto');
    expect(analysis.siguiente_paso).toMatch(/no lo vuelvas a pedir/);
  },
);

test('what somebody tells of what they do themselves is no interest of anybody', () => {
  const { subtexto, interes } = read('le pedí su ubi y no quiere, la red flag es ella no?');
  expect(subtexto).toMatch(/lo que haces tú/);
  expect(interes.nivel).toBe('bajo');
});

test.each([
  "te dije que si pero solo porque no supe decir que no, me quede callada y al dia siguiente me escribio 'que bien anoche eh'",
  'me quedé paralizada, no pude apartarle, y lo hizo igual en su casa',
  'yo lloraba y él seguía. hoy me ha puesto «repetimos?»',
])('whoever tells of a yes out of fear is cared for, and no interest is weighed: «%s»', (message) => {
  const { subtexto, interes, siguiente_paso } = read(message);
  expect(interes.nivel).toBe('bajo');
  expect(subtexto).toMatch(/no hay interés que medir/);
  expect(siguiente_paso).toMatch(/no es culpa tuya.*016/);
});

test.each([
  'Mi madre dice que eres muy guapo de foto, ya le he dicho que no se haga ilusiones jajaja',
  'Si te incomoda me lo dices y ya esta. Si no, me apetece mucho el plan de los bolos',
])('a yes with a joke or a condition is not read as a no: «%s»', (message) => {
  const { subtexto, interes } = read(message);
  expect(subtexto).not.toMatch(/que no/);
  expect(interes.nivel).not.toBe('bajo');
});

test.each([
  ['se me cayó la paella', /percance/],
  ['querí ir a la feria del barrio o te da lata?', /invitación/],
  ['si ganamos me debés un beso', /jugando/],
  ['lo del viernes sigue, no?', /sigue en pie/],
  ['llego 10 min tarde!! perdon', /avisa/],
  ['soy celíaca, ojo', /comer/],
  ['y si dejamos de hablar por aquí y me das tu número?', /canal más directo/],
])('what happens in a message is named, and not only its kind: «%s»', (message, means) => {
  const { subtexto, interes } = read(message);
  expect(subtexto).toMatch(means);
  expect(interes.nivel).not.toBe('bajo');
});

test.each([
  ['Yo: quedamos mañana?\nAlex: mañana no q viene mi hermano, mejor pasado', /alternativa/],
  ['te importa si llevo a mi perra? es muy buena', /venir con compañía/],
  [
    'Yo: tienes ganas de vernos?\nAlex: siiii pero estoy de los nervios, es mi primera cita en años',
    /impone/,
  ],
  ['soy sordo, si quedamos mejor un sitio con buena luz para leerte los labios', /estar a gusto/],
  ['Él: me ha surgido un lío\nÉl: pero tengo ganas eh\nÉl: 🙈', /«pero tengo ganas eh»/],
  ['Ella: ayer estuve en lo de mi tía\nElla: 🙃', /«ayer estuve en lo de mi tía»/],
  ['tengo novia pero nos hemos dado un tiempo, ya te contare', /otra persona en su vida/],
  ['ay parce usted es todo lindo pero yo ando en otro cuento ahorita', /ahora no/],
  ['Yo: te noto rara hoy\nInés: no. es el cumple de mi madre. el primero sin ella. no es por ti', /perdido/],
  ['Manolo: Yo poco, pensando si el jueves bailaría usted conmigo.', /propone día/],
  ['necesito q me hagas un favor, es un poco incomodo', /no dice qué/],
  ['me han despedido hoy 😞', /difícil/],
  ['parce usted si es bobo jajaja me cae re bien', /Le caes bien/],
  ['Yo: que planes?\nAlex: netflix y manta, y tu?', /^(?!.*a solas)/],
  [
    'Yo: un café el martes?\nLuis: no puedo\nYo: y el jueves?\nLuis: tengo pádel, el viernes mejor?\nYo: vale\nLuis: tengo ganas de verte',
    /sin rodeos/,
  ],
  ['Yo: a que hora te recojo?\nAlex: no hace falta q me recojas, voy en metro', /por su cuenta/],
])('what is plain in a message is read before what is only likely: «%s»', (message, means) =>
  expect(read(message).subtexto).toMatch(means),
);

test('who asks what a habit means asks about the habit, and writes no message', () => {
  const { subtexto } = read('q significa q me mande memes todo el dia pero nunca una pregunta');
  expect(subtexto).toMatch(/risa/);
});

test('what goes on is not explained twice in the same words', () => {
  const explained = ['lleva tres días sin contestar', 'me dice mi vida y no sabe cuándo es mi cumple'].map(
    (story) => read(story).interes.explicacion,
  );
  expect(new Set(explained).size).toBe(2);
});

test('a level that differs from what the words show has its reason', () => {
  const { interes } = read('Yo: quieres ir al acuario?\nNoa: algun dia\nYo: qué día?\nNoa: ya vemos');
  expect(interes.explicacion).not.toMatch(/undefined|null/);
});

test('the detail that was asked about is what is answered', () => {
  expect(read('Mi match dice q no quiere nada serio pero me presento a su mama').subtexto).toMatch(/familia/);
  expect(read('buenas noches bonita (a las 3 am)').subtexto).toMatch(/hora/);
});

test.each([
  'Yo: voy al cine\nElla: qué guay\nYo: la de Almodóvar\nElla: o me esperas y la vemos el lunes que está más barato',
  'Él: Me ha encantado la exposición, y la compañía más.\nYo: A mí también.\nÉl: El Thyssen abre hasta las nueve los sábados. Lo digo por decir.',
])('a plan that the other one proposes is high interest, without a doubt beside it', (message) => {
  const { interes, otra_lectura } = read(message);
  expect([interes.nivel, otra_lectura]).toEqual(['alto', undefined]);
});

test('a kind brake is read as one', () => {
  expect(read('estoy en una etapa de mucho trabajo conmigo misma').subtexto).toContain('freno');
});

test('whoever is threatened with a suicide, with the means at hand, is told to call for that person', () => {
  const { siguiente_paso, senales } = read(
    'si me dejas ya sabes lo que voy a hacer, tengo las pastillas aqui delante. luego no llores',
  );
  expect(siguiente_paso).toMatch(/112 por esa persona.*dirección.*no es culpa tuya.*alguien cercano/);
  expect(siguiente_paso).not.toMatch(/no contestes/);
  expect(senales.familias).toContain('autolesion');
});

test.each(signs.flatMap(({ yes, reading: { means } }) => yes.map((message) => [message, means] as const)))(
  '«%s» is told by what it shows, in its own words',
  (message, means) => {
    const { subtexto, interes } = read(message);
    expect(subtexto.replace(/«.*»/u, '')).toBe(means.replace('«{dicho}»', ''));
    expect(message).toContain(interes.citas[0]);
  },
);

describe('what is said beside a good night or a thank you is what is read', () => {
  test.each([
    [
      'He vuelto con Nacho. Quería que te enteraras por mí. Te dejo los táperes en la portería.',
      /otra persona/,
    ],
    ['Gus: gracias!!\nGus: la próxima vez me haces una señal y nos vamos los dos. descansa', /plan contigo/],
  ])('%j', (message, subtext) => expect(read(message).subtexto).toMatch(subtext));
});

test.each([
  [
    'No, si yo no me enfado. Haz lo que quieras. Total, siempre lo haces. Que lo paséis muy bien tú y las del remo.',
    /me habría gustado que contaras/,
  ],
  [
    'Ahorita no puedo, estoy en la fiesta de XV de la hija de mi compadre, pero si quieres luego te marco, o no, como tú veas, yo ando acá sentado solo con el mezcal',
    /Quiere oírte/,
  ],
  [
    'Él: lo vi y lo odié\nÉl: eres siempre así o solo conmigo?\nÉl: me gustaría comprobarlo el viernes',
    /plan/,
  ],
  [
    'Ella: me quedé dándole vueltas a lo tuyo\nElla: mañana salgo a las 5, te apetecen unas cañas?',
    /^(?!.*vueltas)/,
  ],
  ['no se como decirlo sin q suene raro pero me gustas un poco bastante', /declaración/],
  ['me caes bien, pero la mano la quité por algo. preferiria q no hablaramos de eso', /^(?!Le caes bien)/],
])('what goes with any message is read after what counts: «%s»', (message, means) =>
  expect(read(message).subtexto).toMatch(means),
);

test.each([
  ['jajaja vale 👍', 'bajo', /no enseña ganas/],
  ['Yo: soñé contigo\nÉl: jaja qué cosas\nÉl: me voy a dormir', 'bajo', /no deja nada para mañana/],
  ["M'ho passo molt bé amb tu, però ara mateix no vull posar-li nom. Anem fent?", 'medio', /no sé medirlo/],
])('the level and its reason say the same: «%s»', (message, level, shows) => {
  const { nivel, explicacion } = read(message).interes;
  expect(nivel).toBe(level);
  expect(explicacion).toMatch(shows);
});

test('no reading speaks of what its level denies', () => {
  for (const message of [
    'a la vuelta del viaje lo primero es verte',
    'te oí reír al teléfono y se me pasó el cansancio',
  ])
    expect(read(message).interes.explicacion).not.toMatch(/ni buena ni mala|dice poco/);
});

test('who does not want a name for it says no to the name, and to nobody', () => {
  for (const message of [
    'no quiero ponerle nombre a esto, estoy bien así contigo',
    'no quiero ponerle nombre',
  ]) {
    const { interes, subtexto } = read(message);
    expect(interes.nivel).toBe('medio');
    expect(subtexto).toMatch(/^No te dice que no a ti/);
  }
});

test('somebody dear who is dying comes before what the other one wrote', () => {
  const { subtexto, siguiente_paso } = read(
    "mi padre está en paliativos y me ha escrito 'uf qué mal rollo, ánimo. lo del finde sigue, no?'",
  );
  expect(subtexto).toMatch(/^Siento mucho/);
  expect(siguiente_paso).toMatch(/^Primero tú/);
});

test('how our answer should be written is nothing that the other one does', () => {
  const { subtexto } = read(
    "Ponme qué quiere decir y que sea corto y sin emojis. 'Interesante punto de vista 🙃'",
  );
  expect(subtexto).not.toMatch(/menos calor/);
});

test('their loss is not taken for the loss of whoever pastes their message', () => {
  const { subtexto } = read(
    '"Desde que murió mi papá no duermo bien. El domingo voy al panteón, por si te late acompañarme"',
  );
  expect(subtexto).not.toMatch(/tu pérdida/);
});

test.each([
  'mira lo que encontré en el cajón: el ticket de nuestro primer café',
  'Yo: ah, qué haces?\nZoe: las uvas contigo, si te dejas. lo tengo pensado desde noviembre\nYo: me dejo',
])(
  'what nothing was written for is said not to be read, with a question to ask, and no level is made up: %s',
  (message) => {
    const { subtexto, interes, siguiente_paso } = read(message);
    expect(subtexto).toMatch(/no vamos a inventarnos/);
    expect(interes.nivel).toBe('medio');
    expect(siguiente_paso).toMatch(/¿eso cómo me lo tomo\?/);
  },
);

test('what is kept or copied of a reading has its help lines, in the card of the library too, and none where there are none', () => {
  const textOf = (message: string) =>
    readingText(keptOf(subtextContract.present({ analysis: read(message) })));
  expect(textOf('te voy a matar si me dejas')).toContain('Teléfonos de ayuda\n- ');
  const analysis = { ...keptOf(subtextContract.present({ analysis: read('te voy a matar si me dejas') })) };
  const row = { id: '1', created_at: '', original_message: 'te voy a matar', analysis } as never;
  expect(subtextCard.text(row)).toMatch(/Teléfonos de ayuda\n- .*016/s);
  expect(textOf('¿te apetece un café el jueves?')).not.toContain('Teléfonos');
});

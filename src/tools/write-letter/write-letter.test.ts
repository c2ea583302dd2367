import { describe, expect, test } from 'vitest';
import { describeAnswers } from '../../../test/engines.ts';
import { lineIds, newcomer, withModel } from '../../../test/models/ask-tools.ts';
import { checkBeforeSending } from '../../generation/send-check/check.ts';
import { addressedAs } from '../../language/write/addressed.ts';
import { type LetterKind, type LetterLength, letterKinds, letterLengths } from './contract.ts';
import { letterEmbedded } from './embedded.server.ts';
import { casesFor, letters, linesOf } from './letters.server.ts';
import { nameIn, tellingsIn } from './read-facts.server.ts';
import { silenceFor } from './safety.server.ts';
import cases from './write-letter.cases.json' with { type: 'json' };

const kinds = Object.keys(letterKinds) as LetterKind[];
const lengths = Object.keys(letterLengths) as LetterLength[];
const ownSentencesIn = (facts: string) => tellingsIn(facts).map(({ text }) => text);
const limits: Record<LetterLength, number> = { short: 260, medium: 480, long: 900 };

describe.each(kinds)('the letters that were written for «%s»', (kind) => {
  const { cases, dontExpect } = letters[kind];
  const all = cases.flatMap(({ id, ways }) =>
    ways.flatMap((way) =>
      lengths.map((length) => ({
        name: `${id}, ${way.angle}, ${length}`,
        text: linesOf(way, length).join(' '),
      })),
    ),
  );

  test('are two or more ideas a case, longer by length, and fit a chat', () => {
    expect(dontExpect.length).toBeLessThan(220);
    for (const { id, ways } of cases) {
      expect([id, ways.length >= 2, new Set(ways.map(({ angle }) => angle)).size]).toEqual([
        id,
        true,
        ways.length,
      ]);
      for (const way of ways) {
        const sizes = lengths.map((length) => linesOf(way, length).join(' ').length);
        expect([id, way.angle, sizes.toSorted((a, b) => a - b)]).toEqual([id, way.angle, sizes]);
        for (const [at, length] of lengths.entries())
          expect([id, way.angle, (sizes[at] ?? 0) <= limits[length]]).toEqual([id, way.angle, true]);
      }
    }
  });

  test('end with one for anybody, and each case has letters of its own', () => {
    const general = cases.filter((one) => one.general).map(({ id }) => id);
    expect(cases.at(-1)?.general).toBe(true);
    for (const { like } of cases) expect([undefined, ...general]).toContain(like);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  });

  test('say nothing that the check before sending would warn of, and no writer has a gender', () => {
    for (const { name, text } of all) {
      expect([name, checkBeforeSending(text)]).toEqual([name, []]);
      expect(text).not.toMatch(
        /\b(?:(?:estoy|me siento|me quedo) (?:muy )?\p{L}+[ai]d[oa]|encantad[oa]|agradecid[oa]|los dos|juntos)\b/u,
      );
    }
  });

  test('have no excuse in an apology, and no goodbye leaves a door open', () => {
    for (const { name, text } of all) {
      if (kind === 'sorry')
        expect([name, text]).not.toEqual([
          name,
          expect.stringMatching(/, pero |si te ofend|no era mi intención|sin querer/i),
        ]);
      if (kind === 'no' || kind === 'end')
        expect([name, text]).not.toEqual([
          name,
          expect.stringMatching(/a lo mejor|quizás? más adelante|de momento|podemos ser amig/i),
        ]);
    }
  });

  test('can be said to «vos» and to «usted»', () => {
    for (const { name, text } of all) {
      expect([name, addressedAs('contame de vos')(text)]).not.toEqual([
        name,
        expect.stringMatching(
          /(?<!\p{L})(?:tú|ti|contigo|eres|tienes|quieres|puedes|sabes|prefieres|necesitas|sientes|dices|dime)(?!\p{L})/iu,
        ),
      ]);
      expect([name, addressedAs('¿y usted?')(text)]).not.toEqual([
        name,
        expect.stringMatching(
          /(?<!\p{L})(?:te|tus?|tú|ti|contigo|(?!chiste|triste|despiste|insiste)\p{L}+[ai]ste)(?!\p{L})/iu,
        ),
      ]);
    }
  });
});

describe('of what is told', () => {
  test.each(cases.toldCases)('the case is read that is surely meant: %s, %s', (kind, facts, id) => {
    expect(casesFor(kind as LetterKind, facts, () => true).found.id).toBe(id);
  });

  test.each(cases.otherCases)('and no case that only sounds alike: %s, %s', (kind, facts, id) => {
    expect(casesFor(kind as LetterKind, facts, () => true).found.id).not.toBe(id);
  });

  test.each([
    [nameIn, '2 años juntos, Rubén, no ha pasado nada malo', 'Rubén'],
    [nameIn, 'se llama lucia', 'Lucía'],
    [nameIn, 'se llama como yo', null],
    [nameIn, 'Hemos quedado dos veces con Ana', 'Ana'],
    [nameIn, 'salgo con Lucía y se lo conté a Ana', 'Lucía'],
    [nameIn, 'hace un mes que salgo con agus', 'Agus'],
    [nameIn, 'mi novio me dijo flor de mentira', null],
    [nameIn, 'mi hija se llama vega', null],
    [nameIn, 'se lo conté a Ana', null],
    [nameIn, 'quede una vez con Raul, majo pero no hay chispa', 'Raúl'],
    [nameIn, 'grité a mi amiga Laura', null],
    [nameIn, 'estaba celoso de Marcos', null],
    [nameIn, 'mi hija quiere que me case con Antonio', null],
    [nameIn, 'ayer cumplí 30 y Mario ni un mensaje', 'Mario'],
    [nameIn, 'vi en su móvil un corazón de una tal Paula', null],
    [nameIn, 'mi padre no vino a mi boda con Marc', null],
    [nameIn, 'llevo 11 años con Pilar, tenemos un perro, Lolo', 'Pilar'],
    [nameIn, 'se llama Íñigo', 'Íñigo'],
    [nameIn, 'Dice me quiere', null],
    [nameIn, 'quiere que le preste 300 lucas', null],
  ])('only what is surely so is taken: %o', (read, facts, said) => expect(read(facts)).toBe(said));
});

test.each([
  ['end', 'no siento la chispa y ya me presentó a su familia', 'Me presentaste a tu familia'],
  ['end', 'no quiero seguir, me lleva al teatro los jueves', 'Gracias por llevarme al teatro los jueves.'],
  ['end', 'no puedo seguir, con cariño y con Dios por delante', 'Que Dios te bendiga'],
  ['sorry', 'me pasé bebiendo y ella pagó el taxi', 'lo del taxi que pagaste'],
  ['limit', 'que no me escriba de noche que madrugo', 'Madrugo'],
  ['tell', 'estoy enamorao', 'me he enamorado de ti'],
  ['sorry', 'me emborraché en la cita, lloré, le manché la chaqueta', 'lloré y te manché'],
] as const)('what they tell of it stands in each letter for it: %s, «%s»', (kind, facts, said) => {
  expect(letterEmbedded({ kind, facts, length: 'medium' }).text).toContain(said);
});

describe('whom a letter is for', () => {
  test.each([
    ['Irene me pidió volver. firma: Nacho', 'Irene'],
    ['para mi novia Lucía: perdón por lo de ayer. tu Javi', 'Lucía'],
    ['decirle a Tere que no quiero verla más. de parte de Nacho', 'Tere'],
    ['Manuel me deja bombones. un saludo, Pilar', 'Manuel'],
    ['la otra me pidió dinero otra vez. yo soy el Rafa', null],
    ['él habla de nombres de bebés (Martina). me llamo Rocío', null],
  ])('is told apart from whoever signs it: %s', (facts, name) => expect(nameIn(facts)).toBe(name));

  test('an apology repeats the words that hurt, and no age or sex of whoever writes', () => {
    const facts = "le dije a mi pololo 'con razón tu papá se fue' en una pelea. soy hombre también, 28";
    const { text, alternatives } = letterEmbedded({ kind: 'sorry', facts, length: 'short' });
    const all = [text, ...alternatives.map((one) => one.text)].join(' ');
    expect(all).toContain("Te dije 'con razón tu papá se fue' en una pelea.");
    expect(all).not.toContain('28');
  });
});

describe('sentences of theirs are said to whom they are about', () => {
  test.each(cases.sure)('where that is sure: $facts', ({ facts, said }) =>
    expect(ownSentencesIn(facts)).toEqual(said),
  );

  test.each(cases.unsure)('and nothing else: %s', (facts) => expect(ownSentencesIn(facts)).toEqual([]));
});

const everyText = (kind: LetterKind, facts: string, length: LetterLength = 'short') => {
  const { text, alternatives } = letterEmbedded({ kind, facts, length });
  return [text, ...alternatives.map((one) => one.text)];
};

describe('what the other one did', () => {
  test.each(cases.deeds)('is said to them where it is surely theirs: %s, %s', (kind, facts, deed) => {
    expect(
      tellingsIn(facts, true)
        .map(({ text }) => text.toLowerCase())
        .join(' '),
    ).toContain(deed);
    expect(
      everyText(kind as LetterKind, facts)
        .join(' ')
        .toLowerCase(),
    ).toContain(deed);
  });

  test.each(cases.noDeeds)("and nobody else's, nor what only happens: %s", (facts) => {
    expect(tellingsIn(facts, true).filter(({ isDeed }) => isDeed)).toEqual([]);
  });
});

describe('what is told', () => {
  test.each(cases.tongues)(
    'in another language does not stand in a letter in ours: %s, %s',
    (kind, facts, said) => {
      const all = everyText(kind as LetterKind, facts).join(' ');
      expect(all).toContain(said);
      expect(all).not.toMatch(/(?<!\p{L})(?:tell|my|like|work|traballo|non|dicirllo)(?!\p{L})/iu);
    },
  );

  test('is answered in the letter: the ticket that was bought, the yes that was given, the plant that died', () => {
    const no = everyText(
      'no',
      'quiere venir a conocerme, ya compró pasaje, le dije que bueno pero me arrepentí',
    )[0];
    expect(no).toMatch(/Te dije que sí y he cambiado de idea.*cambiar el pasaje/);
    expect(everyText('sorry', 'vomité en la planta de su abuela y la planta murió')[0]).toContain(
      'otra planta',
    );
    expect(everyText('sorry', 'le rompí la taza de su padre').join(' ')).toMatch(/la taza de tu padre/);
    expect(
      everyText('no', 'me pide que sea su compañera de baile fijo. no quiero perder los sábados')[0],
    ).toContain('conservar nuestros sábados');
  });

  test('is contradicted by no reason of ours', () => {
    expect(everyText('end', '3 citas, el sexo bien pero habla mal de los camareros').join(' ')).not.toContain(
      'deseo',
    );
    expect(everyText('end', '8 meses con Luz, no estoy enamorado. No hay otra').join(' ')).not.toMatch(
      /otra persona y|Hay otra|otro sitio/,
    );
    const leaves = everyText('end', 'me voy a Canadá en septiembre y no quiero relación a distancia', 'long');
    expect(leaves.join(' ')).not.toMatch(/cada visita|misma ciudad|por teléfono/);
    expect(everyText('tell', 'he vuelto a fumar a escondidas en el garaje').join(' ')).not.toMatch(
      /operan|calvicie/,
    );
    expect(
      everyText('tell', 'tengo un hijo de 19 que no conozco, me enteré el mes pasado').join(' '),
    ).not.toMatch(/lo primero para mí/);
    const widow = everyText(
      'no',
      'Ernesto me pide que sea su compañera. Yo enviudé hace 2 años y no puedo todavía',
    );
    expect(widow.join(' ')).not.toContain('tu pérdida');
  });

  test('in few words says no to what was asked, and no goodbye', () => {
    expect(everyText('no', 'no quiero ir').join(' ')).not.toMatch(/dejemos|seguir|sigamos/);
  });
});

describeAnswers('a letter', (open) => {
  const ask = async (body: object, settings: Record<string, string> = {}) => {
    const letters = await newcomer(open, {}, settings);
    const { status, answer } = await letters.ask('write-letter', { length: 'short', ...body });
    return { status, ...answer };
  };

  test.each(kinds)('of each kind and length comes with others, without an open slot: %s', async (kind) => {
    for (const length of lengths) {
      const given = await ask({ kind, length, facts: 'Hemos quedado tres veces con Marta' });
      const all = [given.text, ...given.alternatives.map((one: { text: string }) => one.text)];
      expect([given.status, new Set(all).size]).toEqual([200, all.length]);
      expect(all.join(' ')).not.toMatch(/[{}]|undefined|\+/);
      for (const text of all) expect(text).toMatch(/^Hola, Marta\. /);
    }
  });

  test('that says no to a plan does not say goodbye to the person', async () => {
    for (const facts of ['lo de la barbacoa del club no lo veo', 'me ha propuesto que vayamos a remar']) {
      const given = await ask({ kind: 'no', facts, length: 'long' });
      for (const { text } of [given, ...given.alternatives])
        expect(text).not.toMatch(/dejemos|(?<!\p{L})seguir(?!\p{L})|vernos/u);
    }
  });

  test.each([
    'tiene veinte años más que yo, me gusta y quiero que sigamos viéndonos',
    'quiere conocer a mis hijos y es pronto. no quiero dejarlo con ella',
  ])('of somebody who wants to go on says no goodbye: %s', async (facts) => {
    const given = await ask({ kind: 'no', facts, length: 'long' });
    for (const { text } of [given, ...given.alternatives])
      expect(text).not.toMatch(/no (?:sigamos|seguir)|aquí\.|te deseo|cuídate|que te vaya/i);
    expect(given.text).toMatch(/sigamos|seguir/);
  });

  test('leaves a gap for what only the person knows, and says so', async () => {
    const given = await ask({ kind: 'limit', facts: 'hay cosas que no me van' });
    expect(given.text).toContain('[lo que te incomoda]');
    expect(given.notice).toContain('huecos');
    expect(given.notice).toContain('No tenemos una carta escrita para este caso');
  });

  test('never has the words of the facts in it', async () => {
    const facts = 'Le grité a mi novio delante de tus amigos y quiero que no me deje';
    expect((await ask({ kind: 'sorry', facts, length: 'long' })).text).not.toMatch(/a mi novio|no me deje/);
    expect((await ask({ kind: 'tell', facts: 'tengo vih y llevamos 3 citas' })).text).not.toContain(
      'llevamos',
    );
  });

  test.each([
    ['no', 'tres citas, no me gusta, no quiero que quedemos como amigos', /quede en una amistad/],
    ['end', 'ya no siento lo mismo, que no me escriba más', /no me escribas más/],
    ['no', 'dos citas, no hay química. No quiero hacerle daño', /Me ha gustado conocerte/],
    ['no', 'Teo me propone un finde en Cuenca y no me apetece. soy Marina', /^Hola, Teo\. /],
    [
      'end',
      'llevo un año con Berta y ya no la quiero. Su hijo me llama papá. Me llamo Óscar',
      /^Hola, Berta\. .*despedida de tu niño/,
    ],
    ['no', 'Aitor quiere que cenemos el jueves y no, gracias', /^Hola, Aitor\. He pensado .*lo de la cena/],
    ['no', 'es por Edu: decile que no pero que sigamos viendonos', /Quiero que nos sigamos viendo/],
    ['sorry', 'grité a Lucía en la cena, no tengo excusa', /^Hola, Lucía\. /],
    [
      'no',
      'mi ex quiere volver porque está enferma. la voy a ayudar en lo que haga falta, pero no vuelvo',
      /Te voy a ayudar en lo que haga falta.*No es por la enfermedad/,
    ],
    [
      'no',
      'Irene, de mi oficina, quiere salir conmigo y yo no. la veo todos los días',
      /En el trabajo, por mi parte, todo sigue igual/,
    ],
    [
      'tell',
      'tengo lupus, diagnosticada en enero, y no quiero dar pena',
      /Tengo lupus, diagnosticada en enero,.* no quiero dar pena/,
    ],
    ['no', 'Don Luis me ha pedido matrimonio y no quiero', /^Hola, Luis\. Lo .*se merece/],
    [
      'no',
      'no kiero casarme, 5 años juntos. se llama toni. le kiero',
      /^Hola, Toni\..* Te quiero, y eso no cambia/,
    ],
    ['no', 'mi ex quiere volver, no, pero llevarnos bien por la niña', /nos llevemos bien/],
    [
      'no',
      'me pide que vivamos juntos, no quiero. que sigamos viéndonos los domingos',
      /sigamos viendo los domingos/,
    ],
    ['end', 'quiere que me vaya a vivir a Cuenca con él y ni puedo ni quiero', /^(?!.*a vivir)/],
    ['end', 'me destinan a Ceuta', /a vivir/],
    ['limit', 'me llama de noche y no quiero perderle', /[Nn]o quiero perderte/],
    ['end', 'che, ya no siento lo mismo', /estés|querés|sos|vos|ya no siento/],
    ['limit', 'trátele de usted: me llama de noche', /Le pido/],
    ['no', 'dos citas, no hay química, decirle que no con educación y de usted', /conocerle/],
    ['no', 'es primo de mi ex', /Eres primo de mi ex/],
    [
      'tell',
      'q tengo 3 hijos 😬 en el perfil puse 1',
      /Tengo 3 hijos, en el perfil puse 1\..*Siento no haberlo dicho/,
    ],
    ['tell', 'le tengo que decir a mi hija de 12 que me mudo con mi novio, se llama Andrés', /^Hola\. /],
    ['end', 'La distancia. Yo Santiago de Chile ella Las Palmas', /^Hola\. /],
    ['tell', 'que me voy a vivir a lisboa en enero', /a vivir a Lisboa/],
    ['ask', 'dejó de escribirme sin más. solo quiero saber', /¿Qué pasó\?/],
    [
      'limit',
      'hace bromitas delante de sus amigos de que soy creyente. No quiero perderlo',
      /no quiero perderte/,
    ],
    ['end', 'he conocido a otra pero no quiero decirle el motivo', /^(?!.*(?:otra persona|alguien)).*$/],
  ])('follows what was asked of it: %s, %s', async (kind, facts, said) =>
    expect((await ask({ kind, facts, length: 'medium' })).text).toMatch(said),
  );

  test.each(cases.ownWords)(
    'tells first what was to be told, in their own words: %s, %s',
    async (kind, facts, said) => {
      const given = await ask({ kind, facts, length: 'medium' });
      expect([given.silent, given.text.toLowerCase()]).toEqual([
        undefined,
        expect.stringContaining(said.toLowerCase()),
      ]);
    },
  );

  test.each([
    'soy lesbiana y no quiero contárselo',
    'soy gay y no quiero que se entere',
    'soy lesbiana, me ha pedido salir un compañero',
  ])('outs nobody: %s', async (facts) => {
    const given = await ask({ kind: 'no', facts, length: 'long' });
    const all = [given, ...given.alternatives].map(({ text }: { text: string }) => text).join(' ');
    expect(all).not.toMatch(/gay|lesbiana|género|gustos|hombres|mujeres|orienta/i);
  });

  test('says which wish it could not follow', async () => {
    const given = await ask({ kind: 'no', facts: 'dos citas y no me gusta, lo quiero mandar por audio' });
    expect(given.notice).toContain('viva voz');
  });

  test.each([
    [
      'sorry',
      'quemé la cazuela de barro de su abuela',
      /^Hola\. .*Quemé la cazuela de barro de tu abuela\. /,
    ],
    ['sorry', 'la llamé por el nombre de mi ex', /Te llamé por el nombre de mi ex\./],
    ['limit', 'me manda audios de 9 minutos', /^Hola\. .*Me mandas audios de 9 minutos\. .*audios largos/],
    ['tell', 'estoy divorciado y tengo tres niños, le dije que uno', /tengo tres niños, te dije que uno\. /],
    [
      'sorry',
      'se me olvidó nuestro aniversario',
      /^Hola\. Te pido perdón\. Se me olvidó nuestro aniversario\. Lo siento/,
    ],
    ['limit', 'me manda mensajes a las 5:40 y no puedo dormir', /a las 5:40/],
    ['ask', 'xq me dejo de hablar despues del viaje', /¿Por qué me dejaste de hablar después del viaje\?/],
    ['ask', 'quiero saber por que no me defendio', /¿Por qué no me defendiste\?/],
    ['ask', 'me dejo de hablar sin mas', /Me dejaste de hablar sin más\. ¿Qué pasó\?/],
    ['tell', 'que estoy embarazada y no se si es suyo', /[Ee]stoy embarazada y no sé si es tuyo\./],
    ['tell', 'q me vuelvo a colombia en enero', /Me vuelvo a Colombia en enero\./],
    ['end', 'ya no quiero seguir con ella, es muy buena pero me aburro', /Ya no quiero seguir contigo\./],
    ['limit', 'se retrasa siempre. quiero que avise antes de venir', /Quiero que avises antes de venir\./],
    [
      'ask',
      'me debe 60 euros del concierto y desapareció',
      /^Hola\. .*Me debes 60 euros del concierto[^[]*$/,
    ],
  ] as const)(
    'for a known case is told with what they said of it, and asks nothing that they told: %s, %s',
    async (kind, facts, said) => {
      const { text } = await ask({ kind, facts, length: 'short' });
      expect(text).toMatch(said);
      expect(text).not.toContain('[');
    },
  );

  test('to one does not say what was done to another, and says goodbye last', async () => {
    const facts = 'le hablé mal a la enfermera de mi madre, esa mujer estuvo ahí. quiero pedirle perdón';
    expect((await ask({ kind: 'sorry', facts })).text).not.toMatch(/enfermera|esa mujer/);
    const { text } = await ask({ kind: 'end', facts: 'lo dejamos ya', length: 'long' });
    expect(text).not.toMatch(/Cuídate[^.]*\. \p{Lu}/u);
  });

  test('about children is no letter about a minor, and says what to expect of it', async () => {
    const given = await ask({ kind: 'tell', facts: 'Tengo dos hijos de 5 y 8 años' });
    expect(given.text).toContain('Tengo dos hijos de 5 y 8 años.');
    expect(given.dontExpect).toContain('presentar a nadie');
  });

  test.each(cases.dangerous)(
    'to somebody dangerous (%s) is first of all not to be sent: %s',
    async (kind, facts, line) => {
      const { settings, calls } = await withModel();
      const given = await ask({ kind, facts }, settings);
      expect([given.status, given.silent, given.angle, given.remainingUses]).toEqual([
        200,
        true,
        'No contestar',
        3,
      ]);
      expect(lineIds(given)).toContain(line);
      expect(calls).toEqual([]);
    },
  );

  test.each(['sorry', 'ask', 'tell'])(
    'to somebody who asked for silence is not written: %s',
    async (kind) => {
      for (const facts of ['me ha bloqueado', 'Me dijo que no le escriba más']) {
        const given = await ask({ kind, facts });
        expect([given.silent, given.alternatives.every((one: { silent?: boolean }) => one.silent)]).toEqual([
          true,
          true,
        ]);
      }
    },
  );

  test('that is asked for in Catalan says in which language it is written', async () => {
    const facts = "vull dir-li que m'agrada molt estar amb ella i que no tinc por";
    expect((await ask({ kind: 'tell', facts })).notice).toContain('catalán');
    expect((await ask({ kind: 'tell', facts: 'que me gusta estar con ella' })).notice).not.toMatch(/catal/);
  });

  test.each(cases.helpsFirst)('is not what helps first: %s, %s', async (kind, facts, angle) => {
    const given = await ask({ kind, facts });
    expect([given.silent, given.angle]).toEqual([true, angle]);
  });

  test.each(cases.harmless)('is written where nobody is dangerous: %s, %s', async (kind, facts) =>
    expect((await ask({ kind, facts })).silent).toBeUndefined(),
  );

  test.each([
    ['no', 'mi casero me pide sexo a cambio del alquiler'],
    ['no', 'mi profesor de la uni me ofrece aprobar si me acuesto con él'],
    ['limit', 'mi jefe me pide fotos y me roza en la oficina'],
    ['limit', 'mi encargado me toca cuando cerramos'],
  ])('to somebody with power who wants sex says no, and nothing warm: %s, %s', async (kind, facts) => {
    const { text, alternatives, helpLines, silent } = await ask({ kind, facts });
    const all = [text, ...alternatives.map((one: { text: string }) => one.text)].join(' ');
    expect(silent).toBeUndefined();
    expect(all).toMatch(/No me toques|nada sexual/);
    expect(all).not.toMatch(/gustas|cariño|ritmo|importas/);
    expect(helpLines.map(({ id }: { id: string }) => id)).toContain('016');
  });

  test.each([
    ['no', 'mi padrastro me toca por las noches, quiero decirle que no', true],
    ['end', 'mi chulo no me deja marchar', true],
    ['tell', 'estoy embarazada y me da miedo que me pegue cuando se lo diga', true],
    ['tell', 'un chico me forzó el finde y quiero contárselo a mi madre', undefined],
    ['limit', 'un compañero del curro me espera todos los días en el parking', true],
    [
      'tell',
      'le quiero contar a mi chico que mi tío me hacía cosas de chica y ahora viene a vivir a casa',
      undefined,
    ],
    ['tell', 'contarle a mi novia que mi primo me tocaba y que voy a verlo en navidad', undefined],
    ['tell', 'contarle que mi ex me viola cuando viene por los niños', undefined],
  ])('of what is suffered brings whom to call: %s, %s', async (kind, facts, silent) => {
    const given = await ask({ kind, facts });
    expect([facts, given.silent]).toEqual([facts, silent]);
    expect(lineIds(given)).toContain('016');
    if (kind === 'tell' && !silent) expect(given.text).toContain('me han hecho daño');
  });

  test.each([
    'voy a hundirla, que se entere',
    'le voy a pegar como no conteste',
    'quiero amenazarle con sus fotos',
  ])('that threatens is refused: %s', async (facts) => {
    const given = await ask({ kind: 'end', facts });
    expect([given.status, given.reason]).toEqual([422, 'harm']);
  });

  test('gets shorter or another idea by a chip, and no joke', async () => {
    const letters = await newcomer(open);
    const body = { kind: 'no', length: 'long', facts: 'dos citas con Ana' };
    const { text, generationId } = (await letters.ask('write-letter', body)).answer;
    const refined = async (chip: string) =>
      (await letters.ask('write-letter', { ...body, refine: { of: generationId, chip, text } })).answer;
    expect((await refined('shorter')).text.length).toBeLessThan(text.length);
    expect((await refined('another')).text).not.toBe(text);
    expect((await refined('funnier')).message).toContain('humor suele doler');
  });
});

test('what somebody is to whoever writes is not told to them', () => {
  const said = ownSentencesIn('es mi amigo con derechos hace 2 años weon y me pololié con otro');
  expect(said.join(' ')).not.toMatch(/es mi amigo|weon/i);
});

test('who lives with somebody dangerous gets no line to send', () => {
  const { text, alternatives } = letterEmbedded({
    kind: 'limit',
    facts: 'me empujó contra la puerta y tengo el hombro morado, vivimos juntos',
    length: 'short',
  });
  expect([text, ...alternatives.map((one) => one.text)].join(' ')).not.toMatch(/seguir en contacto/);
});

test.each([
  ['le grité el sábado y quiero otra oportunidad', 'No escribirle'],
  ['me porté fatal, quiero que nos veamos', 'No escribirle'],
  ['le grité el sábado', undefined],
])('an apology after a no asks for nothing: %s', (facts, angle) => {
  const input = { kind: 'sorry', facts, length: 'short' } as const;
  const given = silenceFor(input, { no: 'No quiero seguir con esto' });
  expect(given?.ways[0]?.angle).toBe(angle);
  expect(silenceFor(input)).toBeNull();
});

test.each([
  'Somos tres en la relacion y Pau quiere meter a una cuarta persona y yo digo q no, quiero seguir con Pau y con Irati',
  'mi pareja quiere incluir a otra persona en nuestra relación y yo no quiero',
  'somos una trieja y mi novio propone que se sume alguien más a la relación',
])('a no to one more is no goodbye to who is there: «%s»', (facts) => {
  for (const length of lengths) {
    const { text, alternatives } = letterEmbedded({ kind: 'no', facts, length });
    for (const one of [text, ...alternatives.map((other) => other.text)])
      expect(one).not.toMatch(/dejemos aquí|no quiero seguir|para seguir|compartir la relación/);
    expect(text).toMatch(/lo nuestro, que sí|seguir como estamos/);
  }
});

test.each([
  ['a mi hijo de 35. que tengo novia. se llama pilar y es muy buena mujer', 'Hola.'],
  ['decirle a mis hijos que tengo pareja, se llama Antonio y llevamos un año', 'Hola.'],
  ['a mi hija Clara, que estoy con alguien. se llama Rafael', 'Hola, Clara.'],
])('a letter to a child greets no partner and tells of no children: %s', (facts, greeting) => {
  const { text, alternatives } = letterEmbedded({ kind: 'tell', facts, length: 'long' });
  for (const one of [text, ...alternatives.map(({ text }) => text)])
    expect(one.startsWith(greeting)).toBe(true);
  expect(text).not.toMatch(/tengo (?:un hijo|hijos)|seguir viéndote/);
});

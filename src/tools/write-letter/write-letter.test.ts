import { describe, expect, test } from 'vitest';
import { describeAnswers } from '../../../test/engines.ts';
import { lineIds, newcomer, withModel } from '../../../test/models/ask-tools.ts';
import { checkBeforeSending } from '../../generation/send-check/check.ts';
import { addressedAs } from '../../language/write/addressed.ts';
import { type LetterKind, type LetterLength, letterKinds, letterLengths } from './contract.ts';
import { letterEmbedded } from './embedded.server.ts';
import { caseFor, letters, linesOf } from './letters.server.ts';
import { nameIn, ownIn } from './read-facts.server.ts';
import { silenceFor } from './safety.server.ts';
import cases from './write-letter.cases.json' with { type: 'json' };

const kinds = Object.keys(letterKinds) as LetterKind[];
const lengths = Object.keys(letterLengths) as LetterLength[];
const ownSentencesIn = (facts: string) => ownIn(facts).filter((one) => one !== null);
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
    expect(caseFor(kind as LetterKind, facts).id).toBe(id);
  });

  test.each(cases.otherCases)('and no case that only sounds alike: %s, %s', (kind, facts, id) => {
    expect(caseFor(kind as LetterKind, facts).id).not.toBe(id);
  });

  test.each(cases.names)('only what is surely so is taken: %s', (facts, name) =>
    expect(nameIn(facts) ?? '').toBe(name),
  );
});

describe('sentences of theirs stand in a letter word for word', () => {
  test.each(cases.sure)('where they surely speak of themselves alone: $facts', ({ facts, said }) =>
    expect(ownSentencesIn(facts)).toEqual(said),
  );

  test.each(cases.unsure)('and nothing else: %s', (facts) => expect(ownSentencesIn(facts)).toEqual([]));
});

const everyText = (kind: LetterKind, facts: string, length: LetterLength = 'short') => {
  const { text, alternatives } = letterEmbedded({ kind, facts, length });
  return [text, ...alternatives.map((one) => one.text)];
};

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

  test('leaves a gap for what only the person knows, and says so', async () => {
    const given = await ask({ kind: 'limit', facts: 'hay cosas que no me van' });
    expect(given.text).toContain('[lo que me incomoda]');
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

  test.each(cases.follows)('follows what was asked of it: %s, %s', async (kind, facts, said) =>
    expect((await ask({ kind, facts, length: 'medium' })).text).toMatch(new RegExp(said)),
  );

  test.each(cases.outed)('outs nobody: %s', async (facts) => {
    const given = await ask({ kind: 'no', facts, length: 'long' });
    const all = [given, ...given.alternatives].map(({ text }: { text: string }) => text).join(' ');
    expect(all).not.toMatch(/gay|lesbiana|género|gustos|hombres|mujeres|orienta/i);
  });

  test('says which wish it could not follow', async () => {
    const given = await ask({ kind: 'no', facts: 'dos citas y no me gusta, lo quiero mandar por audio' });
    expect(given.notice).toContain('viva voz');
  });

  test('to one does not say what was done to another, and says goodbye last', async () => {
    const facts = 'le hablé mal a la enfermera de mi madre, esa mujer estuvo ahí. quiero pedirle perdón';
    expect((await ask({ kind: 'sorry', facts })).text).not.toMatch(/enfermera|esa mujer/);
    const { text } = await ask({ kind: 'end', facts: 'lo dejamos ya', length: 'long' });
    expect(text).not.toMatch(/Cuídate[^.]*\. \p{Lu}/u);
  });

  test('about children is no letter about a minor, and says what to expect of it', async () => {
    const given = await ask({ kind: 'tell', facts: 'Tengo dos hijos de 5 y 8 años' });
    expect(given.text).toContain('tengo dos hijos');
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

  test.each(cases.power)(
    'to somebody with power who wants sex says no, and nothing warm: %s, %s',
    async (kind, facts) => {
      const { text, alternatives, helpLines, silent } = await ask({ kind, facts });
      const all = [text, ...alternatives.map((one: { text: string }) => one.text)].join(' ');
      expect(silent).toBeUndefined();
      expect(all).toMatch(/No me toques|nada sexual/);
      expect(all).not.toMatch(/gustas|cariño|ritmo|importas/);
      expect(helpLines.map(({ id }: { id: string }) => id)).toContain('016');
    },
  );

  test.each(cases.whomToCall)('of what is suffered brings whom to call: %s, %s', async (kind, facts, how) => {
    const given = await ask({ kind, facts });
    expect([facts, given.silent ? 'silent' : 'told']).toEqual([facts, how]);
    expect(lineIds(given)).toContain('016');
    if (kind === 'tell' && how === 'told') expect(given.text).toContain('me han hecho daño');
  });

  test.each(cases.feared)(
    'to somebody who is feared is none, not even a line: %s, %s',
    async (kind, facts) => {
      const given = await ask({ kind, facts });
      expect([given, ...given.alternatives].map(({ silent }) => silent)).toEqual([true, true]);
    },
  );

  test.each(cases.threats)('that threatens is refused: %s', async (facts) => {
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

test('whoever tells a new love of an order against an ex is not taken for writing to that ex', () => {
  const facts = 'tengo una orden de alejamiento contra mi ex y ahora salgo con otro chico, quiero contárselo';
  expect(silenceFor({ kind: 'tell', facts, length: 'short' })).toBeNull();
});

test.each(cases.afterNo)('an apology after a no asks for nothing: %s', (facts, angle) => {
  const input = { kind: 'sorry', facts, length: 'short' } as const;
  const given = silenceFor(input, { no: 'No quiero seguir con esto' });
  expect(given?.ways[0]?.angle ?? '').toBe(angle);
  expect(silenceFor(input)).toBeNull();
});

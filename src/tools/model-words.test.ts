import { expect, test } from 'vitest';
import { describeAnswers, type Open } from '../../test/engines.ts';
import { newcomer, withModel } from '../../test/models/ask-tools.ts';
import { functionThat } from '../../test/tool-examples.ts';

/** What a person gets for a body when a model writes this. */
async function answerOf(open: Open, name: string, body: Record<string, unknown>, output: unknown) {
  const model = await withModel(output);
  const { ask } = await newcomer(open, { tier: 'pro' }, model.settings);
  const { status, answer } = await ask(name, body);
  expect([status, model.asked()]).toEqual([200, 1]);
  return answer;
}

describeAnswers('red flags by a model', (open) => {
  const message = 'mándame una foto\nYo: no\nvenga, una\nYo: que no\nanda, qué más te da\nqué sosa eres';
  const flag = (quote: string, severity: string, behaviour: string | null, text = 'Insiste en la foto.') => ({
    ...{ behaviour, text, severity, quote },
    family: behaviour === 'desprecia' ? 'falta_de_respeto' : 'presion_sexual',
  });
  const read = (redFlags: unknown[], riskLevel = 'alto', said = message) =>
    answerOf(
      open,
      'detect-redflags',
      { message: said },
      { riskLevel, redFlags, toneAnalysis: 'Insistente.', advice: 'Pon un límite.', unknowns: [] },
    );
  const twice = [flag('venga, una', 'medium', 'Insiste'), flag('anda, qué más te da', 'medium', 'insiste')];

  test('one behaviour that is quoted twice is medium, with both quotes', async () => {
    const answer = await read(twice);
    expect(answer.riskLevel).toBe('medio');
    expect(answer.redFlags).toHaveLength(2);
    expect(answer.metadata.sources.riskLevel).toBe('both');
    expect(JSON.stringify(answer)).not.toContain('behaviour');
  });

  test('one behaviour without a name is known by the same words about it', async () => {
    const unnamed = twice.map((one) => ({ ...one, behaviour: null }));
    expect((await read(unnamed)).riskLevel).toBe('medio');
  });

  test('three behaviours that press stay high, two are medium', async () => {
    const scorn = flag('qué sosa eres', 'medium', 'desprecia', 'Te desprecia.');
    expect((await read([...twice, scorn])).riskLevel).toBe('medio');
    const order = flag('mándame una foto', 'medium', 'Da órdenes', 'Da órdenes.');
    expect((await read([...twice, scorn, order])).riskLevel).toBe('alto');
  });

  test('a grave sign is high whatever level was written, unless nobody wrote its words', async () => {
    expect((await read([flag('venga, una', 'high', 'insiste')], 'medio')).riskLevel).toBe('alto');
    expect((await read([flag('desnúdate', 'high', 'insiste')], 'medio')).riskLevel).toBe('medio');
  });

  test('what to do is ours to say where our rules are sure of the danger, in both tools that read', async () => {
    const said = 'como no vengas te voy a matar';
    const wrong = 'Háblalo con él en un sitio tranquilo.';
    const seen = { ...flag(said, 'high', 'amenaza'), family: 'violencia', text: 'Amenaza con matarte.' };
    const written = { riskLevel: 'alto', redFlags: [seen], toneAnalysis: wrong, advice: wrong, unknowns: [] };
    const answer = await answerOf(open, 'detect-redflags', { message: said }, written);
    expect([answer.engine, answer.redFlags[0].text]).toEqual(['model', 'Amenaza con matarte.']);
    expect(JSON.stringify(answer)).not.toContain(wrong);
    expect(answer.metadata.sources).toMatchObject({ toneAnalysis: 'rules', advice: 'rules' });
    const analysis = {
      subtexto: 'Te amenaza.',
      otra_lectura: null,
      interes: {
        nivel: 'bajo',
        explicacion: 'Es una amenaza.',
        citas: [said],
        incertidumbre: 'El contexto.',
      },
      siguiente_paso: wrong,
      senales: { hay_alertas: true, detalles: 'Amenaza con matarte.', familias: ['violencia'] },
    };
    const read = (await answerOf(open, 'analyze-intention', { message: said }, { analysis })).analysis;
    expect(read.subtexto).toBe('Te amenaza.');
    expect(JSON.stringify(read)).not.toContain(wrong);
  });

  test('what the model alone finds grave says whose it is', async () => {
    const said = 'fui a la sierra con mi perro';
    const answer = await read([flag(said, 'high', 'x')], 'alto', said);
    expect([answer.riskLevel, answer.unknowns[0]]).toEqual([
      'alto',
      expect.stringContaining('solo el modelo'),
    ]);
    const sure = await read([flag('te voy a matar', 'high', 'x')], 'alto', 'como no vengas te voy a matar');
    expect(sure.unknowns).toEqual([]);
  });

  test('words that the rules have quoted are not shown again in part', async () => {
    const answer = await read(
      [{ ...flag('te voy a matar', 'medium', 'amenaza'), family: 'violencia' }],
      'medio',
      'como no vengas te voy a matar',
    );
    expect(answer.riskLevel).toBe('alto');
    expect(answer.redFlags).toHaveLength(1);
  });
});

describeAnswers('what a model reads behind a message', (open) => {
  const analysis = {
    subtexto: 'Quiere verte.',
    otra_lectura: 'Puede que solo tenga mucho trabajo.',
    interes: { nivel: 'alto', explicacion: 'Propone un plan.', citas: [], incertidumbre: 'El contexto.' },
    siguiente_paso: 'Propón un día.',
    senales: { hay_alertas: false, detalles: '', familias: [] as string[] },
  };
  const read = async (message: string, written: object) =>
    (await answerOf(open, 'analyze-intention', { message }, { analysis: { ...analysis, ...written } }))
      .analysis;
  const low = { interes: { ...analysis.interes, nivel: 'bajo' } };
  const alert = (...familias: string[]) => ({
    senales: { hay_alertas: true, detalles: 'Pone condiciones.', familias },
  });

  test('another meaning and a next step reach the person', async () => {
    const { otra_lectura, siguiente_paso } = await read('ya te digo algo', low);
    expect([otra_lectura, siguiente_paso]).toEqual([analysis.otra_lectura, 'Propón un día.']);
  });

  test('a clear no has no other meaning', async () => {
    const shown = await read('gracias, pero no siento conexión, mejor lo dejamos', low);
    expect(shown).not.toHaveProperty('otra_lectura');
    expect(shown.subtexto).toBe(analysis.subtexto);
  });

  test('interest is not high beside an alert, and low beside a grave one', async () => {
    const { interes } = await read('o quedamos mañana o borro tu número', alert());
    expect(interes.nivel).toBe('medio');
    expect(interes.explicacion).toMatch(/pesan más las señales de alerta.*Propone un plan/);
    expect((await read('si me pagas el viaje voy a verte', alert('fraude'))).interes.nivel).toBe('bajo');
    expect((await read('¿te apetece un café el jueves?', {})).interes.nivel).toBe('alto');
  });

  test('a next step that was written without seeing a threat is gone', async () => {
    const shown = await read('Te quiero, pero si me dejas te mato', {});
    expect(shown.senales.hay_alertas).toBe(true);
    expect(shown.siguiente_paso).toMatch(/guarda los mensajes/);
    expect(shown).not.toHaveProperty('otra_lectura');
  });

  test('an answer without the two fields is whole', async () => {
    const { otra_lectura: _, siguiente_paso: __, ...before } = analysis;
    const standIn = { analysis: before };
    const answer = await answerOf(open, 'analyze-intention', { message: 'hola, ¿qué tal?' }, standIn);
    expect(answer.analysis.subtexto).toBe(analysis.subtexto);
  });
});

describeAnswers('the next move', (open) => {
  const reply = (angle: string, silent: boolean | null) => ({ angle, silent, suggestedReply: `${angle}.` });
  const rest = { strategicAdvice: 'Le toca.', styleTip: 'Breve.', familias: [] };

  test('may be to send nothing, said by a model, and only there', async () => {
    const answer = await answerOf(
      open,
      functionThat.replies,
      { receivedMessage: 'hola, ¿qué tal?' },
      {
        ...reply('No escribir', true),
        ...rest,
        alternatives: [reply('Cerrar', false), reply('Esperar', null)],
      },
    );
    expect(answer.silent).toBe(true);
    for (const other of answer.alternatives) expect(other).not.toHaveProperty('silent');
  });

  test('may be to send nothing, said by the rules, and no chip turns a reply into it', async () => {
    const { ask } = await newcomer(open, { tier: 'pro' });
    const body = { receivedMessage: 'eres una zorra, vete a la mierda' };
    const { suggestedReply, alternatives, ...answer } = (await ask(functionThat.replies, body)).answer;
    const moves = [{ ...answer, suggestedReply }, ...alternatives];
    const silent = moves.filter((one) => one.silent);
    expect(silent.map(({ angle }) => angle)).toEqual(['No contestar']);
    const sent = moves.find((one) => !one.silent).suggestedReply;
    for (let at = 0; at < 5; at++) {
      const refine = { of: answer.generationId, chip: 'another', text: sent };
      const refined = await ask(functionThat.replies, { ...body, refine });
      expect(refined.answer.suggestedReply).not.toMatch(/captura|Guarda|No respondas|No envíes|bloquea/);
    }
  });
});

import { expect, test } from 'vitest';
import { describeAnswers, type Open } from '../../test/engines.ts';
import { newcomer, withModel } from '../../test/models/ask-tools.ts';
import { functionThat } from '../../test/tool-examples.ts';
import { openPerson } from '../person/test-kit/open-person.server.ts';

const samples = [
  'hola que tal el finde? jajaja',
  'jajaja q bueno, yo tambien',
  'vale pues mañana te digo jajaja',
];
const opening = { inspiration: 'Le gusta el cine de terror y tiene un perro que se llama Coco' };
const typedSo = /^[^¿¡áéíóúÁÉÍÓÚ]+(?<!\.)$/;

async function writer(open: Open, settings: Record<string, string> = {}, kept: object = { samples }) {
  const { db, user, ask } = await newcomer(open, { tier: 'pro' }, settings);
  expect((await openPerson(db)(user, 'PUT', '/voice', kept)).status).toBe(200);
  return async (name: string, body: object) => {
    const { status, text, answer } = await ask(name, body);
    expect([status, text]).toEqual([200, expect.any(String)]);
    return answer;
  };
}

const textsOf = ({ message, alternatives }: { message: string; alternatives: { message: string }[] }) => [
  message,
  ...alternatives.map((one) => one.message),
];

describeAnswers('whoever keeps how they write', (open) => {
  test('gets what they send typed so, and the same in careful Spanish from the same use', async () => {
    const call = await writer(open);
    const answer = await call(functionThat.opens, opening);
    for (const text of textsOf(answer)) expect(text).toMatch(typedSo);
    expect(textsOf(answer).join(' ')).toContain('jajaja');
    const careful = { ...answer, ...answer.careful };
    for (const text of textsOf(careful)) expect(text).toMatch(/^[¿¡«]?\p{Lu}.*[.?!…]$/su);
    expect(textsOf(careful).join(' ')).not.toMatch(/jaja/);
    const plain = (text: string) =>
      text
        .normalize('NFD')
        .replace(/jajaja$/, '')
        .replace(/[^\p{L} ]/gu, '')
        .toLowerCase()
        .trim();
    expect(textsOf(answer).map(plain)).toEqual(textsOf(careful).map(plain));
  });

  test('has a reply and a bio written so too, but never what only they read', async () => {
    const call = await writer(open);
    const reply = await call(functionThat.replies, { receivedMessage: '¿Qué tal el finde? Yo de museos' });
    for (const { suggestedReply } of [reply, ...reply.alternatives]) expect(suggestedReply).toMatch(typedSo);
    expect(reply.strategicAdvice).toMatch(/[áéíóú.]/);
    const { bio } = await call('create-bio', { keywords: 'senderismo, cine, cocinar para amigos' });
    expect(bio).toMatch(/^[^¿¡áéíóúÁÉÍÓÚ]+$/);
    expect(bio).not.toContain('jajaja');
    const { analysis, careful } = await call('analyze-bio', {
      bioText: 'Me gusta viajar. También cocino los domingos',
    });
    expect(analysis.rewritten).not.toMatch(/[¿áéíóú]/);
    expect(analysis.markdown).toContain(analysis.rewritten.split('\n')[0]);
    expect(careful.analysis.rewritten).toMatch(/[¿áéíóú]/);
  });

  test('has a hard letter typed so, without a laugh, and what not to expect said with care', async () => {
    const call = await writer(open);
    const facts = 'Hemos quedado tres veces y no siento lo que buscaba';
    const letter = await call(functionThat.writesLetters, { kind: 'no', facts, length: 'short' });
    for (const { text } of [letter, ...letter.alternatives]) {
      expect(text).not.toMatch(/[¿¡áéíóú]|jaja/);
      expect(text).toMatch(/^\p{Ll}/u);
    }
    expect(letter.careful.text).toMatch(/^[¿¡«]?\p{Lu}/u);
    expect(letter.dontExpect).toMatch(/^\p{Lu}.*\.$/su);
  });

  test('gets no laughter where something sad is answered, and nothing of it where somebody is in danger', async () => {
    const call = await writer(open);
    const sad = await call(functionThat.replies, {
      receivedMessage: 'Perdona, se ha muerto mi abuela esta semana',
    });
    for (const { suggestedReply } of [sad, ...sad.alternatives]) expect(suggestedReply).not.toMatch(/jaja/);
    const grave = await call(functionThat.replies, {
      receivedMessage: 'Si no me mandas 500 euros ahora mismo publico tus fotos',
    });
    expect(grave.careful).toBeUndefined();
    expect(grave.suggestedReply).not.toMatch(/jaja/);
  });

  test('refines either version, and gets both again', async () => {
    const call = await writer(open);
    const answer = await call(functionThat.opens, opening);
    for (const text of [answer.message, answer.careful.message]) {
      const refine = { of: answer.generationId, chip: 'another', text };
      const again = await call(functionThat.opens, { ...opening, refine });
      expect(again.message).toMatch(typedSo);
      expect(again.careful.message).toMatch(/[.?!…]$/);
    }
  });

  test('gets plain answers while it is switched off', async () => {
    const call = await writer(open, {}, { samples, on: false });
    const answer = await call(functionThat.opens, opening);
    expect(answer.careful).toBeUndefined();
    expect(answer.message).toMatch(/^[¿¡«]?\p{Lu}/u);
  });

  test('has a model told how, in the part that differs by person, and what it writes typed so', async () => {
    const text = '¿Qué película de terror le pondrías a Coco?';
    const options = ['uno', 'dos', 'tres'].map((angle) => ({ angle, text }));
    const model = await withModel({ options });
    const call = await writer(open, model.settings);
    const answer = await call(functionThat.opens, opening);
    expect(answer.message).toBe('que pelicula de terror le pondrias a Coco?');
    expect(answer.careful.message).toBe(text);
    const asked = JSON.stringify(model.calls[0]);
    for (const sample of samples) expect(asked.split(sample)).toHaveLength(2);
    expect(asked.indexOf('⟦cómo escribe⟧')).toBeGreaterThan(asked.indexOf('"user"'));
  });
});

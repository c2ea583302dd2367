import { expect, test } from 'vitest';
import cases from './well-written.cases.json' with { type: 'json' };
import { wellWritten } from './well-written.server.ts';

test.each([
  ['hola q tal? como estas?', 'Hola, ¿qué tal? ¿Cómo estás?'],
  ['hola guapa q tal?', 'Hola, guapa. ¿Qué tal?'],
  [
    'hola que tal perdona por no contestar antes estuve liado con el curro y se me paso, como va tu semana',
    'Hola, ¿qué tal? Perdona por no contestar antes: estuve liado con el curro y se me pasó. ¿Cómo va tu semana?',
  ],
  ['no se como decirtelo pero me lo pase muy bien', 'No sé cómo decírtelo, pero me lo pasé muy bien'],
  ['tb me gusta leer, xq me relaja... y a ti?', 'También me gusta leer, porque me relaja... ¿Y a ti?'],
  ['me gustas pero ando a mil, te late un cafe?', 'Me gustas, pero ando a mil. ¿Te late un café?'],
  ['igual estas liada y tengo vih', 'Igual estás liada y tengo VIH'],
  ['estas fotos me encantan tb', 'Estas fotos me encantan también'],
  ['hacia años que no me reia tanto', 'Hacía años que no me reía tanto'],
  ['porque no me contestas?', '¿Por qué no me contestas?'],
  ['aun no se si podre, vale?', 'Aún no sé si podré, ¿vale?'],
  ['felicidadesss por el curro!!! te lo mereces', '¡Felicidades por el curro! Te lo mereces.'],
  ['che me acorde de vos, que andas haciendo?', 'Che, me acordé de vos. ¿Qué andás haciendo?'],
  ['avisame po', 'Avísame po'],
  ['T exo de mnos', 'Te echo de menos'],
  ['hola q tal como estas yo bien aki q haces', 'Hola, ¿qué tal? ¿Cómo estás? Yo bien aquí. ¿Qué haces?'],
  ['el camarero nos tiro el vino y se quedo helado', 'El camarero nos tiró el vino y se quedó helado'],
  ['kiero verte', 'Quiero verte'],
  ['ni ahora ni mas adelante', 'Ni ahora ni más adelante'],
  ['cuando dices "gente" es gente de aca?', '¿Cuando dices "gente" es gente de acá?'],
  ['la pase barbaro anoche y no se si te agobie', 'La pasé bárbaro anoche y no sé si te agobié'],
  ['tengo herpes, pero esta controlado', 'Tengo herpes, pero está controlado'],
  [
    'no te creo. y entonces que hiciste con la gallina?',
    'No te creo. ¿Y entonces qué hiciste con la gallina?',
  ],
  ['che y si el sabado vamos a la feria?', 'Che y si el sábado, ¿vamos a la feria?'],
  [
    'mi nieto escribe porque yo con las teclas no me apaño',
    'Mi nieto escribe porque yo con las teclas no me apaño',
  ],
  ['tengo ansiedad y me medico', 'Tengo ansiedad y me medico'],
  ['quiero pedirte perdon por lo de ayer', 'Quiero pedirte perdón por lo de ayer'],
  ['wey me caes re bien', 'Wey, me caes re bien'],
  ['me llamo Ana y vivo en Lugo no te olvides', 'Me llamo Ana y vivo en Lugo. No te olvides.'],
  ['e leído tu pefil y m a gustao lo de tu avuela', 'He leído tu perfil y me ha gustado lo de tu abuela'],
  ['llo tanbien boy al jimnasio', 'Yo también voy al gimnasio'],
  ['nesecito berte, te hecho de menos', 'Necesito verte, te echo de menos'],
  ['por eso si me mandas fotos dime que sale', 'Por eso si me mandas fotos, dime que sale'],
  ['comemos donde tu tia?', '¿Comemos donde tu tía?'],
  [
    'yo tambien amo los tacos de canasta deberiamos ir',
    'Yo también amo los tacos de canasta. Deberíamos ir.',
  ],
  ['la culpa es mia por eso no me animo', 'La culpa es mía, por eso no me animo'],
  ['te espere toda la tarde y me quede dormida', 'Te esperé toda la tarde y me quedé dormida'],
])('«%s»: «%s»', (typed, written) => {
  expect(wellWritten(typed)).toBe(written);
  expect(wellWritten(written)).toBe(written);
});

test.each(cases.stays)('«%s» stays', (text) => {
  expect(wellWritten(text)).toBe(text);
});

import { describe, expect, test } from 'vitest';
import { linesFromPasted, textOf } from './lines.ts';
import { readyToSend } from './ready-to-send.ts';

type Read = [who: string, text: string, at?: string];
const table: [name: string, pasted: string, read: Read[]][] = [
  [
    'WhatsApp on Android in Spanish, 24 hours: system lines, media, deleted and edited messages',
    `12/3/24, 23:58 - Los mensajes y las llamadas están cifrados de extremo a extremo. Solo las personas en este chat pueden leerlos, escucharlos o compartirlos. Obtén más información.
12/3/24, 23:58 - Tu código de seguridad con Ana cambió. Toca para obtener más información.
12/3/24, 23:58 - Ana: hola
12/3/24, 23:59 - Luis: <Multimedia omitido>
12/3/24, 23:59 - Luis: IMG-20240312-WA0001.jpg (archivo adjunto)
mira qué foto
13/3/24, 0:00 - Ana: Se eliminó este mensaje.
13/3/24, 0:00 - Luis: Eliminaste este mensaje.
13/3/24, 0:01 - Ana: qué chula <Se editó este mensaje.>
13/3/24, 0:02 - Llamada perdida
`,
    [
      ['Ana', 'hola', '12/3/24, 23:58'],
      ['Luis', 'mira qué foto', '12/3/24, 23:59'],
      ['Ana', 'qué chula', '13/3/24, 0:01'],
    ],
  ],
  [
    'Android without a comma, and a message of several lines with a label inside',
    '3/7/24 14:34 - Ana: te cuento\nYo: eso dijo él\n\ny se fue\n3/7/24 14:35 - Luis: vaya',
    [
      ['Ana', 'te cuento\nYo: eso dijo él\ny se fue', '3/7/24 14:34'],
      ['Luis', 'vaya', '3/7/24 14:35'],
    ],
  ],
  [
    'Android in Spanish, 12 hours with narrow spaces, at midnight',
    '12/3/24, 11:59\u202fp.\u00a0m. - Ana: ¿duermes?\n13/3/24, 12:01\u202fa.\u00a0m. - Luis: ya casi',
    [
      ['Ana', '¿duermes?', '12/3/24, 11:59 p. m.'],
      ['Luis', 'ya casi', '13/3/24, 12:01 a. m.'],
    ],
  ],
  [
    'Android in English',
    `3/12/24, 9:05\u202fPM - Messages and calls are end-to-end encrypted. Only people in this chat can read, listen to, or share them. Learn more.
3/12/24, 9:05\u202fPM - Ana: hi
3/12/24, 9:06\u202fPM - Luis: <Media omitted>
3/12/24, 9:06\u202fPM - Luis: This message was deleted
3/12/24, 9:07\u202fPM - Luis: hello <This message was edited>
3/12/24, 9:08\u202fPM - Missed voice call`,
    [
      ['Ana', 'hi', '3/12/24, 9:05 PM'],
      ['Luis', 'hello', '3/12/24, 9:07 PM'],
    ],
  ],
  [
    'WhatsApp on an iPhone in Spanish, with its marks and line ends',
    '\u200e[12/3/24, 21:05:33] Ana María: \u200eLos mensajes y las llamadas están cifrados de extremo a extremo. Nadie fuera de este chat, ni siquiera WhatsApp, puede leerlos ni escucharlos.\r\n[12/3/24, 21:05:40] Ana María: hola\r\n\u200e[12/3/24, 21:06:00] Luis 🌸: \u200eimagen omitida\r\n\u200e[12/3/24, 21:06:02] Luis 🌸: \u200e<adjunto: 00000042-PHOTO-2024-03-12-21-06-02.jpg>\r\n[12/3/24, 21:06:10] Luis 🌸: bonita, ¿no?\r\nes de ayer\r\n[12/3/24, 21:07:00] Ana María: mucho \u200e<Se editó este mensaje.>',
    [
      ['Ana María', 'hola', '12/3/24, 21:05:40'],
      ['Luis 🌸', 'bonita, ¿no?\nes de ayer', '12/3/24, 21:06:10'],
      ['Ana María', 'mucho', '12/3/24, 21:07:00'],
    ],
  ],
  [
    'an iPhone in English, 12 hours, of somebody who is no contact',
    '[3/12/24, 12:05:33\u202fAM] ~\u202fAna & co: hey\n[3/12/24, 12:06:00\u202fAM] +34 600 000 000: who is this?\n[3/12/24, 12:06:10\u202fAM] ~\u202fAna & co: \u200eaudio omitted',
    [
      ['Ana & co', 'hey', '3/12/24, 12:05:33 AM'],
      ['+34 600 000 000', 'who is this?', '3/12/24, 12:06:00 AM'],
    ],
  ],
  [
    'what the app tells of somebody, which is nobody’s message',
    '12/3/24, 21:05 - Ana: hola\n12/3/24, 21:06 - Luis cambió el asunto de «a» a «b: c»\n12/3/24, 21:07 - Ana: vale',
    [
      ['Ana', 'hola', '12/3/24, 21:05'],
      ['them', 'Luis cambió el asunto de «a» a «b: c»', '12/3/24, 21:06'],
      ['Ana', 'vale', '12/3/24, 21:07'],
    ],
  ],
  [
    'WhatsApp on the web, copied',
    '[21:05, 12/3/2024] Ana: hola\n[21:06, 12/3/2024] Luis: qué tal\nbien?',
    [
      ['Ana', 'hola', '21:05, 12/3/2024'],
      ['Luis', 'qué tal\nbien?', '21:06, 12/3/2024'],
    ],
  ],
  [
    'Telegram on a computer, copied',
    'Ana, [12/3/24 21:05]\nhola\n\nLuis P., [12.03.2024 21:06:10]\nqué tal\n¿vienes?\n\nAna, [3/12/2024 9:07 PM]\nNota: sí',
    [
      ['Ana', 'hola', '12/3/24 21:05'],
      ['Luis P.', 'qué tal\n¿vienes?', '12.03.2024 21:06:10'],
      ['Ana', 'Nota: sí', '3/12/2024 9:07 PM'],
    ],
  ],
  [
    'Telegram on a phone, copied',
    'Ana:\nhola\n\nLuis:\nqué tal\n¿vienes?\n\nAna:\nsí\n\nLuis:\nva',
    [
      ['Ana', 'hola'],
      ['Luis', 'qué tal\n¿vienes?'],
      ['Ana', 'sí'],
      ['Luis', 'va'],
    ],
  ],
  [
    'Instagram on the web in Spanish, copied',
    'Ana\nhola\nEntrar\nHas enviado\nqué tal\nEntrar\nAna\nbien\n¿y tú?\nEntrar',
    [
      ['Ana', 'hola'],
      ['me', 'qué tal'],
      ['Ana', 'bien\n¿y tú?'],
    ],
  ],
  [
    'Instagram on the web in English, copied',
    'You sent\nhi\nEnter\nana_23\nhello\nEnter',
    [
      ['me', 'hi'],
      ['ana_23', 'hello'],
    ],
  ],
  [
    '«Nombre: texto», with one who asks',
    'Ana: hola\nYo: qué tal\nbien?\nTú: eh\nNota: mañana no',
    [
      ['Ana', 'hola'],
      ['me', 'qué tal\nbien?'],
      ['me', 'eh\nNota: mañana no'],
    ],
  ],
  [
    'plain lines',
    'hola\n\nqué tal',
    [
      ['them', 'hola'],
      ['them', 'qué tal'],
    ],
  ],
  [
    'a list with headings, which nobody says',
    'Pros:\nmajo\nContras:\nlejos',
    [
      ['them', 'Pros:'],
      ['them', 'majo'],
      ['them', 'Contras:'],
      ['them', 'lejos'],
    ],
  ],
  ['nothing', ' \n ', []],
];

describe('a chat as it was pasted', () => {
  test.each(table)('%s', (_, pasted, read) => {
    expect(linesFromPasted(pasted)).toEqual(
      read.map(([who, text, at]) => ({ who, text, ...(at !== undefined && { at }) })),
    );
  });

  test.each(table)('%s: written as a text and read again, it is the same', (_, pasted, read) => {
    const again = linesFromPasted(textOf(linesFromPasted(pasted)));
    expect(again.map(({ who, text }) => [who === 'me' ? 'me' : 'other', text])).toEqual(
      read.map(([who, text]) => [who === 'me' ? 'me' : 'other', text]),
    );
    expect(again.some(({ at }) => at)).toBe(read.length > 0 && read.every(([, , at]) => at));
  });
});

describe('what one press sends', () => {
  test('a single message goes as it is', () => {
    expect(readyToSend('Ana: ¿te vienes?')).toEqual({ isReady: true, text: 'Ana: ¿te vienes?' });
  });

  test('a chat that says which side is mine goes with a letter for the name', () => {
    expect(readyToSend('Tú: hola\nSofía: ¿te vienes?')).toEqual({
      isReady: true,
      text: 'Yo: hola\nS: ¿te vienes?',
    });
  });

  test.each([
    ['nobody knows which side is mine', 'Luis: hola\nSofía: ¿te vienes?'],
    ['lines have no names', 'hola\n¿te vienes?'],
    ['it tells where somebody lives', 'Tú: ¿dónde?\nSofía: en la calle Mayor 12'],
    ['somebody is called by their name', 'Tú: hola, Sofía\nSofía: ¿te vienes?'],
  ])('is looked at first where %s', (_, pasted) => {
    expect(readyToSend(pasted)).toEqual({ isReady: false, text: pasted });
  });
});

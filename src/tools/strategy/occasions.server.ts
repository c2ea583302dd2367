import { normalise } from '../../language/read/normalise.ts';
import { fold } from '../../language/write/fold.ts';
import { unsafeToQuote } from '../../language/write/quoting.server.ts';

const plain = (text: string) => normalise(text).text;

const greetingWords =
  /^(?:hola+|holi+|holis|buenas+|buenos|dias|tardes|hey+|ey+|eo+|ei+|hello|hi|ola|que|tal|como|estas?|esta|vas?|va|todo|bien|muy|y|tu|vos|usted|guap[oa]|bonita?|wap[oa]|linda?|preciosa|por|aqui|el|dia|eso|andas|anda|encantad[oa]|gracias|cielo|don|dona|le|te|se|encuentras?|hoy|cuentas|haces|hay|lo)$/;

export function isGreeting(text: string): boolean {
  const words = fold(text.replace(/\bdo(?:n|ña) \p{Lu}\p{L}+/gu, ' ')).match(/\p{L}+/gu) ?? [];
  if (words.length === 0 || words.length > 9 || !words.every((word) => greetingWords.test(word)))
    return false;
  const said = words.join(' ');
  return /^(?:hola|holi|buenas|buenos|hey|ey|ei|hello|hi|ola|que tal|como (?:estas?|va|vas|andas))|bien y (?:tu|vos|usted)|y (?:tu|vos|usted) que tal/.test(
    said,
  );
}

/** «Bien, ¿y tú?»: a greeting of somebody who has greeted before. */
export function isCourtesy(text: string): boolean {
  return isGreeting(text) && !/^\W*(?:hola|holi|buenas|buenos|hey|ey|ei|hello|hi|ola)/.test(fold(text));
}

export function asksForContact(text: string): boolean {
  return contact.test(plain(text));
}

const contact =
  /\b(?:tienes|usas|me (?:das|pasas|dejas)|pasame|dame|cual es) (?:tu |el |un )?(?:insta|instagram|ig|whatsapp|wasap|whats|telegram|numero|telefono|movil)\b/;

export function isGoodNight(text: string): boolean {
  const said = plain(text);
  return (
    said.length < 90 &&
    !/\bquedamos\b/.test(said) &&
    /\b(?:buenas noches|dulces suenos|que descanses|felices suenos|me voy a (?:dormir|la cama|sobar)|hasta manana)\b/.test(
      said,
    )
  );
}

const laughter = /(?:\bj[aei]j[aei]|\bjs+js|\bxd|\blol\b|me parto|me meo|que risa|🤣|😂|😆)/i;

/** A laugh and little else. */
export function isLaughter(text: string): boolean {
  const words = fold(text).match(/\p{L}+/gu) ?? [];
  const others = words.filter(
    (word) =>
      !/^(?:(?:j[aeiou])+j?|x+d+|lo+l|que|q|fuerte|bueno|risa|me|parto|meo|eres|tont[oa]|bob[oa]|loc[oa]|calla|dios|madre|mia|no|puede|ser|crack|un|una|fenomen[oa]|caes|bien)$/.test(
        word,
      ),
  );
  return laughter.test(text) && others.length === 0 && words.length < 9 && !text.includes('?');
}

export function asksWhatYouSeek(text: string): boolean {
  return (
    /\bque (?:es lo que )?(?:buscas|andas buscando|estas buscando|esperas encontrar|quieres encontrar)\b/.test(
      plain(text),
    ) && text.includes('?')
  );
}

const sides =
  /(?:^|[¿\s])((?:(?:el|la|los|las) )?\p{L}{2,15}) [ou] (?:de |en |con )?((?:(?:el|la|los|las) )?\p{L}{2,15})\s*\?/iu;
const noSide =
  /^(?:no|si|sí|otro|otra|tu|tú|yo|nada|algo|que|qué|ahora|luego|hoy|mañana|manana|antes|despues|después|mas|más|menos|mejor|peor|lunes|martes|miercoles|miércoles|jueves|viernes|sabado|sábado|domingo|tienes|eres|estas|estás|vives|quieres|finde|tarde|noche|vas|trabajas|estudias|sigues)$/iu;

/** «¿Eres de Madrid o de Valencia?» asks for a fact. */
const aboutOneself = /(?:^|[^\p{L}])(?:eres|vives|vienes|trabajas) (?:de|en) $/iu;
const startsSentence = /(?:^|[.!?¿¡\n])\s*$/u;
const isName = (side: string) => /(?:^| )\p{Lu}/u.test(side);
const lowerFirst = (side: string) => side.charAt(0).toLowerCase() + side.slice(1);

/** «¿Eres más de playa o de montaña?» */
export function choiceIn(text: string): readonly [string, string] | null {
  const said = text === text.toUpperCase() ? text.toLowerCase() : text;
  const found = sides.exec(said);
  const [, one = '', other = ''] = found ?? [];
  if (!found || noSide.test(one) || noSide.test(other) || unsafeToQuote(`${one} ${other}`)) return null;
  const before = said.slice(0, found.index + found[0].indexOf(one));
  if (aboutOneself.test(before) || isName(other) || (isName(one) && !startsSentence.test(before)))
    return null;
  const verb = /(?:as|es|s[eé]|amos|emos|imos|aste|iste)$/;
  return verb.test(one) && verb.test(other) && !/s$/.test(one) ? null : [lowerFirst(one), other];
}

export function setsBoundary(text: string): boolean {
  return boundaries.test(plain(text));
}

const boundaries =
  /\bno (?:te )?(?:doy|paso|comparto|suelo dar|suelo pasar|quiero dar|voy a dar)\b[^.?!]{0,20}\b(?:numero|telefono|whatsapp|insta\w*|movil|direccion)|\bprefiero (?:seguir|hablar|quedarme|que sigamos|ir|conocernos|no dar)\b[^.?!]{0,24}\b(?:por aqui|aqui|despacio|poco a poco|con calma|antes|numero|telefono)|\bno (?:me gusta|quiero|voy a) ir (?:tan |muy )?(?:rapido|deprisa)|\bno quedo con (?:gente|desconocid|nadie)|\bes (?:un poco |muy |demasiado )?pronto para\b|\bvamos (?:mas )?(?:despacio|poco a poco|con calma)\b/;

const photoRequest =
  /\b(?:mandame|pasame|enviame|manda|pasa|ensename|envia|me (?:mandas|pasas|envias|ensenas))\b[^.?!]{0,16}\bfotos?\b(?: tuyas?\b)?(?: y (?:yo )?te (?:mando|paso|envio) (?:otra|una|la mia)\b)?/;
const noPlainPhoto =
  /\b(?:desnud|nude|sin ropa|intim|tetas|culo|si no|caliente|sexy|lenceria|bragas|o se lo|o (?:l[oa]s? )?(?:cuento|publico|subo|enseno)\b)/;

export function asksForPhoto(text: string): boolean {
  return photoRequest.test(plain(text)) && !noPlainPhoto.test(plain(text));
}

/** «Tengo 63 años, ¿no te importa?» */
export function asksIfYouMind(text: string): boolean {
  return (
    text.includes('?') &&
    /\b(?:te importa|te molesta|te echa para atras|te asusta|algun problema con eso|es un problema para ti)\b/.test(
      plain(text),
    )
  );
}

export function wantsToHearYou(text: string): boolean {
  return /\b(?:prefiero|mejor|te apetece|hacemos|quieres|podemos) (?:hacer |tener )?(?:una )?(?:video)?llamada\b|\b(?:me|te) (?:llamas|llamo)\b[^.!]{0,20}\?/.test(
    plain(text),
  );
}

export function praisesLooks(text: string): boolean {
  return (
    /\b(?:que (?:guap[oa]|mon[oa]|bonit[oa]|buena foto|sonrisa|ojos)|(?:eres|estas|sales) (?:muy |super |tan )?(?:guap[oa]|mon[oa]|atractiv[oa])|me encanta tu (?:foto|sonrisa|perfil)|bonita sonrisa)\b/.test(
      plain(text),
    ) && text.length < 120
  );
}

/** What they told, and a plan that counts with it. */
const needs: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:no (?:bebo|tomo) (?:alcohol|cerveza|vino|nada de alcohol)|no bebo\b|abstemi[oa]|no (?:puedo|suelo) beber|dejado (?:el alcohol|de beber))/,
    'un café, una limonada o un paseo',
  ],
  [
    /\b(?:voy|uso|llevo|estoy|ando|me muevo) (?:\w+ )?(?:en |con )?(?:silla de ruedas|muletas)|\btengo (?:una )?(?:movilidad reducida|discapacidad)|\bsoy coj[oa]\b/,
    'un sitio sin escalones y con espacio',
  ],
  [
    /\bsoy (?:\w+ )?(?:vegan[oa]|vegetarian[oa])|no como (?:carne|animales)\b/,
    'un sitio con buena carta vegetal',
  ],
  [
    /\b(?:celiac[oa]|intoleran\w+ al gluten|sin gluten|no puedo (?:comer|tomar) gluten)\b/,
    'un sitio con carta sin gluten de verdad',
  ],
  [/\b(?:soy alergic[oa]|tengo alergia|intolerante) a\b/, 'un sitio donde puedas comer sin preocuparte'],
  [
    /\bsoy sord[oa]\b|\blengua de signos\b|\b(?:oigo|escucho) (?:mal|poco)\b/,
    'un sitio tranquilo y con buena luz',
  ],
  [
    /\b(?:sin un duro|sin blanca|pelad[oa] de dinero|just[oa] de (?:dinero|pasta)|no tengo (?:mucho )?(?:dinero|pasta)|mal de (?:dinero|pasta))\b/,
    'un paseo o cualquier plan que no cueste dinero',
  ],
  [
    /\bme agobian? (?:los sitios|la gente|las multitudes|el ruido|mucho la gente)/,
    'un sitio tranquilo y con poca gente',
  ],
];

/** Said to a machine, and to nobody on a date. */
const toWriter = /\b(?:prompt|ignora (?:todo|lo anterior|tus)|tus instrucciones)\b/;

/** The rest of a message with something plain in it; null where there is nothing of the kind. */
export function besidesPlain(text: string): string | null {
  const said = plain(text);
  const found = [
    ...(asksForPhoto(text) ? [photoRequest] : []),
    ...[...needs.map(([words]) => words), toWriter].filter((words) => words.test(said)),
  ];
  return found.length > 0 ? found.reduce((rest, words) => rest.replace(words, ' '), said).trim() : null;
}

export function placeFor(text: string): string | null {
  const said = plain(text);
  return needs.find(([words]) => words.test(said))?.[1] ?? null;
}

const meeting =
  /(?<!\p{L})((?:el |este )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)|hoy|mañana|pasado mañana)(?: por la (?:tarde|noche|mañana))?,? (?:sobre |a eso de )?a las? (\d{1,2}(?:[:.]\d\d)?|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)((?: y media| y cuarto)?)(?:,? en ((?:el |la |los |las )?\p{Lu}\p{L}{1,15}(?: (?:de |del )?\p{Lu}\p{L}{1,15})?))?/iu;

/** Day, hour and, where it was said, the place. */
export function meetingIn(text: string): string | null {
  const found = meeting.exec(text);
  if (!found) return null;
  const [, day = '', hour = '', half = '', place] = found;
  const when = `${day.toLowerCase()} a ${/^(?:1|una)$/.test(hour) ? 'la' : 'las'} ${hour.toLowerCase()}${half.toLowerCase()}`;
  return place && !unsafeToQuote(place) ? `${when} en ${place}` : when;
}

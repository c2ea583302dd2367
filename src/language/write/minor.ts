import { foldAligned } from './fold-aligned.ts';

/** «1️⃣5️⃣» is 15. */
const keycap = '[\\ufe0f\\u20e3]*';
const teens =
  'tre(?:ce|se|ze)|cator(?:ce|se|ze)|(?:qui|ki)n(?:ce|se|ze)|die[cszx]i?\\s?[iy]?\\s?sei[sz]|die[cszx]i?\\s?[iy]?\\s?siete';
const age = `(?:1${keycap}[0-7]${keycap}|diez|once|doce|${teens})`;
/** Without "años" only these: "tengo 12" may be anything. */
const bareAge = `(?:1${keycap}[3-7]${keycap}|${teens})`;
const years = '(?:anos?|anys|anitos|anios|tacos|primaveras)';
const about = '(?:(?:casi|ya|solo|solamente|apenas|recien|como|unos|los|ahora)\\s+){0,2}';
const has =
  '(?:tengo|tenho|teno|tinc|tngo|tnego|tiene|tienes|tenes|tenemos|tengas?|tuvieras|tuvieses|tuviera|cumplo|cumple|cumples|cumplas|(?:acab[oa]|acabas) de cumplir|recien cumpl[a-z]+|edad:?)';

/** What makes "quince años" a length of time, or a difference, and not an age. */
const notAnAge =
  '(?!\\s+(?:de(?! edad)|en (?:la|el|un|una|mi|esto|esta|este|total)|con|sin|entre|\\w+[aei]ndo|aqui|alli|fuera|junt[oa]s|casad|solter|separad|divorci|mas|menos|mayor|menor|desde|seguid|que (?:no|vivo|vive|trabaj|llev|est)|atras|despues)\\b)';
const nothingCounted =
  '(?=\\s*(?:$|[.,;:!?()"»\\n]|(?:y|pero|aunque|e|eres|sos|pareces)\\s|[\\u0080-\\uffff]))';
/** «tengo» and «15» may be two messages of the same person. */
const nextLine = '(?:\\s*\\n[^\\n]{0,40}:)?\\s*';

const said = new RegExp(
  `\\b${has}${nextLine}${about}(?:${age}\\s*${years}\\b${notAnAge}|${bareAge}a?${nothingCounted}(?!\\s*[.,:]\\s*\\d)(?!\\s+y (?:medi[oa] [a-z]|\\d|pico)))`,
  'g',
);
/** "una chica de 15": nobody is "de 15" of anything else but these. */
const bareOf = `${bareAge}a?(?![.,:]?\\d)(?!\\s+(?:mil|dias?|minutos?|horas?|mes(?:es)?|semanas?|euros|km|kilos|metros|seguidor[a-z]*|personas|matche?s|puntos|anos?|anys)\\b)`;
const youths =
  '(?:chic[oa]s?|cri[oa]|(?:ch|x)aval(?:it[oa]|a|es)?|(?:muchach|pib|morr|vecin|chic|jovenc)it[oa]|muchach[oa]|adolescente|crush|match|ligue|novi[oa]|pib[ea]|morr[oa]|alguien|person[a]|nen[ea]|pelad?[oa]|chamac[oa]|chav[oa]|min[oa]|vecin[oa]|tip[oa])';
const ofAge = new RegExp(
  `\\b${youths}\\s+(?:(?:[a-z]+\\s+){0,3}(?:de|con)\\s+${about}${age}\\s*${years}\\b${notAnAge}|(?:(?!(?:en|con|a|para|por|que|y|o|una?|desde|tras|grupo|equipo|fiesta|turno|clase)\\b)[a-z]+\\s+){0,3}de?\\s+${about}${bareOf})`,
  'g',
);
/** Somebody else's child. */
const ofAnother =
  '(?:hij[oa]|herman(?:it)?[oa]|sobrin[oa]|prim[oa])(?: pequen[oa]| menor)? de (?:mi|una?|la|el) (?:mejor )?(?:amig|vecin|coleg|companer|compi|jef|prof|cunad|ex)\\w*';
/** A pupil, or a friend's child, with whom somebody wants to flirt. */
const ward = `(?:alumn[oa](?: mi[oa])?|hijastr[oa]|${ofAnother})`;
const courted = new RegExp(
  `(?:(?:^|[\\n,;.(]\\s{0,2})con|\\b(?:gusta|pone|mola|atrae|encanta)n?|\\b(?:lig|qued|sal|enroll|acost|bes)[a-z]{1,5} (?:con|a)|\\bcita con|\\bconoci a|(?:^|\\n)(?=[^\\n]{0,50},)) ?(?:una?|mi|la|el|es[ea]) ${ward},? (?:de |con )?${about}(?:${age}\\s*${years}\\b${notAnAge}|${bareOf})`,
  'g',
);
/** A pupil or a child of one's family, of an age, beside words of love in the same sentence. */
const near = '(?:(?! (?:dice|sabe|cree|nota|opina)\\b)[^.?!\\n]){0,70}';
const wardOf = `(?:un|una|mi|la|el|es[ea]) (?:alumn|sobrin|prim|herman|hij|hijastr|ahijad|niet|pupil)(?:it)?[oa](?: mi[oa])?(?: de (?:mi|la) [a-z]+)?,? (?:de|con) ${about}(?:${age}\\s*${years}\\b|${bareOf})`;
const inLove =
  '(?:siento (?:algo|cosas|mas que carino) por|(?:l[aeo]|te) (?:quiero|deseo|amo) como (?:mujer|hombre|pareja|novi[oa]|algo mas)|(?:me tiene|estoy|me he|voy) enamorad[oa]|me (?:he )?enamor(?:e|ado)|me (?:atrae|pone|excita)(?:n)?|declararme|(?:me )?gusta como (?:mujer|hombre))';
const loved = new RegExp(
  `\\b(?:${wardOf}${near}\\b${inLove}|${inLove},? (?:de |por |con |a )?${wardOf}|alumn[oa](?: mi[oa])?,? (?:de |con )${about}(?:${age}\\s*${years}\\b|${bareOf})${near}\\b(?:invitar|llevar|ligar|cita|quedar|besar|salir con)[a-z]*)`,
  'g',
);
/** «Enamorado de otro», told to a niece. */
const ofSomebodyElse = /\b(?:enamorad[oa] (?:de|del) (?!ell[ae]|el\b|mi (?:sobrin|prim|herman|hij|alumn)))/;
const months = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';
const when = `(?=\\s+(?:en (?:${months}|unos?|verano|navidad(?:es)?|dos|tres|nada|breve|\\d)|est[ea] (?:mes|ano|verano|otono|invierno|primavera|semana|finde|sabado|domingo|viernes)|el (?:mes|ano|proximo|que viene|\\d|lunes|martes|miercoles|jueves|viernes|sabado|domingo)|la semana|manana|pronto|dentro)\\b)`;
const turns = new RegExp(
  `\\b(?:(?:cumpl(?:es?|ire|iras?)) ${about}${bareAge}(?:\\s*${years})?${when}|(?:voy|vas|va|estoy|estas|esta) (?:a|por|a punto de) (?:cumplir|hacer) ${about}(?:${bareAge}|18|dieciocho)(?:\\s*${years}\\b${notAnAge})?(?:${nothingCounted}|${when}))`,
  'g',
);
const [adult, one] = [`(?:1[89]|[2-7]\\d)(?: ${years})?`, '(?:yo|tu|vos|usted|ella|el)'];
const isAged = '(?:(?:tengo|tienes|tenes|tiene|solo|casi) ){0,2}';
const [grown, young] = [`${isAged}${adult}`, `${isAged}${bareAge}(?: ${years})?`];
const beside = '(?:, [^.,;\\d\\n]{1,40})?(?:,? (?:y|e|pero)|,) ';
/** "tengo 30 y tú 15", "él tiene 34 y yo 15", "ella 16, yo 27", "yo 16 ¿y tú?" */
const pair = new RegExp(
  `\\b(?:(?:tengo|con|${one}) ${grown}${beside}${one} ${young}${nothingCounted}|(?:tengo|${one}) ${young}${beside}${one} ${grown}${nothingCounted}|yo ${grown} (?:ella|el) ${young}${nothingCounted}|yo ${young} (?:ella|el) ${grown}${nothingCounted}|soy de ${young}${beside}${one} ${grown}${nothingCounted}|${ofAnother}, ${about}${young}${nothingCounted}[^\\d\\n]{0,120}\\b(?:yo|tengo|soy de) ${grown}(?!\\d)|yo ${young},? y (?:tu|vos|usted)(?=\\s*(?:\\?|$|\\n)))`,
  'g',
);
const counts =
  /\bcuant[oa]s? (?!an|tien|ten)|\b(?:hora|talla|numero|dorsal|piso|puntos?|nota|examen|gan[eoa]|ganad[oa]|paliza|partida|marcador|bolos|dardos|parchis|ping|pong|sets?)\b/;
const outright =
  /\b(?:(?:soy|eres|somos|sois)(?: todavia| aun)? menor(?:es)?(?: de edad)?\b(?!\s+(?:que|de (?:l[oa]s|mis|\d|dos|tres|cuatro|cinco|seis|tod)))|(?:es|era|son)(?: todavia| aun| una?)? menor(?:es)? de (?:edad|18|dieciocho)|una? menor de 1[0-7]\b|(?:aun|todavia) no (?:tengo|tiene|cumpl[oei]|he cumplido|ha cumplido|lleg[oa] a) (?:los |mis )?(?:18|dieciocho)|no (?:he cumplido|ha cumplido) (?:aun |todavia )?(?:los )?(?:18|dieciocho)|no (?:soy|es) mayor de edad|(?:cumplo|cumple|hago|hace) (?:los )?(?:18|dieciocho) (?:en|el|dentro|este|pronto|manana|la semana)|(?:falta|queda)n? [^.,;\n]{1,20} (?:para|hasta) (?:cumplir )?(?:los )?(?:18|dieciocho)\b(?! ?:)|(?:estoy|esta|estamos|voy|va|vas|estudi[oa]|empiez[oa]|repit[eo]) (?:en|a)?\s*(?:[1-4]|primero|segundo|tercero|cuarto)\s?[oº]? ?(?:de )?(?:la )?eso\b|(?:estoy|esta|voy|va|empiez[oa]) (?:en|a)?\s*(?:[12]|primero|segundo)\s?[oº]? ?de bach(?!.{0,24}adult)|(?:estoy|voy|paso) (?:en|a)\s+(?:[1-6](?:to|do|ro|º)?|primero|segundo|tercero|cuarto|quinto|sexto) (?:medio|de (?:secundaria|secu|primaria|prepa))|(?:cumplo|hago) (?:los )?1[0-7] (?:en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|unos?|verano|dos|tres)|este|el mes|la semana|manana))/g;
const barely = '(?:1[89]|2[0-5])';
const told = new RegExp(
  [
    `\\bpara tus ${about}(?:${age} ${years}\\b${notAnAge}|${bareAge}${nothingCounted})`,
    `\\b(?:madur|desarrollad|crecid|list|guap)[oa] (?:[a-z]+ ){0,2}para (?:sus|mis|tener) ${about}(?:${age} ${years}\\b${notAnAge}|${bareAge}${nothingCounted})`,
    `\\b(?:mi|su|tu) edad(?! de)[^.?!\\n:\\d]{0,40}: ?${bareAge}${nothingCounted}`,
    '\\b(?:falta|queda)n? [^.,;\\n]{1,20} (?:para|pa|xa|hasta) (?:(?:ser )?(?:la )?mayor(?:ia)? de? edad|(?:ser|tener) la mayoria)',
    '\\b(?:cuando|en cuanto|hasta que) (?:yo |tu |ya )?cumplas? (?:los )?(?:18|dieciocho)\\b(?! (?:mes|seman|kilom|dias|anos (?:de|en|con|junt)))',
    `\\b${age}(?: ${years})? recien cumplid[oa]s`,
    `\\b${bareAge},? (?:y )?(?:ya )?casi (?:los )?(?:1[5-8]|dieciocho)${nothingCounted}`,
    `\\b(?:cuando|en cuanto|hasta que) (?:tu |ya )?(?:cumplas|tengas) (?:los )?(?:${bareAge}(?: ${years})?|18|dieciocho)(?=\\s+(?:te|nos|ya|me|vamos|vendr|podr|ser)[a-z]*\\b|\\s*(?:$|[.,;!?\\n]))`,
    '\\bsi (?:ya )?tuvieras (?:los )?(?:18|dieciocho)(?=\\s+(?:anos|seria|podri\\w+|te|me|nos|ya|no|esto|lo)\\b|\\s*(?:$|[.,;!?\\n]))',
    `\\b(?:no (?:me )?importa|da (?:igual|lo mismo)|que mas da) (?:la|tu|su) edad[^\\n.?!\\d]{0,20} ${bareAge}${nothingCounted.replace('aunque|', 'aunque|ya|es|')}`,
    `(?<![a-z0-9] )\\b${age}\\s?anitos\\b(?! (?:de(?! edad)|en|con|junt|cas))`,
    '\\b(?:lig|sal|qued|enroll|acost|habl|tont)[aei]r(?:me|le)? con (?:una? |es[ea] |la |el )?(?:chic[oa]s?|nin[oa]s?|chaval[ae]?s?|alumn[oa]s?|colegial[ae]?s?|adolescentes?) (?:de|del) (?:insti(?:tuto)?|cole(?:gio)?|secundaria|prepa|liceo|la eso|bachiller[a-z]*)\\b',
    '\\b(?:puse|pusimos|he puesto|ponia|pongo) (?:que (?:tengo|tenia) )?(?:18|19|2\\d)\\b[^.\\n]{0,16}\\b(?:pa|para|xa|porque|pq) (?:poder |que me dej\\w+ )?(?:entrar|registrarme|usarla|apuntarme|no (?:me )?dej\\w+)',
    '\\b[1-4](?:er|ro|do|to|º) medio\\b',
    // «19 en la app (15 en realidad)», «18 (mentira, 16)»: somebody of forty says so in jest.
    `\\b${barely}[^.\\n\\d]{0,24}\\b${bareAge}(?: ${years})?,? (?:en (?:realidad|verdad|la vida real)|de verdad|de los de verdad|reales|la verdad|realmente)\\b(?! (?:de|en)\\b)`,
    `\\b${barely}[^.\\n\\d]{0,16}\\b(?:mentira|falso|miento|en (?:realidad|verdad)|realmente|de verdad)[,: ]{1,3}(?:son |tengo )?${bareAge}${nothingCounted.replace('y|', 'y|en|')}`,
    `\\b${bareAge}(?: ${years})?,? (?:pero|aunque) (?:en (?:la app|tinder|el perfil|bumble|badoo)|aqui|la app|el perfil)[^.\\n\\d]{0,16} ${barely}`,
  ].join('|'),
  'g',
);
const profile = new RegExp(
  `^\\W{0,4}([a-z]{3,15})(?:,\\s*|\\s+|\\s*\\()${bareAge}\\)?(?=\\s*(?:$|[,.|·/\\n)-]))`,
  'g',
);
const alone = new RegExp(
  `(?:^|[,;|·/\\n(])[ \\t]{0,3}(?:con )?${age}\\s${years}(?=[ \\t]{0,3}(?:$|[,;.|·/\\n)!]|recien cumplid))`,
  'g',
);

const dates =
  /^(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|dia|quedan|faltan|son|hola|total|linea|piso|portal|bus|tengo|tiene)$/;
const kin =
  /\b(?:hij[oa]s?|sobrin[oa]s?|herman[oa]s?|hermanit[oa]s?|prim[oa]s?|niet[oa]s?|ahijad[oa]s?|alumn[oa]s|peques?|(?:mi|tu|su|una|dos|tres) (?:nin[oa]s?|bebe|peque\w*)|perr[oa]s?|perrit[oa]s?|gat[oa]s?|gatit[oa]s?|tortuga|caballo|yegua|conejo|loro|madre de|padre de|mama de|papa de|clases? a|profes?|profesora?|monitor[a]?|entren[oa] a|trabajo con|tutor[a]?|mentor[a]?|educador[a]?|aco[gj][a-z]+|cuido|pediatra|voluntari[oa])\b/;
/** Of a film, or of how somebody feels. */
const likened =
  /\b(?:como|parezco|peli|pelicula|serie|novela|libro|prota|personaje|historia|sobre|energia|espiritu|alma|mentalidad|fiesta de)\b/;
const childOfAnother = new RegExp(`\\b${ofAnother}`, 'g');
/** «La amiga de mi hija» is no kin. */
const friendOfKin = /\b(?:amig[oa]|companer[oa]|canguro|ninera)s? (?:intim[oa] )?de (?:mi|tu|su)s? [a-z]+/g;
const ofTime =
  /\b(?:cuando|desde|(?<!\bque )hace|hacia|llev[oae]\w*|durante|tras|a los|antes|juntos|tuve|tenia|relacion|cuanto|aniversario|hacemos|cumplimos)\b/;
const people =
  /^(?:chic[oa]|chaval[a]?|muchach[oa]|match|crush|ligue|novi[oa]|pareja|persona|ti[oa]|pib[ea]|min[a]|morr[oa]|nen[ea]|otr[oa]|amig[oa]|vecin[oa]|que|cual|verdad|foto|perfil|bio)$/;
const denied = /\b(?:no|ni|si|nunca)\s+(?:\w+\s+)?$/;
const forAdultsOnly =
  /\b(?:no (?:apt[oa]|hablo|quiero|acepto|escrib)|abstener|prohibid|para|entre|de)\W+(?:\w+\s+){0,2}$/;

const englishAge =
  '(?:1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?! *[.,:]\\s*\\d)(?:\\s*(?:years?|yrs?)[ -]?old\\b|\\s*(?:yo|y/o)\\b|(?=\\s*(?:$|[.,;:!?)\\n]|(?:and|but|so)\\s)))';
const inEnglish = new RegExp(
  `\\b(?:(?:i|she|he|they|you|u)\\W{0,2}(?:m|s|re|am|is|are|r)|im|shes|hes|youre|(?:girl|boy|girlfriend|boyfriend|gf|bf|match|crush) (?:[a-z]+ )?is) (?:(?:only|just|almost|still|turning) ){0,2}(?:${englishAge}|an? minor\\b(?! (?:in|key|issue|character|thing|detail))|underage\\b|(?:under|not(?: yet)?) (?:18|eighteen)\\b)|\\b1[0-7] urte (?:ditut|dauzkat|ditu)\\b`,
  'g',
);
const englishKin =
  /\b(?:daughter|son|sister|brother|niece|nephew|cousin|kids?|child|baby|dog|cat|puppy|car|when|if|since)\b[^\n]*$/;

/** Where in the text somebody says, or is said, to be under 18: the stretch that says it. A child, a dog or years of practice is not that. */
export function minorMention(text: string): { start: number; end: number } | null {
  const plain = foldAligned(text);
  const before = (at: number) => plain.slice(sentenceStart(plain, at), at);
  for (const hit of [...plain.matchAll(said), ...plain.matchAll(turns)]) {
    if (
      !aboutSomethingElse(
        hit[0],
        before(hit.index),
        plain.slice(hit.index + hit[0].length, hit.index + hit[0].length + 40),
        plain.slice(Math.max(0, hit.index - 60), hit.index),
      )
    )
      return place(hit);
  }
  for (const hit of plain.matchAll(ofAge)) {
    const led = before(hit.index);
    const isRemembered =
      /\bera (?:una? )?$/.test(led) &&
      /^[^.?!\n]{0,20}\bcuando\b/.test(plain.slice(hit.index + hit[0].length));
    const isElse = isRemembered || kin.test(hit[0]) || [kin, ofTime, likened].some((one) => one.test(led));
    if (!isElse) return place(hit);
  }
  for (const hit of plain.matchAll(courted)) return place(hit);
  for (const hit of plain.matchAll(loved))
    if (!ofSomebodyElse.test(plain.slice(hit.index, hit.index + hit[0].length + 30))) return place(hit);
  for (const hit of plain.matchAll(pair))
    if (!counts.test(plain.slice(Math.max(0, hit.index - 60), hit.index + hit[0].length + 40)))
      return place(hit);
  for (const hit of plain.matchAll(outright)) {
    const led = before(hit.index);
    const own = /^(?:soy|aun|todavia|no |cumplo|hago|estoy|voy|falta|queda|me )/.test(hit[0]);
    if (
      !denied.test(led) &&
      !forAdultsOnly.test(led) &&
      (own ? !/\bprofe/.test(led) : !kin.test(led.replace(friendOfKin, '')))
    )
      return place(hit);
  }
  for (const hit of plain.matchAll(inEnglish)) {
    if (!englishKin.test(plain.slice(Math.max(0, hit.index - 60), hit.index))) return place(hit);
  }
  for (const hit of plain.matchAll(told)) {
    const led = before(hit.index);
    const after = plain.slice(hit.index, hit.index + hit[0].length + 30);
    if (!denied.test(led) && !kin.test(led.replace(childOfAnother, '')) && !kin.test(after))
      return place(hit);
  }
  for (const hit of plain.matchAll(profile)) {
    const name = hit[1] ?? '';
    if (/\p{Lu}/u.test(text.charAt(plain.indexOf(name))) && !dates.test(name)) return place(hit);
  }
  for (const hit of plain.matchAll(alone)) {
    const led = before(hit.index + 1);
    if (!kin.test(led) && !ofTime.test(led) && led.trim().split(/\s+/).length <= 4) return place(hit);
  }
  return null;
}

const child = new RegExp(
  `\\b(?:mi|nuestr[oa]) (?:hij[oa]|herman[oa]|hermanit[oa]|sobrin[oa]|niet[oa]|nin[oa]|alumn[oa]|prim[oa])\\b[^.?!\\n]{0,30}?(?:tiene|de|con) (?:solo |casi )?${age} ${years}`,
  'g',
);
const writtenTo =
  /\b(?:le|la|lo) (?:(?:esta|estan|ha|han) )?(?:escrib|escrit|pid|manda|envia|acos|amenaz|chantaje|persig|dice que no (?:lo |se lo )?cuente)/;

export function childWrittenTo(text: string): { start: number; end: number } | null {
  const plain = foldAligned(text);
  for (const hit of plain.matchAll(child)) {
    const end = hit.index + hit[0].length;
    if (writtenTo.test(plain.slice(hit.index, end + 120))) return place(hit);
  }
  return null;
}

export const mentionsMinor = (text: string): boolean => minorMention(text) !== null;

const place = (hit: RegExpExecArray) => ({ start: hit.index, end: hit.index + hit[0].length });

function sentenceStart(plain: string, at: number): number {
  const furthest = Math.max(0, at - 120);
  const led = plain.slice(furthest, at);
  return furthest + Math.max(-1, ...['.', '?', '!', '\n', ';'].map((end) => led.lastIndexOf(end))) + 1;
}

function aboutSomethingElse(hit: string, led: string, after: string, earlier: string): boolean {
  if (/\b(?:no|si|cuando|nunca|desde que)\s+$/.test(led)) return true;
  if (/^(?:tengo|tngo|cumplo|acabo|tenemos|voy|estoy)/.test(hit))
    return /\bcuant[oa]s\b(?! an)/.test(earlier);
  if (ofTime.test(led) || kin.test(led.replace(friendOfKin, ''))) return true;
  if (/^\s+(?:mi|su|tu|el|la) (?:hij|sobrin|herman|prim|niet|perr|gat|coche|moto)/.test(after)) return true;
  const subject =
    /\b(?:el|la|los|las|mi|mis|su|sus|tu|un|una|este|esta|ese|esa)\s+([a-z]+)(?:\s+(?!y\b|e\b|que\b|pero\b)[a-z]+){0,2}\s+$/.exec(
      led,
    );
  return subject !== null && !people.test(subject[1] ?? '');
}

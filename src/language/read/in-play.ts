import { isOfAGame, isSuffered, laughter } from './find-by-rules.ts';
import type { Finding } from './finding.ts';
import { weighTold } from './learned/told.ts';
import type { Lines } from './lines.ts';
import { normalise } from './normalise.ts';

/** Games in which somebody is beaten, shot or fined. */
export const games = 'mario kart|parchis|futbolin|tekken|fifa|paintball';

/** A haunted house, a board game, a dinner that may burn: there people threaten each other for fun. */
const play = new RegExp(
  String.raw`\b(?:(?:casa|tunel|pasaje|tren) (?:del? (?:el )?)?(?:terror|miedo|los sustos|sustos|encantad[oa]|la bruja)|zombis?|payasos?|motosierra|halloween|${games}|monopoly|escape room|laser tag|morder el polvo|la revancha|(?:petanca|domino|pelea de almohadas|al tejo|al mus|al uno)|almohad(?:as|azos?)|pokemon|pikachu|charizard|magic|yu-?gi-?oh|catan|cojin(?:es|azo)?|karaoke|envenen\w+ [^.\n]{0,30}(?:cen|cocin|tarta|sopa|guiso)\w*|(?:cen|cocin|tarta|sopa|guiso|receta)\w* [^.\n]{0,60}envenen\w+)\b`,
);
/** A long text has room for anything. */
const longest = 600;
/** Log-odds of what is told below which that is all there is to it. */
const nothing = { likely: -0.5, certain: -1.5 } as const;

const money = 'lucas|palos|pavos|mangos|varos|duros|soles|pesos|pelas|eurillos|bolos';
/** What a rule takes for something else by the sense of one word. */
const senses: readonly [Finding['family'], RegExp][] = [
  ['menor', new RegExp(String.raw`\b(?:tengo|tiene|con|quedan|llevo) 1[0-7] (?:${money})\b`)],
  [
    'violencia',
    /\b(?:color|tono|camis\w+|corbata|vestido|pelo|barba|gafas|amarillo|mostaza|rojo|verde|rosa|morado|naranja|negro|blanco)[^.\n]{0,50} (?:no )?me (?:pega|pegan)(?! (?:tu|cuando|si|y|un|una|en la)\b)/,
  ],
  [
    'presion_sexual',
    /\b(?:nudes?|desnud[oa]s?|packs?|fotos? (?:sin ropa|hot|en bolas))[ .,]{1,6}(?:de|del|a) (?:tus? |el |la |los |las |mis? |su )?(?:gat|perr|conej|hamster|tortug|planta|cactus|lor[oa]|bici|moto|coche|tortilla|croqueta|paella|nevera|pizza|casa|sofa)\w*/,
  ],
  // «Enana, te echo de menos», «cuando te vea te cuento».
  [
    'falta_de_respeto',
    /^(?!.*\b(?:adelgaz|dieta|kilos|asco|verguenza|barriga|culo|para ser)).*\b(?:enan|peque|gord|gordi|gordit|flac|flaquit|negr|negrit|viej|viejit|chaparr|chaparrit|chiqui|chiquit)[aoi]?\b.{0,40}\b(?:te (?:echo (?:mucho )?de menos|extrano|quiero|adoro|amo|mando)|descans\w+|duerm\w+|buen[oa]s|dulces|suen\w+|besos?|besitos?|abrazo|cuidate)\b/,
  ],
  [
    'falta_de_respeto',
    /^(?!.*\b(?:adelgaz|dieta|kilos|asco|verguenza|barriga|culo|para ser)).*\b(?:te (?:echo (?:mucho )?de menos|extrano|quiero|adoro|amo|mando)|descans\w+|duerm\w+|buen[oa]s (?:dias|noches|tardes)|dulces suenos|besos?|besitos?|abrazo|cuidate)\b.{0,25}\b(?:mi )?(?:enan|peque|gord|gordi|gordit|flac|flaquit|negr|negrit|viej|viejit|chaparr|chaparrit|chiqui|chiquit)[aoi]?\b/,
  ],
  ['violencia', /\bcuando (?:te vea|nos veamos) te (?:lo |la )?(?:cuento|digo|explico|enseno|abrazo)\b/],
  ['autolesion', /\b(?:bio|perfil|chiste|frase|foto|muertos)\b[^\n]{0,60} me mat[oa]\b(?! a)/],
  ['autolesion', /\bsuicid\w+ (?:\w+mente|de (?:risa|vergüenza|verguenza)|social)\b/],
];

/** «La prepa abierta, tengo 19»: a school for grown-ups, by who says so. */
const schoolRules = ['school-year', 'at-school'];
const grownStudent =
  /\b(?:prepa|preparatoria|secundaria|bachillerato|eso) (?:abierta|nocturn[ao]|para adultos)\b[^.\n]{0,30} tengo (?:1[89]|[2-7]\d)\b/;

/** «Diu que treballa molt», in Catalan: to say. */
const says =
  /\b(?:amb|mai|molt|sempre|vol|nit|avui|ell|ella)\b[^.\n]*\bdiu\b|\bdiu\b[^.\n]*\b(?:amb|mai|molt|sempre|vol|nit|avui)\b/;

/** «Voy a ir a tu casa a verte», «no voy a ir a tu casa todavía, prefiero vernos en un bar»: a rule of threats knows «y vas a ver» alone. */
const visit = /\b(?:voy|vamos) (?:para|a ir a|hacia) (?:alla|tu casa|tu trabajo)\b/;
const noVisit =
  /\b(?:enter\w*|abr\w*|sal(?:es|gas|e|ir)?|cara|arreg\w*|acab\w*|vas a ver|(?:a )?ver (?:si|quien|que)|veras)\b/;
const isVisit = (text: string, { id, start, quote }: Finding): boolean => {
  if (id !== 'threat-pay') return false;
  const plain = normalise(text.slice(start, start + quote.length + nearby)).text;
  return visit.test(plain) && !noVisit.test(plain);
};
const nearby = 30;

/** Somebody answers a threat by a joke, and the other one goes on with it. Fear, a weapon, or that it is meant, is none. */
const things =
  /\b(?:geranios?|cactus|margaritas|palomitas|cuchar\w+|flotador|manguitos|patitos?|maceta|ficus|ficha|peluches?|helado|mando|croquetas?|tortilla|zapatillas?|chanclas?|almohada|cosquillas|purpurina|abono)\b|(?:ja|je){2}|[😂🤣😜😝😹]/u;
const noJoke =
  /\b(?:cuchillo|navaja|pistola|arma|bate|en serio|de verdad|no te rias|no es broma|donde vives|tu casa|tu portal|miedo|para ya|por favor no|dejame|policia|denunci\w+|bloque\w+|hablo en|ultima vez|put[ao]s?|zorr[ao]|guarr[ao])\b/;

function isMutualJoke(text: string, { messages }: Pick<Lines, 'messages'>): boolean {
  const said = messages.map(({ author, start, end }) => ({
    author,
    plain: normalise(text.slice(start, end)).text,
  }));
  if (said.some(({ plain }) => noJoke.test(plain))) return false;
  const mine = said.findLastIndex(({ author }) => author === 'mine');
  const answer = said[mine]?.plain ?? '';
  const goesAlong =
    things.test(answer) || /^(?:y |me \w+ )?con \w+/.test(answer) || /^(?:jaja|la del? )/.test(answer);
  return said
    .slice(mine + 1)
    .some(
      ({ author, plain }) =>
        author === 'other' &&
        (goesAlong ? things : laughter).test(plain) &&
        (goesAlong || isOfAGame.test(plain)),
    );
}

/** Without what is said in play, or in another sense, as far as nothing else speaks for it. */
export function withoutPlay(
  text: string,
  found: readonly Finding[],
  lines: Pick<Lines, 'messages'>,
): Finding[] {
  const isSaid = /\bdiu\b/i.test(text) && says.test(normalise(text).text);
  const findings = found.filter(
    (one) => !isVisit(text, one) && !(isSaid && one.family === 'presion_sexual' && !one.certain),
  );
  if (findings.length === 0 || text.length > longest) return findings;
  const plain = normalise(text).text;
  const elsewhere = senses.filter(([, sense]) => sense.test(plain)).map(([family]) => family);
  const isPlay = play.test(plain) || isMutualJoke(text, lines);
  const isGrownStudent = grownStudent.test(plain);
  if (!isPlay && !isGrownStudent && elsewhere.length === 0) return findings;
  const { beyond } = weighTold(text);
  return findings.filter(
    (one) =>
      !(isGrownStudent && schoolRules.includes(one.id)) &&
      !(elsewhere.includes(one.family) && beyond < nothing.likely) &&
      !(
        isPlay &&
        ['violencia', 'control', 'fraude'].includes(one.family) &&
        !isSuffered(one) &&
        beyond < (one.certain ? nothing.certain : nothing.likely)
      ),
  );
}

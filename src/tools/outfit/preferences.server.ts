import { fold } from '../../language/write/fold.ts';

interface Wish {
  term: RegExp;
  words: string;
}

export interface Preferences {
  avoid: RegExp[];
  include: Wish[];
  /** Something to wear that the wardrobe does not know, in the person's words. */
  own: string | undefined;
  needs: ReadonlySet<Need>;
  /** They ruled something out that no sentence about a need speaks of. */
  refuses: boolean;
}

export type Need = keyof typeof needs;

/** Families of words: who names one means them all. Folded. */
const families = [
  'tacon(?:es)?|stilettos?|de salon',
  'vaquer[oa]s?|jeans?|tejanos?|denim|mezclilla',
  'faldas?|minifaldas?',
  'vestidos?',
  'monos?',
  'blus(?:a|as|on)',
  'camis(?:a|as|ero)|sobrecamisas?',
  'camisetas?|playeras?|remeras?',
  'americanas?|blazers?|sacos?',
  'cuero|piel|polipiel|ante',
  'zapatillas?|deportivas?|sneakers?|tenis|bambas',
  'bot(?:a|as|in|ines)',
  'sandalias?|alpargatas?|chanclas?',
  'mocasin(?:es)?',
  'sudaderas?|hoodies?',
  'jerse(?:y|is)|sueter(?:es)?|punto',
  'cuello alto|cuello vuelto|cisne',
  'pantalon(?:es)? cortos?|shorts?|bermudas?',
  'chinos?',
  'joggers?|chandal',
  'leggings?|mallas?',
  'cazadoras?|chaquetas?|bomber',
  'abrigos?|chaqueton(?:es)?|parkas?|anoraks?|gabardinas?',
  'joyas?|pendientes?|collar(?:es)?|anillos?|pulseras?|dorad[oa]s?',
  'relojs?|relojes',
  'bolsos?|bolsas?',
  'gorr[oa]s?',
  'sombreros?',
  'bufandas?|panuelos?|fulares?',
  'cinturon(?:es)?',
  'corbatas?',
  'traje',
  'escot(?:e|es|ad[oa]s?)|un boton abierto',
  'tirantes?|lencer[oa]s?|hombro al aire',
  'ajustad[oa]s?|cenid[oa]s?|apretad[oa]s?|pegad[oa]s?|entallad[oa]s?|siga (?:tu|la)|body|tubo',
  'estampad[oa]s?|flores|rayas|cuadros',
  'lana|cachemir',
  'saten|seda',
  'lino',
  'pana',
  'negr[oa]s?',
  'blanc[oa]s?|crud[oa]s?',
  'gris(?:es)?',
  'roj[oa]s?|burdeos|granate',
  'azul(?:es)?|marino',
  'verdes?|oliva',
  'marron(?:es)?|camel',
  'beis|arena|beige',
  'amarill[oa]s?|mostaza',
  'morad[oa]s?|lila|violeta|purpura',
  'rosas?',
  'coral|terracota|naranja',
] as const;

/** What these say is answered by a sentence of its own. */
const told: readonly Need[] = ['free', 'modest', 'veil', 'thrifty', 'vegan', 'touchy', 'scars'];

const needs = {
  vegan: 'vegan[oa]s?|sin (?:cuero|piel)|origen animal|animalista',
  veil: 'hiyab|hijab|velo|panuelo en la cabeza|turbante',
  modest:
    'modest[oa]s?|recatad[oa]s?|cubiert[oa]s?|sin ensenar|no ensenar|tapad[oa]s?|religi\\w*|ensenar|se me vean?|discret[oa]s?|sin escote',
  plusSize: 'tallas? grandes?|curvy|plus size|gord[oa]s?|gordit[oa]s?|xxl|sobrepeso',
  seated: 'silla de ruedas|movilidad reducida|muletas|andador',
  pregnant: 'embarazad[oa]|embarazo',
  thrifty:
    'solo tengo|no tengo (?:mas|otra|nada|traje|americana|dinero)|con lo que tengo|sin un duro|cero euros|barat[oa]|poco dinero|presupuesto|sin gastar|economic[oa]|segunda mano|low cost',
  rain: 'lluvia|llueve|llover|lloviendo|llovizna|mojarme',
  riding: 'en moto|en bici|bicicleta|patinete|motera',
  comfortable:
    'comod[oa]s?|comodidad|planos?|plana|mucho rato de pie|pies planos|juanetes|me duelen los pies|plantillas|fascitis',
  cold: 'frioler[oa]',
  snow: 'nieve|nevad[oa]|nevando|nevar|hielo',
  wind: 'viento|ventos[oa]',
  tattoos: 'tatuajes?|tatus?|tatoos?|tattoos?',
  glasses: '(?:llevo|uso|con|mis) gafas(?! de sol)',
  small:
    'bajit[oa]|(?:soy|muy|algo|un poco|mas bien) baj[oa]|mido (?:un metro (?:y )?)?1?[.,]?[45]\\d\\b|poca altura',
  tall: 'mido (?:1[.,]?[89]\\d|2[.,]\\d)|(?:soy|muy) alt[oa]|dos metros',
  belly: 'barriga|tripa|michelin\\w*|cervecera|panza',
  older: '[5-9]\\d (?:anos|tacos)|jubilad[oa]|tercera edad',
  scars: 'protesis|cicatri\\w*|vitiligo|psoriasis|quemadura\\w*|varices|ostomia|mastectomia',
  sweat: 'sudo\\b|sudar|sudor\\w*|transpir\\w*',
  touchy:
    'piel (?:sensible|atopica)|atopic[oa]|alergi\\w* (?:a|al) |me pica\\w*|sensorial\\w*|autis\\w*|etiquetas|costuras',
  free: 'no binari[oae]|trans|genero fluido|androgin[oa]',
} as const;

/** Matches no word. */
const nothing = '(?!)';

/** What each need rules out, in words of the wardrobe. */
const ruledOut: Record<Need, string> = {
  vegan: 'cuero|piel|ante|lana|seda|cachemir',
  modest:
    'escote|tirantes?|tirante ancho|lencer[oa]|al aire|cort[oa]s?|bermudas|ajustad[oa]|pegado|siga|body|tubo|abiert[oa]|entallada|anudada|boton',
  plusSize: 'disimul|estiliz',
  seated: 'vestido|tubo|falda corta|por la rodilla|tacon|de salon|mono|caminar|de pie|ir de un lado',
  pregnant: 'tacon|de salon|ajustad|pegado|tubo|body|entallada|cinturon|pinzas|lencero|siga',
  thrifty: 'cachemir|seda',
  rain: 'alpargatas|sandalias|de tela|ante|gafas de sol|bailarinas|lino',
  riding: 'falda|vestido|tacon|de salon|bolso de mano|sandalias|tubo|vuelo',
  comfortable: 'tacon|de salon|tubo|ajustad',
  cold: 'al aire|tirantes',
  veil: 'escote|tirantes?|lencer[oa]|al aire|cort[oa]s?|bermudas|ajustad[oa]|pegado|siga|body|tubo|abiert[oa]|entallada|anudada|boton',
  snow: 'tacon|de salon|bailarinas|sandalias|alpargatas|de tela|mocasines|zapatillas',
  wind: 'vuelo|sombrero',
  tattoos: nothing,
  glasses: nothing,
  small: nothing,
  tall: nothing,
  belly: 'ajustad[oa]|pegado|siga|body|tubo|cenid\\w*|anudada|por dentro',
  older: nothing,
  scars: nothing,
  sweat: 'gris(?:es)?|seda|saten|pegado|ajustad[oa]',
  touchy: 'lana|cachemir|con brillo',
  free: nothing,
};

const asTerm = (source: string) => new RegExp(`\\b(?:${source})\\b`, 'u');
const isNegative = /\b(?:sin|evit\w*|odio|detesto|nada de|nada|tampoco|ni|nunca|jamas|alergi\w*|no)\b|\bno$/u;
const isWelcome = /\bno (?:me )?import|\bno hay problema|\bno (?:pueden? )?falt|\bsi$/u;
const splitter =
  /[,.;:\n()]+|\s+(?:pero|aunque)\s+|\s+y\s+(?=(?:no|sin|nada|con|quiero|me gust\w+|prefiero|odio|evit\w*)\b)|\s+(?=sin\s)/iu;
const fillers = new Set(
  'sin nada que no ni me gusta gustan gustaria quiero quisiera llevar ponerme usar prefiero evitar evito odio detesto para por con los las una unos unas uno del muy mas mis mi de la el en al se si lo ser sea sean algo tener tengo alergia alergica alergico soy estar estoy ropa prendas color colores tipo cosas demasiado tampoco nunca jamas y o a es un hay'.split(
    ' ',
  ),
);

const wordsOf = (clause: string) =>
  clause.match(/[a-z0-9]{3,}/gu)?.filter((word) => !fillers.has(word)) ?? [];

const familiesIn = (clause: string) =>
  families.filter((family) => asTerm(family).test(clause)).map((family) => asTerm(family));

const stemOf = (word: string) => `${word.replace(/(?:es|as|os|s|a|o)$/u, '')}\\w{0,3}`;

export function readPreferences(text: string | undefined): Preferences {
  const whole = fold(text ?? '');
  const avoid: RegExp[] = [];
  const include: Wish[] = [];
  let own: string | undefined;
  let refuses = false;
  const found = new Set((Object.keys(needs) as Need[]).filter((need) => asTerm(needs[need]).test(whole)));

  for (const raw of (text ?? '').split(splitter)) {
    const clause = fold(raw).trim();
    if (!clause) continue;
    const known = familiesIn(clause);
    if (isNegative.test(clause) && !isWelcome.test(clause)) {
      const terms = wordsOf(clause);
      const isKnownNeed = told.some((need) => asTerm(needs[need]).test(clause));
      refuses ||= terms.length > 0 && !isKnownNeed;
      avoid.push(...known, ...terms.filter((word) => word.length > 3).map((word) => asTerm(stemOf(word))));
    } else if (known.length > 0)
      include.push(...known.map((term) => ({ term, words: term.exec(clause)?.[0] ?? clause })));
    else own ??= ownGarment.exec(raw)?.[1]?.trim();
  }
  if (found.has('veil')) found.delete('modest');
  for (const need of found) avoid.push(asTerm(ruledOut[need]));
  const agreed = include.filter(({ term }) => !avoid.some((banned) => banned.source === term.source));
  return { avoid, include: agreed, own, needs: found, refuses };
}

/** «mi chaleco de siempre»: short, and begins like a thing of theirs. */
const ownGarment =
  /^\s*(?:(?:quiero |me gustaría )?(?:llevar|ponerme)\s+|quiero\s+|con\s+)?((?:mi|mis)\s[\p{L} ]{3,40})$/iu;

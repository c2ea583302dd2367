import { fold } from '../../generation/spanish/fold.ts';

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
  'rosas?',
  'coral|terracota|naranja',
] as const;

const needs = {
  vegan: 'vegan[oa]s?|sin (?:cuero|piel)|origen animal|animalista',
  modest:
    'modest[oa]s?|recatad[oa]s?|hiyab|hijab|velo|cubiert[oa]s?|sin ensenar|no ensenar|tapad[oa]s?|religi\\w*|ensenar|se me vean?',
  plusSize: 'tallas? grandes?|curvy|plus size|gord[oa]s?|gordit[oa]s?|xxl|sobrepeso',
  seated: 'silla de ruedas|movilidad reducida|muletas|andador',
  pregnant: 'embarazad[oa]|embarazo',
  thrifty: 'barat[oa]|poco dinero|presupuesto|sin gastar|economic[oa]|segunda mano|low cost',
  rain: 'lluvia|llueve|llover|lloviendo|llovizna|mojarme',
  riding: 'en moto|en bici|bicicleta|patinete|motera',
  comfortable: 'comod[oa]s?|comodidad|planos?|plana|mucho rato de pie|pies planos|juanetes',
  cold: 'frioler[oa]',
} as const;

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
  const found = new Set((Object.keys(needs) as Need[]).filter((need) => asTerm(needs[need]).test(whole)));

  for (const raw of (text ?? '').split(splitter)) {
    const clause = fold(raw).trim();
    if (!clause) continue;
    const known = familiesIn(clause);
    if (isNegative.test(clause) && !isWelcome.test(clause)) {
      const terms = wordsOf(clause);
      avoid.push(...known, ...terms.filter((word) => word.length > 3).map((word) => asTerm(stemOf(word))));
    } else if (known.length > 0)
      include.push(...known.map((term) => ({ term, words: term.exec(clause)?.[0] ?? clause })));
    else own ??= ownGarment.exec(raw)?.[1]?.trim();
  }
  for (const need of found) avoid.push(asTerm(ruledOut[need]));
  const agreed = include.filter(({ term }) => !avoid.some((banned) => banned.source === term.source));
  return { avoid, include: agreed, own, needs: found };
}

/** «mi chaleco de siempre»: short, and begins like a thing of theirs. */
const ownGarment =
  /^\s*(?:(?:quiero |me gustaría )?(?:llevar|ponerme)\s+|quiero\s+|con\s+)?((?:mi|mis)\s[\p{L} ]{3,40})$/iu;

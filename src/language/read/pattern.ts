import type { Family, Severity } from './families.ts';

/** One thing that people write. `match` is written over normalised text (no accents, n for ñ, no slang). */
export interface Pattern {
  id: string;
  family: Family;
  severity: Severity;
  /** `..` is a short gap inside a sentence, `<name>` a word list, a space also passes a comma. */
  match: string;
  /** All of these have to be near, too: two hundred characters either way, other messages included. */
  when?: readonly string[];
  /** In the same message: it is not that after all. */
  unless?: string;
  /** In the same message: it is graver. */
  worse?: string;
  /** In the same message: it is lighter. */
  softer?: string;
  /** What laughter in the message does to it. */
  joke?: 'cancel' | 'soften' | 'keep';
  /** "no" before it does not undo it. */
  keepsNegation?: true;
  /** Also when told as something of the past. */
  keepsStory?: true;
  /** Also in the lines of the person who asks. */
  alsoMine?: true;
  /** Sure enough to overrule a model that missed it. */
  certain?: true;
  /** What is shown, in Spanish. Says what the words do, never what the person is. */
  text: string;
  yes: readonly string[];
  no: readonly string[];
}

const gap = '[^.!?\\n]{0,40}?';

const wordLists: Record<string, string> = {
  people:
    '(?:otr[oa]s?|alguien|nadie|es[ea]|es[oa]s|el|ella|ellos|ellas|hombres|tios|tipos|chic[oa]s|mujeres|(?:tus?|mis?) (?:amig[oa]s?|amigotes?|ex|companer[oa]s?|prim[oa]s?|hermanas?|hermanos?|familia|madre|padres|gente))',
  intimate:
    '(?:nudes?|packs?|desnud[oa]s?|en (?:ropa interior|bragas|tanga|pelotas|bolas|lenceria|toalla|sujetador|calzones|cueros|boxers?)|tetas|pechos?|culo|cola|culito|tu cuerpo|escote|sin (?:ropa|camiseta|camisa|sujetador|brasier|corpino|nada|bragas)|intim[oa]s?|calientes?|calentit[oa]s?|hot|sexys?|subid(?:it)?as?(?: de tono)?|atrevid[ao]s?|picantes?|porno|provocativ[oa]s?|sexual(?:es)?)',
  pictures:
    '(?:fotos?|fotitos?|videos?|videitos?|nudes?|packs?|imagenes?|capturas?|conversaciones|audios?|pantallazos?)',
  give: '(?:manda(?:me|mela|rme|s|rias|r|da)?|mandes|pasa(?:me|mela|rme|s|rias)?|pases|envia(?:me|rme|s|rias)?|envies|ensena(?:me|rme|s)?|ensenes|muestra(?:me|s)?|mostra(?:me|rme)|quiero ver|dejame ver|dejes ver|tirame|rolame|hazte|sacate|saca|quitate|regala(?:me|s)|quiero|haceme|hazme)',
  money:
    '(?:dinero|dinerito|plata|lana|pasta|guita|varo|transferencia|bizum|\\d{2,6} ?(?:euros?|€|eur|dolares|usd|pesos|lucas|soles|mil|\\$)|\\$ ?\\d{2,6}|euros|dolares|bitcoins?|btc|usdt|cripto[a-z]{0,8}|tarjetas? (?:de )?(?:regalo|amazon|steam|google play|itunes|apple)|gift ?cards?|western union|moneygram|nequi|daviplata|mercado ?pago|oxxo|paypal|zelle|yape)',
  insult:
    '(?:gilipollas|imbecil|idiota|estupid[oa]|inutil|asco|asqueros[oa]|basura|mierda|subnormal|retrasad[oa]|fracasad[oa]|cerd[oa]|malparid[oa]|pendej[oa]|pelotud[oa]|boludo de mierda|culer[oa]|cabron|cabrona|ridicul[oa]|patetic[oa]|amargad[oa]|creid[oa]|frigida|payas[oa]|muert[oa] de hambre|don nadie|miserable|cretin[oa]|mongol[oa]|tarad[oa]|forr[oa]|gonorrea|rata|ignorante|analfabet[oa]|vaca|foca|gord[oa]|fe[oa]|histeric[oa]|mentiros[oa]|falsa?)',
  sexist:
    '(?:puta|put[ao]n|zorra|guarra|perra|fulana|golfa|furcia|trola|ramera|cualquiera|prostituta|calientapollas|calientahuevos|calienta ?braguetas|buscona|facilona)',
  hurt: '(?:matar|reventar|partir(?: la)?(?: cara| boca| madre)?|romper(?: la)?(?: cara| boca| madre| las piernas| los huesos| todo)|pegar|golpear|dar una (?:paliza|hostia|bofetada|leccion)|hacer dano|hacer mucho dano|rajar|quemar|machacar|cagar a (?:palos|pinas|trompadas|golpes)|moler a (?:palos|golpes)|madrear|dejar (?:sin dientes|en el hospital|marcad[oa])|estrangular|ahorcar|ahogar|destrozar|desfigurar|violar|forzar|arruinar|hundir|joder la vida|joder vivo|joder viva|hacer la vida imposible|amargar la vida|destruir)',
};

const expand = (source: string) =>
  source
    .replace(/<([a-z]+)>/g, (_, name: string) => {
      const list = wordLists[name];
      if (list === undefined) throw new Error(`no word list ${name}`);
      return list;
    })
    // A gap eats the spaces around it, so that it may also be empty.
    .replace(/ ?\.\.(?: \?| )?/g, `\u0001`)
    .replace(/ \?/g, '[ ,:;]{0,3}')
    .replace(/(?<![\\[]) /g, '[ ,:;]{1,3}')
    .replaceAll('\u0001', `\\b${gap}\\b`);

export function compile(source: string): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${expand(source)})(?![a-z0-9])`, 'g');
}

/** What is looked for around a match: stems will do. */
export function compileContext(source: string): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${expand(source)})`);
}

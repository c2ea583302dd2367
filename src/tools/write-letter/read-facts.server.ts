import givenNames from '../../language/data/given-names.json' with { type: 'json' };
import { fold } from '../../language/write/fold.ts';
import { isQuotable } from '../../language/write/quoting.server.ts';
import { tuOf } from '../../language/write/second-person.ts';
import { spelled } from '../../language/write/spelled.server.ts';

const names = new Map(givenNames.map((name) => [fold(name), name]));

const named = [
  /(?<!\p{L})se llama (\p{L}{3,15})(?!\p{L})/giu,
  /(?<!\p{L})(?:quedad[oa]|salido|salgo|saliendo|hablando|hablo|citas?|veces|quedé|cita|viéndome|dejarlo|cortar|romper|con mi (?:novi[oa]|ex|pareja)) con (\p{Lu}\p{Ll}{2,14})(?!\p{L})/gu,
  /(?<!\p{L})(?:dejar a|decirle (?:que no )?a|pedirle? perdón a|contárselo a|decírselo a|para) (\p{Lu}\p{Ll}{2,14})(?!\p{L})/gu,
  /(?<!\p{L})(?:novi[oa]|pareja|ex|ligue|match|marido|mujer)(?: es)?,? (\p{Lu}\p{Ll}{2,14})(?!\p{L})/gu,
  // «2 años juntos, Rubén, no ha pasado nada malo»
  /(?<=[,.;] )(\p{Lu}\p{Ll}{2,14})(?= *(?:[,.;]|$))/gu,
  /^(\p{L}{3,15})(?= (?:y yo|me|no|es|quiere|vive|tiene|sigue|dice|está|busca)(?!\p{L}))/gu,
  /(?<=[,.;] )(\p{Lu}\p{Ll}{2,14})(?= (?:y yo|me|no|es|quiere|vive|sigue|dice|está|busca)(?!\p{L}))/gu,
];

/** A name that is surely theirs: the only one that is said. */
export function nameIn(facts: string): string | null {
  const theirs = new Set(
    named
      .flatMap((pattern) => [...facts.matchAll(pattern)])
      .map(([, name]) => names.get(fold(name ?? '')))
      .filter((name) => name !== undefined),
  );
  const all = [...facts.matchAll(/\p{Lu}\p{Ll}{2,14}/gu)].filter(([word]) => names.has(fold(word)));
  const others = all.some(([word]) => !theirs.has(names.get(fold(word)) ?? ''));
  return theirs.size === 1 && !others ? ([...theirs][0] ?? null) : null;
}

const opening =
  /^(?:(?:quiero |tengo que |quisiera )?(?:contarle|decirle|confesarle) que )?(?=(?:soy|tengo|estoy|vivo|trabajo|uso|tomo|llevo|ronco|fumo|duermo|no (?:tengo|puedo|bebo|como)|he (?:decidido|dejado|estado|tenido|vuelto)|voy a|me voy a|estuve|fui|tuve)(?!\p{L}))/iu;
const aboutThem =
  /(?<!\p{L})(?:ell[ao]s?|él|les?|l[oa]s? que|sus?|contig|se lo|conmigo|quiere|sabe)(?!\p{L})/iu;

/** What is to be told, in the writer's own words: one short clause about themselves, or nothing. */
export function confessionIn(facts: string): string | null {
  const clauses = facts.split(/[.;:!?\n,]+|(?<!\p{L})(?:y|pero|porque|pq|aunque)(?!\p{L})/u);
  const own = clauses.map((one) => one.trim()).find((one) => opening.test(one));
  const said = own?.replace(opening, '') ?? '';
  return isQuotable(said) && said.includes(' ') && !aboutThem.test(said)
    ? spelled(said.charAt(0).toLowerCase() + said.slice(1))
    : null;
}

const cause =
  /(?<!\p{L})(?:porque|ya que|por culpa del?|por (?:el|la|los|las|un|una|mi|mis)) (?!favor|que no|tanto|eso)[^.,;!?\n]{4,70}/iu;

/** Why it came to what they are sorry for, in the writer's own words, where it is theirs and short. */
export function causeIn(facts: string): string | null {
  const said = cause
    .exec(facts)?.[0]
    .replace(/ (?:y|pero|aunque) .*$/u, '')
    .trim();
  return said &&
    !/^porque (?:no )?(?:me|nos|se|tú) /iu.test(said) &&
    !aboutThem.test(said.replace(/^por\p{L}* /iu, '')) &&
    isQuotable(said)
    ? spelled(said.toLowerCase())
    : null;
}

const who =
  'mi (?:ex|novi[oa]|marido|mujer|pareja|match|ligue|amig[oa]|herman[oa]|chic[oa]|crush|rollo)(?: (?:marido|mujer|novi[oa]))?|[eé]l|ella';
const often = 'siempre|nunca|a veces|otra vez|cada \\p{L}+|tod[oa]s l[oa]s \\p{L}+|mucho';
const theirAct = new RegExp(
  `^(?:(?:${who}) )?(?:(?:${often}) )?(?:no )?(?:(?:me|se|nos) )?(?:l[oa]s? )?\\p{L}{2,}[aeó](?!\\p{L})[^.,;!?\\n]*`,
  'iu',
);
const subject = new RegExp(`^(?:${who}) `, 'iu');
const isNoVerb = new RegExp(`^(?:me|se|nos|la|a|${often.replaceAll('\\p{L}+', '')})$`, 'iu');
const isVerb = /[aeó]$|^(?:es|dijo|hizo|puso)$/u;

/** «Mi ex me sigue mandando canciones» said to them: «me sigues mandando canciones». Null where the verb is not sure. */
export function theirActIn(facts: string): string | null {
  const clauses = facts.split(/[.;:!?\n,]+| (?:y|pero|porque|aunque|cuando) /u).map((one) => one.trim());
  for (const clause of clauses) {
    const said = theirAct.exec(spelled(clause))?.[0];
    const own = said?.replace(subject, '');
    // Somebody is named, or it is done to me: else «casa» may be a house.
    if (
      /(?:^| )(?:me|nos) (?:gusta|duele|da|parece|molesta|encanta|agobia|preocupa|apetece|importa|pasa|cuesta|hace|interesa|incomoda|cansa|sienta|queda|falta|toca|viene)(?!\p{L})/iu.test(
        own ?? '',
      )
    )
      continue;
    if (!own || (own === said && !/(?:^| )(?:me|nos) /u.test(own.slice(0, 24)))) continue;
    const words = own.split(' ');
    const at = words.findIndex((word) => isVerb.test(word) && !isNoVerb.test(word));
    const turned = tuOf(words[at] ?? '');
    const rest = words
      .slice(at + 1)
      .map((word) => word.replace(/^(su)(s?)$/u, 'tu$2').replace(/ría$/u, 'rías'));
    const before = words.slice(0, at).map((word) => (word === 'se' ? 'te' : word));
    const line = [...before, turned, ...rest].join(' ');
    if (
      line.length > 12 &&
      line.length < 90 &&
      isQuotable(line) &&
      !/(?<!\p{L})(?:yo|le|ella|él)(?!\p{L})/u.test(line)
    )
      return line.charAt(0).toLowerCase() + line.slice(1);
  }
  return null;
}

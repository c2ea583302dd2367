import givenNames from '../../language/data/given-names.json' with { type: 'json' };
import { fold } from '../../language/write/fold.ts';
import { isQuotable } from '../../language/write/quoting.server.ts';
import { spelled } from '../../language/write/spelled.server.ts';

const names = new Map(givenNames.map((name) => [fold(name), name]));

const named = [
  /(?<!\p{L})se llama (\p{L}{3,15})(?!\p{L})/giu,
  /(?<!\p{L})(?:quedad[oa]|salido|salgo|saliendo|hablando|hablo|citas?|veces|quedé|cita|viéndome|dejarlo|cortar|romper|con mi (?:novi[oa]|ex|pareja)) con (\p{Lu}\p{Ll}{2,14})(?!\p{L})/gu,
  /(?<!\p{L})(?:dejar a|decirle (?:que no )?a|pedirle? perdón a|contárselo a|decírselo a|para) (\p{Lu}\p{Ll}{2,14})(?!\p{L})/gu,
  /(?<!\p{L})(?:novi[oa]|pareja|ex|ligue|match|marido|mujer)(?: es)?,? (\p{Lu}\p{Ll}{2,14})(?!\p{L})/gu,
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

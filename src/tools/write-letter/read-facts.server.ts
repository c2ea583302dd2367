import givenNames from '../../language/data/given-names.json' with { type: 'json' };
import { fold } from '../../language/write/fold.ts';
import { unsafeToQuote } from '../../language/write/quoting.server.ts';

const names = new Map(givenNames.map((name) => [fold(name), name]));
/** Who wrote one accent knows where they go; who wrote none means «dejé» by «deje». */
const isBare = (facts: string) => !/[áéíóú]/iu.test(facts);
const named =
  /(?<!\p{L})(?:[Ss]e llama (\p{L}{3,15})|(?:llamad[oa]|a|con|de|para|es) (\p{Lu}\p{Ll}{2,14}))(?![\p{L}])|^(\p{Lu}\p{Ll}{2,14})(?= (?:y yo|me|no|es|quiere)(?!\p{L}))/gu;

/** A name that is surely theirs: the only one that is said. */
export function nameIn(facts: string): string | null {
  const found = [...facts.matchAll(named)]
    .map(([, ...said]) => names.get(fold(said.find(Boolean) ?? '')))
    .filter((name) => name !== undefined);
  return new Set(found).size === 1 ? (found[0] ?? null) : null;
}

const numbers = ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];
const dates =
  /(?<!\p{L})(\d{1,2}|una|un par de|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) citas?(?!\p{L})/iu;
const times =
  /(?:quedado|visto|salido) (?:ya )?(\d{1,2}|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) ve(?:z|ces)(?!\p{L})/iu;
const neverMet =
  /\b(?:no nos hemos visto|aun no hemos quedado|sin conocernos|sin habernos visto|nunca nos hemos visto|todavia no hemos quedado|antes de (?:quedar|vernos|la primera cita))\b/;

/** How many dates there were: what is to be thanked for. */
export function datesIn(facts: string): string {
  const [, said] = dates.exec(facts) ?? times.exec(facts) ?? [];
  const count =
    said && (/^\d/.test(said) ? Number(said) : /par/i.test(said) ? 2 : numbers.indexOf(said.toLowerCase()));
  if (neverMet.test(fold(facts)) || count === 0) return 'las charlas de estos días';
  if (count === 1) return 'la cita';
  if (count) return `estas ${numbers[count] ?? count} citas`;
  return 'los ratos compartidos';
}

const clausesOf = (facts: string): string[] =>
  facts
    .split(
      /[.;!?\n]+|, (?=y |pero |no |me |le |la |lo |se |quiero |llevamos )| y (?=(?:me|se|quiero|no s[eé]|hemos|hab[ií]amos|quedamos|de (?:un d[ií]a|repente|pronto|golpe)|un d[ií]a) )|,? (?:porque|pq|xq) /u,
    )
    .map((one) => one.trim());

/** What they told of a third person, said to that person. Null where anything of it may still be about somebody else. */
function toThem(clause: string): string | null {
  const said = clause
    .replace(/(?<!\p{L})(?:con|a|de|para) (?:ella|él)(?!\p{L})/giu, (one) =>
      /^con/i.test(one) ? 'contigo' : `${one.split(' ')[0]} ti`,
    )
    .replace(
      /(?<!\p{L})(?:le|la|lo)(?= (?:he |había )?\p{L}+(?:é|í|ado|ido|je|ve|ce|to|ho|ije)(?!\p{L}))/giu,
      'te',
    )
    .replace(/(?<=\p{L}(?:[aei]r|[áéí]ndo))l[aeo](?!\p{L})/giu, 'te')
    .replace(
      /(?<!\p{L})su(s?)(?= (?:casa|cumpleaños|cumple|piso|mensajes?|audios?|fiesta|boda|familia|amig[oa]s)(?!\p{L}))/giu,
      'tu$1',
    )
    .replace(/(?<=\bmientras dorm)[ií]a(?!\p{L})/giu, 'ías')
    .replace(/^(?:y|pero|que|pues) /iu, '')
    .trim();
  const others = /(?<!\p{L})(?:ell[ao]s?|él|les?|l[oa]s?|su|sus|se)(?!\p{L})/iu;
  const articles = said.replace(/(?<!\p{L})l[oa]s? (?=\p{L}+)/giu, '');
  return others.test(articles) || unsafeToQuote(said) || said.length < 8 ? null : said;
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const first = (clauses: readonly string[], wanted: RegExp, made = toThem): string | null => {
  for (const clause of clauses) {
    const said = wanted.test(clause) ? made(clause) : null;
    if (said) return lower(said);
  }
  return null;
};

const deeds =
  'dejé|mentí|dije|grité|hablé|contesté|desaparecí|llegué|olvidé|cancelé|ignoré|traté|culpé|avisé|fui|besé|escribí|bloqueé|fallé|hice|perdí|puse|reí|metí|conté|enfadé|miré|revisé|leí|espié|rompí|robé';
const iDid = new RegExp(
  String.raw`^(?:y |pero )?(?:(?:yo|ayer|el \p{L}+|anoche),? )?(?:no )?(?:(?:me|le|la|lo) )?(?:(?:he|había) \p{L}+(?:ado|ido|cho|sto)|${deeds})(?!\p{L})`,
  'iu',
);
const accented = new Map(deeds.split('|').map((deed) => [fold(deed), deed]));
const bareDeed = new RegExp(
  String.raw`(?<=^|(?<!\p{L})(?:y|yo|no|me|le|la|lo) )(?:${[...accented.keys()].join('|')})(?!\p{L})`,
  'giu',
);

/** What an apology is for, in the writer's own words. */
export const deedIn = (facts: string): string | null =>
  first(
    isBare(facts)
      ? clausesOf(facts).map((clause) => clause.replace(bareDeed, (deed) => accented.get(fold(deed)) ?? deed))
      : clausesOf(facts),
    iDid,
  );

const theyDo: readonly (readonly [RegExp, string])[] = [
  'llama',
  'escribe',
  'manda',
  'pide',
  'insiste',
  'pregunta',
  'grita',
  'controla',
  'contesta',
  'exige',
  'presiona',
  'cancela',
  'llega',
  'habla',
  'envía',
  'toca',
  'corrige',
  'interrumpe',
  'deja',
].map(
  (verb) =>
    [new RegExp(`^((?:que |siempre )?(?:no )?(?:me )?)${verb}(?!\\p{L})`, 'iu'), `$1${verb}s`] as const,
);

const theyDoThemselves = ['empeña', 'enfada', 'presenta', 'mete', 'pone', 'burla', 'queja', 'enrolla'].map(
  (verb) => [new RegExp(`^((?:que |siempre )?(?:no )?)se ${verb}(?!\\p{L})`, 'iu'), `$1te ${verb}s`] as const,
);

/** What a limit is about: «me llama a todas horas», said to whoever does it. */
export function conductIn(facts: string): string | null {
  for (const clause of clausesOf(facts))
    for (const [verb, said] of [...theyDo, ...theyDoThemselves])
      if (verb.test(clause)) {
        const turned = toThem(clause.replace(verb, said).replace(/^(?:que|siempre) /iu, ''));
        if (turned) return lower(turned);
      }
  return null;
}

const theyDid: Readonly<Record<string, string>> = {
  dejó: 'dejaste',
  desapareció: 'desapareciste',
  canceló: 'cancelaste',
  dijo: 'dijiste',
  bloqueó: 'bloqueaste',
  borró: 'borraste',
  contestó: 'contestaste',
  vino: 'viniste',
  apareció: 'apareciste',
  fue: 'fuiste',
  avisó: 'avisaste',
};
const deedOf = (verbs: readonly string[]) =>
  new RegExp(
    String.raw`^((?:de (?:repente|pronto|golpe|un d[ií]a para otro),? |un d[ií]a )?(?:no )?(?:me )?)(${verbs.join('|')})(?!\p{L})`,
    'iu',
  );
const theirDeed = deedOf(Object.keys(theyDid));
const theirBare = new Map(Object.entries(theyDid).map(([verb, said]) => [fold(verb), said]));
const theirBareDeed = deedOf([...theirBare.keys()]);

/** What is to be explained: «dejó de contestar», said to whoever did it. */
export function theirsIn(facts: string): string | null {
  const deed = isBare(facts) ? theirBareDeed : theirDeed;
  return first(clausesOf(facts), deed, (clause) =>
    toThem(
      clause
        .replace(deed, (_, start: string, verb: string) => start + (theirBare.get(fold(verb)) ?? verb))
        .replace(/(?<=^de un )dia /iu, 'día '),
    ),
  );
}

const refusing =
  /(?:^|(?:decirle|dile|digo) )(?:que )?(?=(?:ya )?no (?:quiero|puedo|voy a|me apetece)(?!\p{L}))/iu;

/** What is refused, in the writer's own words. */
export const refusalIn = (facts: string): string | null =>
  first(clausesOf(facts), refusing, (clause) =>
    toThem(clause.replace(/^.*?(?=(?:ya )?no (?:quiero|puedo|voy a|me apetece))/iu, '')),
  );

const ofMyself =
  /^(?:(?:que|quiero (?:contarle|decirle) que|decirle que|contarle que) )?(?=(?:soy|tengo|estoy|busco|vivo|llevo|uso|tomo|no (?:quiero|busco|puedo|tengo|bebo))(?!\p{L}))/iu;

/** What is to be told, in the writer's own words. */
export const confessionIn = (facts: string): string | null =>
  first(clausesOf(facts), ofMyself, (clause) => {
    const said = clause.replace(ofMyself, '').trim();
    return said.length > 90 ||
      /(?<!\p{L})(?:ell[ao]s?|él|le|su|sus|sepa|piense|crea|diga|entienda)(?!\p{L})|[<>{}[\]@#/]|\d{5,}/iu.test(
        said,
      ) ||
      said.length < 6
      ? null
      : said;
  });

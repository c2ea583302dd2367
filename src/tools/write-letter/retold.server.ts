import { dataIn } from '../../language/read/data.server.ts';
import { givenNames } from '../../language/write/facts-of-life.server.ts';
import { fold } from '../../language/write/fold.ts';
import { capitalise } from '../../language/write/grammar.ts';
import type { LetterKind } from './contract.ts';
import { asPast, isNounToo, isPastForm, type Person, personOf, saidToThem } from './persons.server.ts';

/** Rows of `letters/deeds.json`: how people call who a letter is for, and what is said of anything. */
const data = dataIn(new URL('letters/', import.meta.url))<
  Record<
    | 'adverbs'
    | 'things'
    | 'notTheirs'
    | 'times'
    | 'loves'
    | 'hurried'
    | 'says'
    | 'alive'
    | 'former'
    | 'kin'
    | 'where'
    | 'noOne'
    | 'reflexive',
    string
  > & { called: readonly string[] }
>('deeds.json');

const whole = (rows: string) => new RegExp(`^(?:${rows})$`, 'iu');
const atStart = (rows: string) => new RegExp(`^(?:${rows})(?!\\p{L})`, 'iu');

type Who = 'me' | 'them' | 'other' | 'thing';

interface Clause extends Omit<Turned, 'leans' | 'isOfThem' | 'isSaid'> {
  who: Who;
  leans?: true;
}

export interface Turned {
  text: string;
  /** It says what the other one does or did. */
  isDeed: boolean;
  /** It does so somewhere: «vi que tenías la app». */
  isOfThem: boolean;
  isMine: boolean;
  /** It has a verb. */
  isSaid: boolean;
  /** It goes on about somebody else who was named before. */
  leans: boolean;
}

/** «El veterinario de mi gata me invitó»: who is named first, and does something to whoever writes. */
const firstIn = (facts: string, kind: LetterKind | undefined): string | undefined =>
  kind === 'no' || kind === 'limit' || kind === 'ask'
    ? /^\P{L}*(?:mi|el|la|una?) (?:viej[oa] |nuev[oa] )?(\p{L}{4,})(?: \p{L}+){0,4}? (?:me|nos|quiere|dice|cree|usa|entra|llega) /iu.exec(
        facts,
      )?.[1]
    : undefined;

/** How the facts call who the letter is for: the name, and the closest word for a person that they have. */
function calledIn(facts: string, name: string | null, kind: LetterKind | undefined): string {
  // Nobody confides in «un chico» that a chico did it.
  const determiner = `(?:mi|el|la|est[ea]|es[ea]|aquel|aquella${kind === 'tell' ? '' : '|una?'})`;

  const opening =
    kind && kind !== 'tell'
      ? '(?:^|[.;,!?:] *|(?<!\\p{L})(?:y|le \\p{L}+|con) )(?:(?:a|con|que) )?'
      : '^\\P{L}*(?:(?:decir|contar|decirle|contarle|carta|quiero|tengo que|es) )*(?:a|para) ';
  const wordOf = (rows: string) =>
    new RegExp(`(?<!\\p{L})${determiner} (${rows})(?!\\p{L})`, 'iu')
      .exec(facts)?.[1]
      ?.replace(/[oa]$/u, '[oa]');
  const says = (rows: string, before = '(?<!\\p{L})', after = '') =>
    new RegExp(`${before}${determiner} (?:${rows})(?!\\p{L}| de (?:mis?|sus?|una?) )${after}`, 'iu').test(
      facts,
    );
  const closest =
    data.called.slice(0, name ? 1 : 2).find((rows) => says(rows)) ??
    // An ex and kin are mostly spoken of, unless the telling begins with them.
    (name
      ? undefined
      : ([data.former, data.kin].find((rows) =>
          says(rows, opening, kind && kind !== 'tell' ? '' : '(?= ?(?:,|:|que ))'),
        ) ?? firstIn(facts, kind)));
  // Of acquaintances and kin it is the very word that is meant, of whatever sex.
  const word = closest && closest !== data.called[0] ? wordOf(closest) : closest;
  const nouns = word
    ? [
        `${determiner} (?:${word})${word === data.called[0] ? '(?! de (?:mis?|sus?|una?) )' : ''}(?: ${data.where}){0,2}(?: \\([^()\\n]{0,80}\\))?${name ? '' : '(?:,? \\p{Lu}\\p{Ll}+(?!\\p{L}))?'}`,
      ]
    : [];
  if (!name) return nouns.join('|');
  const named = `(?:${name}|${capitalise(fold(name))})`;
  return [
    ...nouns.map((one) => `${one}(?:,? ${named})?`),
    `(?:${determiner} \\p{L}+,? )?(?:don |doña )?${named}(?:,(?= ))?`,
  ].join('|');
}

const conjunction =
  /( (?:para que|hasta que|sin que|antes de que|después de que|desde que|ya que|así que|por qué|por que|que|si|cuando|donde|como|mientras|porque|aunque|quien|qué|cómo|cuándo) )/iu;
/** What hangs on the rest and may be left away. */
const loose = /^ (?:cuando|mientras|porque|aunque|ya que|desde que) $/iu;

const says = whole(data.says);
const things = atStart(data.things);
const ofNobody = new RegExp(data.notTheirs, 'iu');
const adverbs = new RegExp(`^(?:(?:${data.adverbs})[, ]+)+`, 'iu');
const times = atStart(data.times);
const another =
  /^(?:(?:tod[oa]s? )?(?:[st]us?|mis?|el|la|los|las|un[oa]?s?|otr[oa]s?|nuestr[oa]s?|est[aeo]s?|es[aeo]s?|ningun[oa]?) (?!\p{L}+[óé](?!\p{L}))\p{L}+(?: (?:de|del|con) (?:(?:mi|su|tu|la|el|los|las|un|una) )?\p{L}+)?|alguien|nadie|tod[oa]s|la gente|ell[oa]s|lo de \p{L}+(?: \p{L}+)?)(?!\p{L})/iu;
const alive = new RegExp(data.alive, 'iu');
const impersonal =
  /^(?:hay|hace|había|hubo|fue)(?= (?:que|un|una|el|la|algo|lo|muy|mejor|verdad|tarde|\d)(?!\p{L}))/iu;
/** A noun, or what else no verb follows: «la cena», «de paso». */
const nounAfter =
  /^(?:el|un|una|unos|unas|mis?|[st]us?|est[ae]|es[ae]|much[oa]s?|poc[oa]s?|algún|cada|de|del|al|a|en|con|por|para|sin|muy|más|tan|gran|buen|mal|primer|sobre|hasta|otr[oa]|medi[oa]|qué)$/iu;
const beforeVerb = /^(?:me|te|se|nos|l[oe]s?|no|ya|que|siempre|nunca|también|yo)$/iu;
const article = /^(?:la|los|las)$/iu;
const toSomebody = new RegExp(
  `(?<!\\p{L})(?:al|a (?:mis?|[st]us?|un[oa]?s?|el|la|los|las|otr[oa]s?|nuestr[oa]s?)) (?!(?:${data.noOne})(?!\\p{L}))\\p{L}+|(?<!\\p{L})a (?:tod[oa]s?|alguien|nadie|\\p{Lu}\\p{Ll}+)(?!\\p{L})`,
  'u',
);
const loves = new RegExp(`^(?:${data.loves})`, 'iu');
const hurried = new RegExp(`^(?:${data.hurried})$`, 'iu');
/** What is said of today, also after what was. */
const ofNow = /^(?:creo|espero|llevo|trabajo|necesito|echo|aguanto|imagino|extraño)$/iu;
const ofUs = /(?<!\p{L})(?:me|nos|te|mis?|mí|tus?|ti|yo|conmigo)(?!\p{L})/iu;
/** «Lo entiendo» is mostly said of what happens. */
const ofThings = /^(?:enti?end|comprend|esper|olvid|necesit)/iu;
const wishes =
  /^(?:quier|quis|querr|necesit|pid|ped|prefier|esper|gustar|vale|basta|de|ojal)\p{L}*$|^(?:duele|dolió|molesta|encanta|gusta|da|alegra)$/iu;
const reflexive = new RegExp(`^(?:${data.reflexive})`, 'iu');
/** Still said of somebody. */
const leftOver = /(?<!\p{L})(?:él|ella|consigo)(?!\p{L})/iu;
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const toYou = (text: string, me: boolean): string =>
  text
    .replace(/(\p{L}[aei]r)l[aeo] a (?:él|ella)(?!\p{L})/giu, '$1te')
    .replace(/(?<!\p{L})entre (?:él|ella|el) y yo(?!\p{L})/giu, 'entre tú y yo')
    .replace(
      /(?<!\p{L})con (?:él|ella)(?!\p{L})|(?<!\p{L})con el(?= (?:y|pero|porque|ni|ya|más|otra|hoy|ayer|nunca|a|en|desde)(?!\p{L})|$)/giu,
      'contigo',
    )
    .replace(/(?<=(?<!\p{L})(?:a|de|por|para|sin|hacia|en|sobre) )(?:él|ella)(?!\p{L})/giu, 'ti')
    .replace(/(?<!\p{L})su(s?)(?= \p{L})/giu, 'tu$1')
    .replace(/(?<!\p{L})suy([oa]s?)(?!\p{L})/giu, 'tuy$1')
    .replace(me ? /(\p{L}[aei]r)les?(?!\p{L})/giu : /(?!)/u, '$1te')
    .replace(me ? /(\p{L}[áéí]r)sel([oa]s?)(?!\p{L})/giu : /(?!)/u, '$1tel$2')
    .replace(me ? /(ndo)les?(?!\p{L})/giu : /(?!)/u, '$1te')
    .replace(
      me ? new RegExp(`(?<!\\p{L})((?=(?:${data.loves}))\\p{L}+[aeiáéí]r)l[oa](?!\\p{L})`, 'giu') : /(?!)/u,
      '$1te',
    );

interface Whose {
  name: string | null;
  kind: LetterKind | undefined;
  /** Written without accents: «llego» may be «llegó». */
  isHurried: boolean;
}

/** Reads what is told clause by clause, and says it to whom it is about; undefined where that is not sure. */
export function retelling(facts: string, { name, kind, isHurried }: Whose) {
  const called = calledIn(facts, name, kind);
  let isPast = kind === 'ask';
  const them = called ? `él|ella|${called}` : 'él|ella';
  const subject = new RegExp(`^(?:${them})(?=[, ]|$),? ?`, 'u');
  const dative = new RegExp(`^a (?:${them}),? (?=(?:no |ya |nunca )?(?:le|se le)(?!\\p{L}))`, 'u');
  const object = called
    ? new RegExp(`(?<!\\p{L})(a|con|de|por|para|sin|sobre|en|hacia) (?!una? )(?:${called})(?!\\p{L})`, 'u')
    : null;
  const possessed = called
    ? new RegExp(
        `(?<!\\p{L})(?:(el|la)|(los|las)|(del)|(al)) (\\p{L}+) de (?!una? )(?:${called})(?!\\p{L})`,
        'gu',
      )
    : null;
  const mentioned = called ? new RegExp(`(?<!\\p{L})(?!una? )(?:${called})(?!\\p{L})`, 'u') : null;
  let last: Who | undefined;
  let isAlive = false;
  let hadThem = false;
  let isOpening = true;

  function verbIn(clause: string, from = 0): { word: string; at: number; person: Person } | undefined {
    const found = [...clause.matchAll(/[\p{L}\d]+/gu)];
    for (const [at, { 0: word, index }] of found.entries()) {
      if (index < from) continue;
      const before = found[at - 1]?.[0] ?? '';
      const person =
        personOf(word) ??
        (/^(?:me|nos|te)$/iu.test(before) && /\p{L}{3}[ae]n$/u.test(word) ? 'others' : undefined);
      if (!person || nounAfter.test(before)) continue;
      if (isNounToo.has(word) && !(at === 0 || beforeVerb.test(before))) continue;
      if (article.test(before) && !/ó$/u.test(word) && person !== 'me' && person !== 'both') continue;
      return { word, at: index, person };
    }
    return undefined;
  }

  /** «Que no se ofenda»: what is wished, of a verb that no list has. */
  function wishedIn(clause: string): ReturnType<typeof verbIn> {
    const [said = '', word = ''] =
      /^(?:(?:no|ya|nunca|me|se|nos|l[oa]s?) )*(\p{L}{3,}[ae])(?!\p{L})/iu.exec(clause) ?? [];
    return word ? { word, at: said.length - word.length, person: 'wished' } : undefined;
  }

  /** Their partner as an object: «con mi novia», «la hermana de mi novia». */
  function objectsTurned(clause: string, hasClitic: boolean): string | undefined {
    const owned = possessed
      ? clause.replace(possessed, (_, one, many, of, to, noun: string) =>
          one ? `tu ${noun}` : many ? `tus ${noun}` : of ? `de tu ${noun}` : to ? `a tu ${noun}` : noun,
        )
      : clause;
    const [said, preposition = ''] = object?.exec(owned) ?? [];
    if (!said) return owned;
    const by = preposition.toLowerCase();
    if (by === 'con') return owned.replace(said, 'contigo');
    if (by === 'a') return hasClitic ? owned.replace(new RegExp(` ?${said}`, 'u'), '') : undefined;
    if (by === 'de')
      return /(?<!\p{L})(?:enamorad[oa]|harto|harta|orgullos[oa]|despedirme|separarme|me (?:reí|burlé|acordé|enamoré|acuerdo)) $/iu.test(
        owned.slice(0, owned.indexOf(said)),
      )
        ? owned.replace(said, 'de ti')
        : undefined;
    return owned.replace(said, `${preposition} ti`);
  }

  function clauseTurned(
    given: string,
    conj: string,
    before: string,
    beforeWho: Who | undefined,
  ): Clause | undefined {
    const lead = adverbs.exec(given)?.[0] ?? '';
    let rest = given.slice(lead.length).replace(dative, '');
    let explicit: Who | undefined;
    const said = subject.exec(rest)?.[0] ?? '';
    if (said && !/^y yo(?!\p{L})/iu.test(rest.slice(said.length))) {
      rest = rest.slice(said.length);
      explicit = 'them';
      if (/^(?:y(?!\p{L})|$)/iu.test(rest)) return undefined;
    } else if (/^(?:hasta |solo |ni )?yo(?!\p{L})/iu.test(rest)) explicit = 'me';
    else if (givenNames.has(fold(/^(\p{Lu}\p{Ll}+) (?!y )/u.exec(rest)?.[1] ?? ''))) explicit = 'other';
    else if (!times.test(rest) && another.test(rest)) {
      const [noun = ''] = another.exec(rest) ?? [];
      explicit = alive.test(noun) ? 'other' : 'thing';
    }
    // «El chico que conocí»: what follows is said of the word before it.
    const isRelative =
      /^ (?:que|quien) $/u.test(conj) && before !== '' && !says.test(before) && !personOf(before);
    const isOfAlive = isRelative && alive.test(` ${before}`.replace(/^ /u, ''));
    const verb = verbIn(rest) ?? (/ que $/iu.test(conj) && wishes.test(before) ? wishedIn(rest) : undefined);
    const word = verb?.word ?? '';
    const clitics =
      /(?:(?:me|te|se|nos|l[eoa]s?) )+$/iu.exec(verb ? rest.slice(0, verb.at) : '')?.[0].toLowerCase() ?? '';
    const past =
      isHurried && explicit !== 'me' && verb?.person === 'me' && asPast(word)
        ? /(?:me|nos) $/u.test(clitics) && hurried.test(word)
          ? asPast(word)
          : explicit === 'them' ||
              (isPast &&
                clitics === '' &&
                !ofNow.test(word) &&
                ((conj !== '' && conj !== ' si ') || last === 'them'))
            ? asPast(word)
            : undefined
        : undefined;
    if (
      !past &&
      isHurried &&
      isPast &&
      explicit === undefined &&
      verb?.person === 'me' &&
      clitics === '' &&
      asPast(word) &&
      !ofNow.test(word)
    )
      return undefined;
    const person: Person | undefined = past ? 'them' : verb?.person;
    // Who does the second thing is not asked: «cuando le pregunté me dijo».
    const second = verb && verbIn(rest, verb.at + word.length);
    if (second && second.person !== verb.person && !ofNobody.test(rest.slice(second.at))) return undefined;
    const onward = rest.slice(verb?.at ?? 0);
    const wasSaid = /^(?:dij|dec|cont|promet|jur|escrib|avis|explic)/iu.test(before);
    const isCalledSo =
      wasSaid &&
      /^era (?:una? )?(?!(?:una? )?(?:cosa|error|broma|mentira|tontería|problema|día|poco|tarde|pronto|difícil|mejor|lo|mi|que|por|para)(?!\p{L}))\p{L}/iu.test(
        onward,
      );
    const isThing =
      !isCalledSo &&
      person !== undefined &&
      person !== 'me' &&
      (/^se (?:me|te|nos|les?) $/u.test(clitics) ||
        ofNobody.test(onward) ||
        (/(?:me|nos|le|les) $/u.test(clitics) && things.test(onward)) ||
        (clitics === 'se ' &&
          /^(?:sabe|dice|nota|puede|hace|vive|come|ve)(?= (?:todo|mucho|que|bien|mal|con|en)(?!\p{L})|$)/u.test(
            onward,
          )) ||
        impersonal.test(onward));
    // «Me llamó su madre»: who does it stands behind.
    const isByOther = new RegExp(
      `^\\p{L}+ (?:(?:[st]us?|mis?|el|la|un|una|otra) (?:${data.alive})|pap[aá]|mam[aá]|nadie|alguien)`,
      'iu',
    ).test(onward);
    if (isByOther && second) return undefined;
    const wasSeen =
      /^(?:sup|s[eé]$|vi$|vimos|veo|not[oé]|enter|descubr|sent[ií])/iu.test(before) ||
      /(?:enter[eé]|cuenta) de$/iu.test(before);
    const who: Who | undefined =
      verb === undefined
        ? (explicit ?? last)
        : /^\p{L}+ yo(?!\p{L})/iu.test(onward) && person === 'both'
          ? 'me'
          : person === 'me'
            ? 'me'
            : person === 'you'
              ? 'me'
              : person === 'others'
                ? 'other'
                : explicit || isByOther
                  ? (explicit ?? 'other')
                  : isThing
                    ? 'thing'
                    : isRelative && !(person === 'wished' && /l[eoa]s? $/u.test(clitics))
                      ? isOfAlive
                        ? 'other'
                        : /(?:me|nos) (?:l[oa]s? )?$/u.test(clitics)
                          ? 'them'
                          : undefined
                      : person === 'wished'
                        ? !/^ (?:que|para que|sin que|antes de que|hasta que) $/u.test(conj)
                          ? undefined
                          : beforeWho === 'other'
                            ? undefined
                            : beforeWho === 'them'
                              ? 'me'
                              : 'them'
                        : person === 'both'
                          ? /(?:^|se )(?:le|les|te) $/u.test(clitics)
                            ? 'me'
                            : /me $|nos $/u.test(clitics) || wasSeen || isCalledSo
                              ? 'them'
                              : last === 'me' || (last === 'them' && !(isOpening && conj === ''))
                                ? last
                                : undefined
                          : last === 'other' && isAlive
                            ? hadThem
                              ? undefined
                              : 'other'
                            : 'them';
    if (!who)
      return verb === undefined
        ? { text: lead + rest, who: 'thing', isDeed: false, isMine: false }
        : undefined;
    let text = rest;
    const toOther = toSomebody.test(text.replace(object ?? /(?!)/u, ''));
    const named = objectsTurned(
      text,
      /l[eoa]s? /u.test(clitics) || /[aeiáéí]r(?:se)?l[eoa]s?(?!\p{L})/iu.test(text),
    );
    if (named === undefined) {
      // «Engañé a mi novia» is «te engañé».
      if (!(who === 'me' && verb && object && clitics === '' && person === 'me')) return undefined;
      text = text.replace(new RegExp(` ?${object.exec(text)?.[0]}`, 'u'), '');
      text = `${text.slice(0, verb.at)}te ${text.slice(verb.at)}`;
    } else text = named;
    if (
      mentioned?.test(text) ||
      (who !== 'me'
        ? called
          ? /(?!)/u
          : /(?<!\p{L})mi ex(?!\p{L})/iu
        : /(?<!\p{L})mi ex(?!\p{L}).* sus?(?!\p{L})/iu
      ).test(text)
    )
      return undefined;
    if (who === 'them' && verb) {
      const you = saidToThem(past ?? word) ?? (person === 'wished' ? `${word}s` : undefined);
      if (!you || /^se l[oa]s? $/u.test(clitics) || (/^les? $/u.test(clitics) && !toOther)) return undefined;
      // «Se llama Ana», «se acabó», «se sabe».
      if (/se $/u.test(clitics) && !reflexive.test(onward)) return undefined;
      text = text.replace(
        new RegExp(`(?<!\\p{L})${clitics}${word}(?!\\p{L})`, 'iu'),
        `${clitics.replace(/^se /u, 'te ')}${you}`,
      );
      text = toYou(text, false).replace(/(\p{L}[aeiáéí]r)se(?!\p{L})/giu, '$1te');
    } else if (who === 'me') {
      // «Le hablé mal a la enfermera»: pardon may be asked of her.
      if (kind === 'sorry' && toOther && /le /u.test(clitics) && !/(?<!\p{L})sus?(?!\p{L})/iu.test(text))
        return undefined;
      if (verb)
        text = text.replace(new RegExp(`(?<!\\p{L})${clitics}${word}(?!\\p{L})`, 'iu'), () => {
          const put = clitics
            .replace(/^me l[oa] (?=$)/u, (it) => (/^encontr/u.test(word) ? 'te ' : it))
            .replace(/^se (?=l[oa])/u, toOther ? 'se ' : 'te ')
            .replace(/^les? /u, (le) => (toOther ? le : 'te '))
            .replace(/^l[oa] /u, (it) => (loves.test(word) && !ofThings.test(word) ? 'te ' : it));
          // «Los 400 que le deje» was «dejé».
          return `${put}${person === 'wished' && isHurried && isRelative ? word.replace(/e$/u, 'é') : word}`;
        });
      text = toYou(text, !toOther);
    } else {
      if (/l[oa]s? $/u.test(clitics) && who === 'other') return undefined;
      const goesOn = who === 'other' && !explicit && !isRelative && person !== 'others';
      if (!goesOn && who === 'other' && / sus? /iu.test(text) && !/^sus? /iu.test(text)) return undefined;
      if (!goesOn)
        text = toYou(
          text.replace(/(?<!\p{L})(se |no |ya |nunca )?les? (?=\p{L})/iu, (all, first = '') =>
            toOther ? all : `${first}te `,
          ),
          false,
        );
    }
    if (
      leftOver.test(text) ||
      (verb === undefined && /(?<!\p{L})(?:les?|se)(?!\p{L})/iu.test(text)) ||
      /(?<!\p{L})cada (?:quien|un[oa]|cual).* tus?(?!\p{L})/iu.test(text)
    )
      return undefined;
    if (who !== 'thing') {
      isAlive = who === 'other' && (explicit === 'other' ? person !== 'others' : isAlive);
      last = who;
      hadThem ||= who === 'them';
    }
    if (verb) isPast = isPastForm(past ?? word) || (isPast && person === 'both');
    return {
      text: lead + (lead || conj ? lowered(text) : text).replace(/^contigo (?=llevamos)/iu, ''),
      who,
      isDeed: who === 'them' && verb !== undefined,
      isMine: verb !== undefined && (who === 'me' || (who !== 'them' && ofUs.test(text))),
      ...(who === 'other' && !explicit && !isRelative && person !== 'others' && { leans: true as const }),
    };
  }

  return (piece: string, opens: boolean): Turned | undefined => {
    const parts = piece.split(conjunction);
    let text = '';
    let mainWho: Who | undefined;
    if (opens) hadThem = false;
    isOpening = opens;
    let [isDeed, isOfThem, isMine, leans] = [false, false, false, false];
    for (let at = 0; at < parts.length; at += 2) {
      const conj = parts[at - 1] ?? '';
      const turned = clauseTurned(parts[at] ?? '', conj, text.match(/\p{L}+$/u)?.[0] ?? '', mainWho);
      if (!turned) {
        if (at > 0 && loose.test(conj)) {
          text = text.replace(/(?:[, ]+(?:sino|ni|y|no|solo|pero|o|es|incluso))+$/u, '');
          if (/(?<!\p{L})(?:que|si|qué|cómo|cuándo)$/iu.test(text)) return undefined;
          break;
        }
        return undefined;
      }
      // What the other one did is no reason in an apology.
      if (kind === 'sorry' && turned.isDeed && isMine && loose.test(conj)) break;
      text += conj + turned.text;
      if (!/ (?:ni|y|o)$/u.test(turned.text)) mainWho = turned.who;
      leans ||= at === 0 && turned.leans === true;
      isDeed ||= turned.isDeed && at === 0;
      isOfThem ||= turned.isDeed;
      isMine ||= turned.isMine;
    }
    return {
      text,
      isDeed,
      isOfThem,
      isMine,
      leans,
      isSaid: parts.some((part) => verbIn(part) !== undefined),
    };
  };
}

import type { ToldKind } from '../../language/read/learned/told-kinds.ts';
import { likelyToldOnce, readOnce, tellsOf, toldDanger, weighedOnce } from '../../language/read/read-once.ts';
import { toldNo } from '../../language/read/told-no.ts';
import { deedsIn, isInDefence, isOfTheirOwn, withoutQuoted } from '../../language/read/whose-deed.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import type { AnyTool } from '../models/engine.server.ts';
import { type Given, weighedTexts } from './boxes.server.ts';
import {
  blamingNobody,
  likely,
  type Refusal,
  refusalOfHarm,
  refusalOfLikely,
  refusalTelling,
} from './refusals.server.ts';
import texts from './safety.json' with { type: 'json' };

/** Of 5,000 messages of strangers that are none six sound more like danger than this. */
const plainDanger = 2;

/** Whoever quotes lines of the other one is not answered as if they told a story: «si ves a mi hermana, dile que el perro come dos veces». */
export function refusalOfQuoted(request: object, chat: string, isRead: boolean): Refusal | null {
  if (isOfFewWords(chat) || (!readOnce(request, chat).isConversation && withoutQuoted(chat) === chat))
    return null;
  const { told, beyond } = weighedOnce(request, chat);
  if (!told || beyond <= plainDanger) return null;
  if (told.kind === 'despair') return { ...likely('despair'), says: texts.quoted };
  return isRead ? null : refusalOfLikely(request, [chat], ['danger', 'extorted']);
}

/** A uniform, an ear that does not hear, a cat with one eye: of four thousand profiles of others three sound more like harm than this. */
export const plainHarm = 2.2;
/** Seven of 2,400 inputs of strangers that sound like harm are so far ahead as somebody's own, and all of them are. */
const plainlyOwn = 3.5;

/** The children of both go along, who once looked into a phone is sorry and says so, and who wants to say no says it themselves. */
const harmless = ['family', 'remorse', 'ownLimit'] as const;

/** What somebody tells of a profile, blows of a sport, a message to a doctor, and a shift with a pistol, are none where they only sound so. */
const isMeant = (request: object, text: string, isDoubted: boolean): boolean => {
  const { told, beyond } = weighedOnce(request, text);
  if (
    told?.kind === 'danger' &&
    (['service', 'disabled'] as const).some((kind) => tellsOf(request, kind, text))
  )
    return deedsIn([text]).suffered;
  // «Dice que la deje en paz» is said of who tells it.
  if (told && told.kind !== 'harm' && toldNo(text))
    return told.kind === 'despair' ? tellsOf(request, 'leaving', text) : deedsIn([text]).suffered;
  // Whoever is disappointed in love («no todas son iguales») does not take leave of life.
  if (told?.kind === 'despair' && tellsOf(request, 'bitter', text)) return tellsOf(request, 'leaving', text);
  if (told?.kind !== 'harm') return true;
  if (harmless.some((kind) => tellsOf(request, kind, text))) return false;
  if (beyond > plainHarm || told.harmAhead > plainlyOwn) return true;
  const isTheirs = told.harmAhead > 3 && deedsIn([text]).own;
  const isElse = () =>
    tellsOf(request, 'bout', text) ||
    tellsOf(request, 'business', text) ||
    otherLanguageOf(text) !== undefined;
  return isTheirs || !(isDoubted || isElse());
};

export function likelyTexts(tool: AnyTool, given: Given): string[] {
  const { input } = given;
  const own = tool.own?.(input) ?? '';
  // «Firme, sin insultos» is how a message is to sound, and with that message it is no harm.
  const isHeard = (text: string) =>
    own === '' || !isOfFewWords(text) || weighedOnce(input, `${own} ${text}`).told?.isSure === true;
  return weighedTexts(tool, given).filter(
    (text) => isMeant(input, text, tool.toThem?.isOfProfiles === true) && isHeard(text),
  );
}

const fewWords = 12;
const isOfFewWords = (text: string): boolean => text.trim().split(/\s+/).length < fewWords;

/** Log-odds that none of 536 plans and profiles of strangers has in both: of harm at all, and that it is theirs. */
const faint = { beyond: -0.8, ahead: 1.8 } as const;
/** Nor has any of a thousand plans, profiles and clothes both of these: of danger at all, and that it is suffered. */
const faintDanger = { beyond: -0.5, ahead: -3 } as const;
const innocent = ['couple', ...harmless, 'bout', 'business', 'disabled', 'service'] as const;

/** Nobody answers a plan or a profile: what only may be harm, or somebody's danger, is asked after there, and not made easier. */
export function refusalOfFaint(tool: AnyTool, given: Given, isSilent: boolean): Refusal | null {
  if (tool.contract.reads || (tool.toThem && !isSilent)) return null;
  const heard = weighedTexts(tool, given)
    .filter((text) => !isOfFewWords(text) && !innocent.some((kind) => tellsOf(given.input, kind, text)))
    .map((text) => ({ text, ...weighedOnce(given.input, text) }));
  const mayMeanHarm = tool.tellsOfOneself || (isSilent && !tool.toThem?.isOfProfiles);
  const isHarm = heard.some(
    ({ text, beyond, likeliest }) =>
      beyond > faint.beyond &&
      likeliest?.isSure === false &&
      likeliest.harmAhead > faint.ahead &&
      !deedsIn([text]).suffered,
  );
  if (mayMeanHarm && isHarm) return likely('harm');
  const isSuffered = heard.some(
    ({ beyond, likeliest }) =>
      likeliest &&
      /^(?:danger|extorted)$/.test(likeliest.kind) &&
      beyond > faintDanger.beyond &&
      likeliest.harmAhead < faintDanger.ahead,
  );
  return isSuffered ? likely('danger') : null;
}

/** Log-odds that none of a hundred drafts of strangers with a wish beside them has in both. */
const both = { beyond: 0.5, ahead: 2.5, suffered: -4 } as const;

/** «Sería una lástima que se enteraran» and «que no parezca amenaza»: what neither says is heard in both. */
export function refusalOfBoth(tool: AnyTool, given: Given): Refusal | null {
  const own = tool.own?.(given.input) ?? '';
  const wished = weighedTexts(tool, given)[0];
  // «Que le duela» is said in anger, and what hurts is taken out of what is written.
  if (own === '' || !wished || tellsOf(given.input, 'sting', wished)) return null;
  const { beyond, likeliest } = weighedOnce(given.input, `${own} ${wished}`);
  if (!likeliest || beyond <= both.beyond) return null;
  if (likeliest.kind === 'harm') return likeliest.harmAhead > both.ahead ? likely('harm') : null;
  if (likeliest.kind === 'despair' || likeliest.harmAhead >= both.suffered) return null;
  // Who swindles writes of money as who is swindled does.
  return likeliest.kind === 'extorted' ? blamingNobody : likely('danger');
}

/** From here it is plain what is wanted of the other person: none of 300 wishes of strangers for an answer sounds half as much so. */
const plainWish = 5;

/** Wanted beside a danger that may be theirs: nobody knows who does it, and it is not answered. */
export function refusalOfWish(tool: AnyTool, given: Given): Refusal | null {
  const isWanted = (text: string) => {
    const told = likelyToldOnce(given.input, text);
    const isHarm = told?.kind === 'harm' && told.isSure && told.harmAhead > plainWish;
    return isHarm && !toldDanger(given.input, text);
  };
  return weighedTexts(tool, given).some(isWanted) ? likely('harm') : null;
}

/** Of own words to somebody the rules of what is received say nothing here: the tool reads them itself. */
export const refusalOfOwn = (
  request: object,
  words: readonly string[],
  kinds: readonly ToldKind[],
): Refusal | null =>
  refusalOfHarm(request, words) ??
  refusalTelling(request, 'danger', words, toldDanger) ??
  refusalOfLikely(
    request,
    words.filter((text) => isMeant(request, text, true)),
    kinds,
  );

/** «No le mandes las capturas a mi padre»: rules read a threat where the weights hear whoever it is made to. */
export const soundsSuffered = (request: object, words: readonly string[]): boolean =>
  words.some((text) => {
    if (isInDefence(text)) return true;
    const told = likelyToldOnce(request, text);
    return told?.isSure === true && told.kind !== 'harm' && told.harmAhead < -3 && isOfTheirOwn(text);
  });

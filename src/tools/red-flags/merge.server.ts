import { unseenByModel } from '../../generation/models/fence.ts';
import type { Reviewed, Source, ThreadContext } from '../../generation/tool.ts';
import { graveFindings, isForUsToSay } from '../../language/read/certain.ts';
import { quotesIn, quotesOfOthers } from '../../language/read/exact-quote.ts';
import type { Level } from '../../language/read/families.ts';
import type { Finding } from '../../language/read/finding.ts';
import { ownPressureWords } from '../../language/read/own-pressure.ts';
import { readOnce } from '../../language/read/read-once.ts';
import { graver, gravestFirst, levelOf, levelRank } from '../../language/read/severity.ts';
import { tellingIn } from '../../language/read/situations.ts';
import { fold } from '../../language/write/fold.ts';
import { outputLimits } from '../../platform/hostile-text.server.ts';
import { graveWords } from './advice.server.ts';
import type { RedFlag, RedFlagsInput, RedFlagsOutput } from './contract.ts';
import { flagsOf, levelOfPressure, ownFlags, redFlagsEmbedded } from './embedded.server.ts';
import texts from './words.json' with { type: 'json' };

const { besideGrave } = texts.else;
const mostFlags = outputLimits.listLength;

/** A model may neither lose what the rules find grave, nor play it down, nor quote what nobody wrote. What it was not given, the rules read. */
export function mergeFindings(
  input: RedFlagsInput,
  output: RedFlagsOutput,
  writer: 'model' | 'rules',
  thread?: ThreadContext,
): Reviewed<RedFlagsOutput> {
  const { message } = input;
  const { lines } = readOnce(input, message);
  const inChat = quotesIn(message);
  const exactQuote = writer === 'model' ? quotesOfOthers(message, lines) : inChat;
  const quoted = output.redFlags.flatMap((flag): RedFlag[] => {
    const quote = exactQuote(flag.quote);
    return quote ? [{ ...flag, quote }] : [];
  });
  /** «Eres un cerdo, déjame» is no insult of the other one's: what it says of that chat is not so. */
  const isOfTheAsker =
    quoted.length === 0 && output.redFlags.some(({ quote }) => inChat(quote) && !exactQuote(quote));
  const { reading } = tellingIn(input, message);
  const grave = graveFindings(message, reading);
  const unseen = writer === 'model' ? unseenByModel(message, reading.findings) : [];
  /** What is sure is high; of what is only likely a model may think less, but not nothing. */
  const isSeen = ({ certain, family }: Finding) =>
    quoted.some(
      (flag) => flag.family === family && (certain ? flag.severity === 'high' : flag.severity !== 'low'),
    );
  const missed = grave.filter((one) => !isSeen(one));
  const pressing = writer === 'model' ? reading.ownPressure.filter((one) => !isSeen(one)) : [];
  const added = [...flagsOf([...new Set([...missed, ...unseen])]), ...ownFlags(pressing)];
  const ofUnseen = levelOf(unseen);
  const written = isOfTheAsker
    ? 'bajo'
    : writer === 'model'
      ? levelOfFlags(output, quoted)
      : output.riskLevel;
  const read = [
    written,
    missed.length > 0 ? 'alto' : grave.length > 0 ? 'medio' : 'bajo',
    levelOfPressure(pressing),
    // Weights may have said that together these are less than they add up to.
    levelRank[ofUnseen] > levelRank[reading.level] ? reading.level : ofUnseen,
  ] as const;
  const ofMessage = read.reduce(graver);
  // What is kept is no less grave for what one message more says.
  const isBeside = thread?.isBeside === true && ofMessage !== 'alto';
  const riskLevel = isBeside ? 'alto' : ofMessage;
  const isNew = (flag: RedFlag) =>
    !added.some(({ family, quote }) => family === flag.family && quote.includes(flag.quote));
  const sourceOf = (flag: RedFlag): Source => {
    if (writer === 'rules' || added.includes(flag)) return 'rules';
    return grave.some((one) => one.family === flag.family) ? 'both' : 'model';
  };
  // Words written without having seen the danger are no comfort beside it.
  const isGraver = levelRank[riskLevel] > levelRank[output.riskLevel];
  const leads = isGraver ? gravestFirst([...new Set([...grave, ...unseen])]) : [];
  const words =
    isBeside && reading.ownPressure.length === 0
      ? besideGrave
      : leads.length > 0
        ? graveWords(input, leads, riskLevel)
        : isGraver && pressing.length > 0
          ? ownPressureWords(pressing)
          : writer === 'model' && (isOfTheAsker || isForUsToSay(grave)) && ownWords(input);
  const isTheModelsAlone = written === 'alto' && writer === 'model' && reading.findings.length === 0;
  const all = gravestFirst([...added, ...quoted.filter(isNew)]);
  const more = all.length - mostFlags;
  const unknowns = [
    ...(more > 0 ? [notShown(more)] : []),
    ...(isTheModelsAlone ? [texts.unknowns.modelAlone] : []),
  ];
  const shown = [...Map.groupBy(all.slice(0, mostFlags), ({ family }) => family).values()].flat();
  return {
    output: {
      ...output,
      unknowns: [...unknowns, ...output.unknowns],
      ...(words && { toneAnalysis: words.tone, advice: words.advice }),
      riskLevel,
      redFlags: shown,
      unread: output.unread === true && riskLevel === 'bajo',
    },
    sources: {
      redFlags: shown.map(sourceOf),
      ...(written !== output.riskLevel && { riskLevel: 'both' }),
      ...(unknowns.length > 0 && { unknowns: writer === 'model' ? 'both' : 'rules' }),
      ...(words && {
        riskLevel: isGraver || isBeside ? 'rules' : 'both',
        toneAnalysis: 'rules',
        advice: 'rules',
      }),
    },
  };
}

function ownWords(input: RedFlagsInput) {
  const { toneAnalysis, advice } = redFlagsEmbedded(input, { address: 'tu', today: new Date(0), seed: '' });
  return { tone: toneAnalysis, advice };
}

/** A grave sign is high, and so are three behaviours that press. One that comes back is still one. */
function levelOfFlags({ riskLevel, redFlags }: RedFlagsOutput, quoted: readonly RedFlag[]): Level {
  if (quoted.some(({ severity }) => severity === 'high')) return 'alto';
  const pressing = redFlags.filter(({ severity }) => severity !== 'low');
  const behaviours = new Set(
    pressing.map(({ family, behaviour, text }) => fold(`${family} ${behaviour || text}`)),
  );
  const few =
    behaviours.size > 0 && behaviours.size < 3 && pressing.every(({ severity }) => severity === 'medium');
  return riskLevel === 'alto' && few ? 'medio' : riskLevel;
}

const notShown = (more: number) => `Enseñamos las ${mostFlags} señales más graves; hay ${more} más.`;

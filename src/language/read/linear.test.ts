import { staysLinear } from '../../../test/stays-linear.ts';
import { minorMention } from '../write/minor.ts';
import { parseChat } from './chat.ts';
import { quotesIn } from './exact-quote.ts';
import { finish } from './find-by-rules.ts';
import { readInterest } from './interest.ts';
import { judge } from './learned/judge.ts';
import { wordClassesIn } from './learned/word-classes.ts';
import { readLines } from './lines.ts';
import { normalise } from './normalise.ts';
import { readChat } from './read.ts';
import { hasRefusal } from './refusal.ts';
import { saysNo } from './says-no.ts';
import { wordsOf } from './terms.ts';

staysLinear({
  'the parser of chats': parseChat,
  'the normaliser': (text) => normalise(text),
  'the lists of words': (text) => wordClassesIn(wordsOf(normalise(text).text)),
  'the weights of words': (text) => finish(judge(text, readLines(text), [])),
  'the patterns, with all of reading': readChat,
  'the cues of interest': (text) => readInterest(text),
  'the refusals': (text) => [hasRefusal(text), saysNo(normalise(text).text)],
  'the ages of minors': minorMention,
  'the search for a quote': (text) => quotesIn(text)('Está, «pues» no ESTÁ'),
});

// Whole answers read figures with stops piece by piece, up to a bound: what is known of a short text says nothing of a long one.
staysLinear(
  { 'the patterns, with all of reading': readChat },
  {
    'figures with stops, and what rules want beside a sum': (length) =>
      '3.'.repeat(length / 2).replace(/.{50}$/, ' mil para la pieza, contrato y luego te doy el doble'),
  },
);

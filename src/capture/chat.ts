import type { Box } from './regions.ts';

export interface ChatLine {
  who: 'me' | 'them';
  text: string;
}

export interface ReadBubble extends Box {
  text: string;
}

const aligned = 0.025;
/** One box alone may be anything. */
const fewestLines = 2;

/** Null where the boxes do not lie as those of a chat do. */
export function chatOf(bubbles: ReadBubble[], width: number): ChatLine[] | null {
  const said = bubbles.filter(({ text }) => /[\p{L}\p{N}?!]/u.test(text) && !isChrome(text));
  const mostLeft = Math.min(...said.map(({ left }) => left));
  const mostRight = Math.max(...said.map(({ right }) => right));
  const tolerance = width * aligned;
  const sided = said.flatMap((bubble) => {
    const fromLeft = bubble.left - mostLeft;
    const fromRight = mostRight - bubble.right;
    const middle = Math.abs(bubble.left + bubble.right - width) < tolerance * 2;
    // A date, or that the chat is encrypted.
    if (middle && fromLeft > tolerance && fromRight > tolerance) return [];
    const both = fromLeft <= tolerance && fromRight <= tolerance;
    const who: ChatLine['who'] = (both ? width - bubble.right < bubble.left : fromRight < fromLeft)
      ? 'me'
      : 'them';
    return [{ ...bubble, who, loose: Math.min(fromLeft, fromRight) > tolerance }];
  });
  const beside = sided.some((bubble, index) => index > 0 && overlap(bubble, sided[index - 1] as Box) > 0.5);
  if (sided.length < fewestLines || beside || sided.filter(({ loose }) => loose).length > sided.length * 0.25)
    return null;
  return sided.map(({ who, text }) => ({ who, text }));
}

const overlap = (a: Box, b: Box) =>
  (Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)) / Math.min(a.bottom - a.top, b.bottom - b.top);

const chrome =
  /^(aa|mensaje|escribe( un mensaje| algo)?|enviar( un)? mensaje|envía un mensaje|di algo.{0,20}|responder|message|type a message|gif)[.…]*$/i;
const time = /^\d{1,2}[:.]\d{2}$/;

const isChrome = (text: string) => chrome.test(text.trim()) || time.test(text.trim());

/** One line of text of what the reader wrote in several, without the marks that it takes edges for. */
export function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[|~©®°*_=<>«»•]+(?=\s|$)/g, '')
    .replace(/(^|\s)[|~©®°*_=<>«•]+/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

import type { ChatLine } from '../generation/transcript/lines.ts';
import { classNames } from '../ui/class-names.ts';

/** A long chat opens at its end, in a box of its own: what is laid out from below begins there. */
export function Bubbles({ lines, name }: { lines: readonly ChatLine[]; name: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of fields
    <div
      role="group"
      aria-label={`Chat con ${name}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
      tabIndex={0}
      className="flex max-h-[70dvh] flex-col-reverse overflow-y-auto"
    >
      <ol className="grid gap-2">
        {lines.map((line, at) => {
          const isMine = line.who === 'me';
          const who = isMine ? 'Tú' : line.who === 'them' ? name : line.who;
          const side = isMine ? 'justify-self-end' : 'justify-self-start';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two messages may be alike, and their place tells them apart
            <li key={at} className={classNames('grid max-w-[85%] gap-0.5', side)}>
              {lines[at - 1]?.who !== line.who && (
                <span aria-hidden className={classNames('px-1 text-xs text-ink-soft wrap-anywhere', side)}>
                  {who}
                  {line.at && ` · ${line.at}`}
                </span>
              )}
              <p className={classNames('bubble px-3 py-2 text-base', isMine && 'bubble-mine', side)}>
                <span className="sr-only">{who}: </span>
                {line.text}
              </p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

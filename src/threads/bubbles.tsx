import { useState } from 'react';
import type { ChatLine } from '../generation/transcript/lines.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';

const atOnce = 40;

export function Bubbles({ lines, name }: { lines: readonly ChatLine[]; name: string }) {
  const [shown, setShown] = useState(atOnce);
  const first = Math.max(0, lines.length - shown);
  return (
    <div className="grid gap-3">
      {first > 0 && (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start"
          onClick={() => setShown(lines.length)}
        >
          Ver los {first} anteriores
        </Button>
      )}
      <ol className="grid gap-2">
        {lines.slice(first).map((line, at) => {
          const isMine = line.who === 'me';
          const who = isMine ? 'Tú' : line.who === 'them' ? name : line.who;
          const isTurn = at === 0 || lines[first + at - 1]?.who !== line.who;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two messages may be alike, and their place tells them apart
              key={first + at}
              className={classNames(
                'grid max-w-[85%] gap-0.5',
                isMine ? 'justify-self-end' : 'justify-self-start',
              )}
            >
              {isTurn && (
                <span
                  aria-hidden="true"
                  className={classNames(
                    'px-1 text-xs text-ink-soft wrap-anywhere',
                    isMine && 'justify-self-end',
                  )}
                >
                  {who}
                  {line.at && ` · ${line.at}`}
                </span>
              )}
              <p
                className={classNames(
                  'bubble px-3 py-2 text-base',
                  isMine ? 'bubble-mine justify-self-end' : 'justify-self-start',
                )}
              >
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

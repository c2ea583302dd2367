import { MessageCircleQuestionMark } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Around, Warning } from '../send-check/check.ts';

interface SendCheckLineProps {
  text: string;
  around?: Around;
  nothing?: string;
}

export function SendCheckLine({ text, around, nothing }: SendCheckLineProps) {
  const warnings = useSendCheck(text, around);
  return (
    <div role="status" className="empty:hidden">
      {warnings.length > 0 ? (
        <WarningList warnings={warnings} />
      ) : (
        nothing && warnings !== unchecked && <p className="small soft">{nothing}</p>
      )}
    </div>
  );
}

interface Shown extends Omit<Warning, 'kind'> {
  kind: string;
}

export function WarningList({ warnings }: { warnings: readonly Shown[] }) {
  return (
    <ul aria-label="Antes de enviarlo" className="stack gap-2">
      {warnings.map(({ kind, text, kinder }) => (
        <li key={kind} className="small flex gap-2">
          <MessageCircleQuestionMark aria-hidden className="mt-0.5 size-4 flex-none text-saffron-ink" />
          <span>
            {text}
            {kinder && (
              <>
                {' '}
                Quizá: <q>{kinder}</q>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

const unchecked: readonly Warning[] = [];

function useSendCheck(text: string, { received, limit, app }: Around = {}): readonly Warning[] {
  const [warnings, setWarnings] = useState<readonly Warning[]>(unchecked);
  useEffect(() => {
    let isCurrent = true;
    // Without the rules there is no advice, and nothing else is missing.
    import('../send-check/check.ts').then(
      ({ checkBeforeSending }) =>
        isCurrent && setWarnings(checkBeforeSending(text, { received, limit, app })),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [text, received, limit, app]);
  return warnings;
}

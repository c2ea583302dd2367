import { useState } from 'react';
import { callApi } from '../../account/api.ts';
import { useCall } from '../../account/use-call.ts';
import { Chip } from '../../ui/chip.tsx';
import { angleCharacters } from '../afterwards/limits.ts';
import { type Copied, dropCopied, keepCopied } from './copied-before.ts';

const questions = { answered: '¿Contestó?', met: '¿Quedasteis?' } as const;
type Question = keyof typeof questions;
type Told = Partial<Record<Question, boolean>>;

export function Outcome({ copied, onTold }: { copied: Copied; onTold?: () => void }) {
  const { generationId, angle, characters, answered } = copied;
  const [told, setTold] = useState<Told>(answered ? { answered } : {});

  const tell = useCall(
    (news: Record<string, boolean | null>) =>
      callApi<void>(`/api/outcomes/${generationId}`, {
        method: 'PUT',
        body: { angle: angle.slice(0, angleCharacters) || 'Sin enfoque', characters, ...news },
      }),
    {
      failed: 'No hemos podido apuntarlo',
      onSuccess: (_, news) => {
        const [[question, value] = []] = Object.entries(news);
        const now: Told = { ...told, [String(question)]: value ?? undefined };
        setTold(now);
        onTold?.();
        if (now.answered && now.met === undefined) keepCopied({ ...copied, answered: true });
        else dropCopied();
      },
    },
  );

  return (
    <div className="stack mt-3 gap-2 no-print">
      {Object.entries(questions).map(([key, label]) => {
        const question = key as Question;
        if (question === 'met' && told.answered !== true) return null;
        return (
          <fieldset key={key} className="row gap-2">
            <legend className="small soft float-left mr-2 self-center">{label}</legend>
            {[true, false].map((answer) => (
              <Chip
                key={String(answer)}
                pressed={told[question] === answer}
                onClick={() => tell.mutate({ [question]: told[question] === answer ? null : answer })}
              >
                {answer ? 'Sí' : 'No'}
              </Chip>
            ))}
          </fieldset>
        );
      })}
      <p role="status" className="small soft">
        {Object.values(told).some((answer) => answer !== undefined) && 'Apuntado solo para ti, en tu perfil.'}
      </p>
    </div>
  );
}

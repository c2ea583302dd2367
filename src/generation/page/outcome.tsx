import { useState } from 'react';
import { ApiFailure, callApi } from '../../account/api.ts';
import { toast } from '../../ui/toast.ts';
import { angleCharacters } from '../afterwards/limits.ts';

interface OutcomeProps {
  generationId: string;
  angle: string;
  text: string;
}

const questions = { answered: '¿Contestó?', met: '¿Quedasteis?' } as const;
type Question = keyof typeof questions;
type Told = Partial<Record<Question, boolean>>;

/** Under a text that was copied: one tap, for the person alone. A second tap takes it back. */
export function Outcome({ generationId, angle, text }: OutcomeProps) {
  const [told, setTold] = useState<Told>({});

  async function tell(question: Question, pressed: boolean) {
    const value = told[question] === pressed ? null : pressed;
    try {
      await callApi<void>(`/api/outcomes/${generationId}`, {
        method: 'PUT',
        body: {
          angle: angle.slice(0, angleCharacters) || 'Sin enfoque',
          characters: [...text].length,
          [question]: value,
        },
      });
      setTold({ ...told, [question]: value ?? undefined });
    } catch (error) {
      toast.error(error instanceof ApiFailure ? error.message : 'No hemos podido apuntarlo');
    }
  }

  return (
    <div className="stack mt-3 gap-2 no-print">
      {Object.entries(questions).map(([key, label]) => {
        const question = key as Question;
        // Nobody met whoever did not answer.
        if (question === 'met' && told.answered !== true) return null;
        return (
          <fieldset key={key} className="row gap-2">
            <legend className="small soft float-left mr-2 self-center">{label}</legend>
            {[true, false].map((answer) => (
              <button
                key={String(answer)}
                type="button"
                className="chip"
                aria-pressed={told[question] === answer}
                onClick={() => void tell(question, answer)}
              >
                {answer ? 'Sí' : 'No'}
              </button>
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

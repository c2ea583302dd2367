import { useState } from 'react';
import { oneLine, samplesWanted } from '../person/voice/voice.ts';
import type { OwnLinesProps } from '../person/voice/voice-form.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { Select } from '../ui/select.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { type Thread, usePeople } from './thread-data.ts';

const { most, characters } = samplesWanted;

/** «Así escribo yo» from what the person said to somebody: nothing is chosen for them, and nothing of the other person is shown. */
export function OwnLines({ open, ...rest }: OwnLinesProps) {
  return (
    // What the foot covers is scrolled clear of it when it is focused.
    <Dialog open={open} onClose={rest.onClose} title="Elegir de una conversación" className="scroll-pb-36">
      {open && <Conversations {...rest} />}
    </Dialog>
  );
}

/** The last first, each once: «jaja» ten times says what it says once. None that is too long for a sample. */
const ownTexts = ({ lines }: Thread): string[] => {
  const own = lines.filter(({ who }) => who === 'me').map(({ text }) => oneLine(text));
  return [...new Set(own.filter(({ length }) => length <= characters).toReversed())];
};

function Conversations({ samples, onChosen, onClose }: Omit<OwnLinesProps, 'open'>) {
  const { people, query } = usePeople();
  const [chosen, setChosen] = useState(samples);
  const [picked, setPicked] = useState<string | null>(null);
  const withOwn = people
    .map((thread) => ({ thread, texts: ownTexts(thread) }))
    .filter(({ texts }) => texts[0]);
  const shown = withOwn.find(({ thread }) => thread.id === picked) ?? withOwn[0];

  if (query.isPending) return <Skeleton lines={5} />;
  if (query.isError)
    return <RetryNotice title="No hemos podido cargar tus conversaciones" onRetry={query.refetch} />;
  return (
    <>
      {shown ? (
        <>
          <p className="small soft">
            Aquí solo están tus mensajes, no los de la otra persona. Antes de guardar podrás cambiarlos.
          </p>
          <Select
            label="Conversación con"
            options={withOwn.map(({ thread: { id, name, app } }) => ({
              value: id,
              label: app ? `${name} · ${app}` : name,
            }))}
            value={shown.thread.id}
            onChange={({ target }) => setPicked(target.value)}
          />
          <fieldset className="fieldset gap-0">
            <legend>Tus mensajes, los últimos primero</legend>
            {shown.texts.map((text) => (
              <Checkbox
                key={text}
                className="border-b border-line wrap-anywhere"
                label={text}
                checked={chosen.includes(text)}
                disabled={chosen.length >= most && !chosen.includes(text)}
                onChange={({ target }) =>
                  setChosen(target.checked ? [...chosen, text] : chosen.filter((one) => one !== text))
                }
              />
            ))}
          </fieldset>
        </>
      ) : (
        <p>
          Aquí no hay ningún mensaje tuyo: las conversaciones se guardan con «Guardar como hilo», debajo de
          una respuesta. Mientras tanto, puedes pegar tus mensajes.
        </p>
      )}
      <MoreButton query={query} isQuiet>
        Buscar en más conversaciones
      </MoreButton>
      {shown && (
        <div className="row sticky bottom-0 justify-between border-t border-line bg-paper py-3">
          <p role="status" className="small soft">
            Llevas {chosen.length} de {most}.
          </p>
          <Button
            className="grow sm:grow-0"
            disabled={chosen.length === 0}
            onClick={() => {
              onChosen(chosen);
              onClose();
            }}
          >
            Usar estos mensajes
          </Button>
        </div>
      )}
    </>
  );
}

import { MessagesSquare } from 'lucide-react';
import { type ComponentType, type FormEvent, useRef, useState } from 'react';
import { hasModel, useWriters } from '../../account/writers.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { ForgetButton } from '../forget-button.tsx';
import { useKeeping } from '../use-kept.ts';
import type { VoiceAnswer } from './contract.ts';
import { describeSamples } from './in-words.ts';
import { descriptionCharacters, oneLine, samplesWanted } from './voice.ts';
import { VoiceInUse } from './voice-in-use.tsx';
import { VoicePreview } from './voice-preview.tsx';

const { least, most, characters } = samplesWanted;

const samplesIn = (text: string): string[] =>
  text
    .split('\n')
    .map(oneLine)
    .filter((line) => line !== '');

export interface OwnLinesProps {
  open: boolean;
  /** In the box already, pasted or chosen. */
  samples: readonly string[];
  onChosen: (samples: readonly string[]) => void;
  onClose: () => void;
}

interface VoiceFormProps {
  kept: VoiceAnswer;
  /** Where the person picks messages of their own among what they keep. */
  OwnLines: ComponentType<OwnLinesProps>;
}

function wrongWith(samples: readonly string[]): string | undefined {
  if (samples.length < least) return `Hacen falta al menos ${least} mensajes, uno en cada línea.`;
  if (samples.length > most) return `Con ${most} mensajes basta: ahora hay ${samples.length}.`;
  if (samples.some(({ length }) => length > characters))
    return `Cada mensaje puede tener hasta ${characters} caracteres.`;
  return undefined;
}

/** The messages, how they are read, and what that does to a text: all of it before anything is kept. */
export function VoiceForm({ kept, OwnLines }: VoiceFormProps) {
  const { save, forget } = useKeeping('/api/voice');
  const withModel = hasModel(useWriters());
  const field = useRef<HTMLTextAreaElement>(null);
  const [written, setWritten] = useState((kept.samples ?? []).map(oneLine).join('\n'));
  const [own, setOwn] = useState(
    kept.samples && kept.description !== describeSamples(kept.samples) ? kept.description : null,
  );
  const [isChecked, setChecked] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const samples = samplesIn(written);
  const error = wrongWith(samples);
  const isRead = samples.length >= least;
  const description = own ?? (isRead ? describeSamples(samples) : '');

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (error) return field.current?.focus();
    save.mutate({ samples, description: own ?? '' });
  }

  return (
    <div className="split">
      <form onSubmit={submit} className="stack" noValidate>
        {kept.samples && <VoiceInUse isOn={kept.on} save={save} />}
        <TextArea
          ref={field}
          label="Tus mensajes, uno por línea"
          hint={`De ${least} a ${most}, tal como los envías. Quita nombres, teléfonos y lo que no quieras guardar.`}
          placeholder={
            'qué tal el finde? jaja\nyo fatal, me apunté a escalada y no puedo mover los brazos\nmañana te cuento'
          }
          minHeight={180}
          value={written}
          onChange={(event) => setWritten(event.target.value)}
          error={isChecked ? error : undefined}
        />
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          icon={<MessagesSquare />}
          onClick={() => setChoosing(true)}
        >
          Elegir de una conversación
        </Button>
        {isRead && (
          <>
            <TextArea
              label="Así lo leemos"
              hint="Cámbialo si no eres así: seguimos lo que diga aquí."
              minHeight={110}
              limit={descriptionCharacters}
              value={description}
              onChange={(event) => setOwn(event.target.value)}
            />
            {own !== null && (
              <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setOwn(null)}>
                Leerlo otra vez de mis mensajes
              </Button>
            )}
          </>
        )}
        <p className="small soft">
          {withModel
            ? 'La IA recibe la descripción y tus tres primeros mensajes cada vez que escribe algo que vas a enviar.'
            : 'Sin IA, nuestras reglas siguen el largo, las mayúsculas, las tildes, los signos, los emojis, las risas y el vos. Lo demás lo usará la IA, si algún día escribe ella.'}{' '}
          Se guarda en tu cuenta, solo para ti, hasta que lo borres.
        </p>
        <div className="row">
          <Button type="submit" busy={save.isPending} busyLabel="Guardando...">
            {kept.samples ? 'Guardar cambios' : 'Guardar mi voz'}
          </Button>
          {kept.samples && (
            <ForgetButton
              title="¿Borrar cómo escribes?"
              consequence="Se borran tus mensajes y la descripción. Los textos volverán a salir sin tu voz."
              forget={forget}
            />
          )}
        </div>
      </form>
      <OwnLines
        open={isChoosing}
        samples={samples}
        onChosen={(chosen) => setWritten(chosen.join('\n'))}
        onClose={() => setChoosing(false)}
      />
      <VoicePreview description={description} />
    </div>
  );
}

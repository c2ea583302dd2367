import { MessagesSquare } from 'lucide-react';
import { type ComponentType, type FormEvent, useRef, useState } from 'react';
import { stopIn } from '../../account/api.ts';
import { useEdits } from '../../account/use-edits.ts';
import { hasModel, useWriters } from '../../account/writers.ts';
import { AskedButton } from '../../ui/asked-button.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { useKeeping } from '../use-kept.ts';
import { describeSamples } from './in-words.ts';
import { descriptionCharacters, oneLine, samplesWanted, type VoiceAnswer } from './voice.ts';

const { least, most, characters } = samplesWanted;

const samplesIn = (text: string): string[] =>
  text
    .split('\n')
    .map(oneLine)
    .filter((line) => line !== '');

export interface OwnLinesProps {
  open: boolean;
  samples: readonly string[];
  onChosen: (samples: readonly string[]) => void;
  onClose: () => void;
}

interface VoiceFormProps {
  kept: VoiceAnswer;
  OwnLines: ComponentType<OwnLinesProps>;
  Stop: ComponentType<{ failure: Error | null }>;
}

/** `own` is what the person has made of the description; null where it is as we read it. */
const fieldsOf = ({ samples, description }: VoiceAnswer) => ({
  written: (samples ?? []).map(oneLine).join('\n'),
  own: samples && description !== describeSamples(samples) ? description : null,
});

function wrongWith(samples: readonly string[]): string | undefined {
  if (samples.length < least) return `Hacen falta al menos ${least} mensajes, uno en cada línea.`;
  if (samples.length > most) return `Con ${most} mensajes basta: ahora hay ${samples.length}.`;
  if (samples.some(({ length }) => length > characters))
    return `Cada mensaje puede tener hasta ${characters} caracteres.`;
  return undefined;
}

export function VoiceForm({ kept, OwnLines, Stop }: VoiceFormProps) {
  const { save, forget } = useKeeping('/api/voice');
  const withModel = hasModel(useWriters());
  const field = useRef<HTMLTextAreaElement>(null);
  const edits = useEdits('mi-voz', fieldsOf(kept), stopIn(save.error) !== null);
  const { written, own } = edits.fields;
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
    const makeBody = (now: VoiceAnswer) => {
      const wanted = edits.over(fieldsOf(now));
      return { samples: samplesIn(wanted.written), description: wanted.own ?? '' };
    };
    save.mutate(makeBody, { onSuccess: edits.settle });
  }

  return (
    <>
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
          onChange={(event) => edits.change({ written: event.target.value })}
          error={isChecked ? error : undefined}
        />
        <Button variant="secondary" size="sm" icon={<MessagesSquare />} onClick={() => setChoosing(true)}>
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
              onChange={(event) => edits.change({ own: event.target.value })}
            />
            {own !== null && (
              <Button variant="quiet" size="sm" onClick={() => edits.change({ own: null })}>
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
            <AskedButton
              size="md"
              title="¿Borrar cómo escribes?"
              text="Se borran tus mensajes y la descripción. Los textos volverán a salir sin tu voz."
              call={forget}
            >
              Borrar
            </AskedButton>
          )}
        </div>
        <Stop failure={save.error} />
      </form>
      <OwnLines
        open={isChoosing}
        samples={samples}
        onChosen={(chosen) => edits.change({ written: chosen.join('\n') })}
        onClose={() => setChoosing(false)}
      />
    </>
  );
}

interface VoiceInUseProps {
  isOn: boolean;
  save: ReturnType<typeof useKeeping<'/api/voice'>>['save'];
}

function VoiceInUse({ isOn, save }: VoiceInUseProps) {
  return (
    <div className="row justify-between border-b border-line pb-4">
      <Badge tone={isOn ? 'good' : 'neutral'}>{isOn ? 'En uso' : 'En pausa'}</Badge>
      <Button
        variant="secondary"
        size="sm"
        disabled={save.isPending}
        onClick={() => save.mutate(() => ({ on: !isOn }))}
      >
        {isOn ? 'Dejar de usarla' : 'Volver a usarla'}
      </Button>
    </div>
  );
}

import { voicePath } from '../../person/paths.ts';
import { Chip } from '../../ui/chip.tsx';
import { Link } from '../../ui/link.tsx';
import type { AnswerMeta } from '../tool.ts';

interface VoiceSwitchProps {
  isCareful: boolean;
  onChange: (isCareful: boolean) => void;
}

export function VoiceSwitch({ isCareful, onChange }: VoiceSwitchProps) {
  return (
    <fieldset className="row gap-2">
      <legend className="sr-only">¿Cómo lo envías?</legend>
      {[false, true].map((careful) => (
        <Chip key={String(careful)} pressed={isCareful === careful} onClick={() => onChange(careful)}>
          {careful ? 'Más cuidado' : 'Con mi voz'}
        </Chip>
      ))}
    </fieldset>
  );
}

export function VoiceNote({ engine }: Pick<AnswerMeta, 'engine'>) {
  return (
    <p className="small soft">
      {engine === 'model'
        ? 'La IA ha escrito con tu descripción delante. «Más cuidado» solo devuelve mayúsculas, tildes y signos.'
        : '«Con mi voz» y «Más cuidado» son el mismo texto: cambian mayúsculas, tildes, signos, risas y emojis.'}{' '}
      <Link to={voicePath}>Así escribo yo</Link>
    </p>
  );
}

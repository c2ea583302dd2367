import { voicePath } from '../../person/paths.ts';
import { Link } from '../../ui/link.tsx';
import type { AnswerMeta } from '../tool.ts';

interface VoiceSwitchProps {
  engine: AnswerMeta['engine'];
  isCareful: boolean;
  onChange: (isCareful: boolean) => void;
}

/** Both versions came with the answer: to change costs nothing. */
export function VoiceSwitch({ engine, isCareful, onChange }: VoiceSwitchProps) {
  return (
    <fieldset className="row gap-2">
      <legend className="small soft mb-2">¿Cómo lo envías?</legend>
      {[false, true].map((careful) => (
        <button
          key={String(careful)}
          type="button"
          className="chip"
          aria-pressed={isCareful === careful}
          onClick={() => onChange(careful)}
        >
          {careful ? 'Más cuidado' : 'Con mi voz'}
        </button>
      ))}
      <p className="small soft w-full">
        {engine === 'model'
          ? 'La IA ha escrito con tu descripción delante. «Más cuidado» solo devuelve mayúsculas, tildes y signos.'
          : 'Es el mismo texto: cambian mayúsculas, tildes, signos, risas y emojis.'}{' '}
        <Link className="link" to={voicePath}>
          Así escribo yo
        </Link>
      </p>
    </fieldset>
  );
}

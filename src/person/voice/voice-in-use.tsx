import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { useKeeping } from '../use-kept.ts';

interface VoiceInUseProps {
  isOn: boolean;
  save: ReturnType<typeof useKeeping<'/api/voice'>>['save'];
}

export function VoiceInUse({ isOn, save }: VoiceInUseProps) {
  return (
    <div className="row justify-between border-b border-line pb-4">
      <Badge tone={isOn ? 'good' : undefined} icon={isOn ? undefined : null}>
        {isOn ? 'En uso' : 'En pausa'}
      </Badge>
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

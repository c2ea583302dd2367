import { useSession } from '../../account/session.ts';
import { voicePath } from '../paths.ts';
import { PersonPage } from '../person-page.tsx';
import { useKept } from '../use-kept.ts';
import type { VoiceAnswer } from './contract.ts';
import { VoiceForm } from './voice-form.tsx';

export default function VoicePage() {
  const { user } = useSession();
  const kept = useKept<VoiceAnswer>('/api/voice', user !== null);
  return (
    <PersonPage
      path={voicePath}
      title="Así escribo yo"
      lead="Pega unos mensajes tuyos y lo que vayas a enviar sonará a ti."
      kept={kept}
    >
      {(voice) => <VoiceForm key={voice.samples ? 'kept' : 'none'} kept={voice} />}
    </PersonPage>
  );
}

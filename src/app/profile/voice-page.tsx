import { useSession } from '../../account/session.ts';
import { voicePath } from '../../person/paths.ts';
import { PersonPage } from '../../person/person-page.tsx';
import { useKept } from '../../person/use-kept.ts';
import type { VoiceAnswer } from '../../person/voice/contract.ts';
import { VoiceForm } from '../../person/voice/voice-form.tsx';
import { afterLoad } from '../../ui/after-load.tsx';

const OwnLines = afterLoad(async () => (await import('../../threads/own-lines.tsx')).OwnLines);

export default function VoicePage() {
  const { user } = useSession();
  const kept = useKept<VoiceAnswer>('/api/voice', user !== null);
  return (
    <PersonPage
      path={voicePath}
      title="Así escribo yo"
      lead="Pega o elige unos mensajes tuyos y lo que vayas a enviar sonará a ti."
      kept={kept}
    >
      {(voice) => <VoiceForm key={voice.samples ? 'kept' : 'none'} kept={voice} OwnLines={OwnLines} />}
    </PersonPage>
  );
}

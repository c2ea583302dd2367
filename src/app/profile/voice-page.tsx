import { CallStop } from '../../generation/page/call-stop.tsx';
import { PersonPage } from '../../person/person-page.tsx';
import { VoiceForm } from '../../person/voice/voice-form.tsx';
import { afterLoad } from '../../ui/after-load.tsx';

const OwnLines = afterLoad(async () => (await import('../../threads/own-lines.tsx')).OwnLines);

export default function VoicePage() {
  return (
    <PersonPage
      api="/api/voice"
      title="Así escribo yo"
      lead="Pega o elige unos mensajes tuyos y lo que vayas a enviar sonará a ti."
    >
      {(voice) => <VoiceForm kept={voice} OwnLines={OwnLines} Stop={CallStop} />}
    </PersonPage>
  );
}

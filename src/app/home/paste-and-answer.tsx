import { useNavigate } from 'react-router';
import { clipboardTexts } from '../../generation/page/clipboard-texts.ts';
import { sendNow } from '../../generation/page/send-now.ts';
import { prepareDraft } from '../../generation/page/use-draft.ts';
import { strategyAbout } from '../../tools/strategy/about.ts';
import { PasteButton } from '../../ui/paste-button.tsx';
import { toast } from '../../ui/toast.ts';

/** From a copied chat to its answer in one press. A visitor signs in on the way. */
export function PasteAndAnswer() {
  const navigate = useNavigate();
  const { id, path, reads } = strategyAbout;
  return (
    <PasteButton
      variant="primary"
      size="lg"
      label="Pegar y responder"
      onText={(text) => {
        if (!text.trim()) return toast.error(clipboardTexts.empty);
        prepareDraft(id, { [reads.field]: text });
        void navigate(path, { state: sendNow });
      }}
      onFailed={() => {
        toast.error(clipboardTexts.refused);
        void navigate(path);
      }}
    />
  );
}

import { useNavigate } from 'react-router';
import { lookFirst, sendNow } from '../../account/send-now.ts';
import type { ToolAbout } from '../../generation/tool.ts';
import { tools } from '../../tools/registry.ts';
import { clipboardTexts } from '../../ui/clipboard-texts.ts';
import { PasteButton } from '../../ui/paste-button.tsx';
import { toast } from '../../ui/toast.ts';

/** The tool that writes back. */
const answering = tools.map(({ about }): ToolAbout => about).find(({ reads }) => reads?.answers);

/** From a copied chat to its answer in one press. A visitor signs in on the way. */
export function PasteAndAnswer() {
  const navigate = useNavigate();
  if (!answering?.reads) return null;
  const { id, path, reads } = answering;
  return (
    <PasteButton
      variant="primary"
      size="lg"
      label="Pegar y responder"
      onText={async (text) => {
        if (!text.trim()) return toast.error(clipboardTexts.empty);
        // The form's half of it, which nobody else needs here.
        const [{ prepareDraft }, { readyToSend }] = await Promise.all([
          import('../../generation/page/use-draft.ts'),
          import('../../generation/transcript/ready-to-send.ts'),
        ]);
        const ready = readyToSend(text);
        prepareDraft(id, { [reads.field]: ready.text });
        void navigate(path, { state: ready.isReady ? sendNow : lookFirst });
      }}
      onFailed={() => {
        toast.error(clipboardTexts.refused);
        void navigate(path);
      }}
    />
  );
}

import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-field.tsx';

interface MessageDialogProps {
  text: string;
  onText: (text: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

export function MessageDialog({ text: before, onText, onRemove, onClose }: MessageDialogProps) {
  const [text, setText] = useState(before);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.select(), []);
  const isChanged = text.trim() !== '' && text !== before;
  return (
    <Dialog
      open
      onClose={() => (isChanged ? onText(text) : onClose())}
      title="Corregir el mensaje"
      actions={
        <>
          <Button variant="secondary" onClick={onRemove}>
            Quitar el mensaje
          </Button>
          <Button disabled={text.trim() === ''} onClick={() => onText(text)}>
            Listo
          </Button>
        </>
      }
    >
      <TextArea ref={box} label="Mensaje" value={text} onChange={({ target }) => setText(target.value)} />
    </Dialog>
  );
}

import { ClipboardPaste } from 'lucide-react';
import { Button, type PressButtonProps } from './button.tsx';
import { clipboardTexts } from './clipboard-texts.ts';
import { toast } from './toast.ts';

export interface PasteButtonProps extends Omit<PressButtonProps, 'onPaste' | 'children'> {
  onText: (text: string) => void;
  onFailed?: () => void;
  label?: string;
}

export function PasteButton({ onText, onFailed, label = 'Pegar', ...rest }: PasteButtonProps) {
  async function paste() {
    try {
      onText(await navigator.clipboard.readText());
    } catch {
      toast.error(clipboardTexts.refused);
      onFailed?.();
    }
  }
  return (
    <Button variant="secondary" size="sm" {...rest} icon={<ClipboardPaste />} onClick={paste}>
      {label}
    </Button>
  );
}

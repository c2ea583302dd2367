import { ClipboardPaste } from 'lucide-react';
import { Button, type PressButtonProps } from './button.tsx';

export interface PasteButtonProps extends Omit<PressButtonProps, 'onPaste' | 'children'> {
  onText: (text: string) => void;
  /** The browser refused, or has no clipboard to read. */
  onFailed: () => void;
  label?: string;
}

export function PasteButton({ onText, onFailed, label = 'Pegar', ...rest }: PasteButtonProps) {
  async function paste() {
    try {
      onText(await navigator.clipboard.readText());
    } catch {
      onFailed();
    }
  }
  return (
    <Button variant="secondary" size="sm" {...rest} icon={<ClipboardPaste />} onClick={paste}>
      {label}
    </Button>
  );
}

import { Check, Copy } from 'lucide-react';
import { Button, type PressButtonProps } from './button.tsx';
import { useFlash } from './use-flash.ts';

export interface CopyButtonProps extends Omit<PressButtonProps, 'onCopy' | 'onError' | 'children'> {
  text: string;
  label?: string;
  onCopied?: () => void;
  onFailed?: () => void;
}

export function CopyButton(props: CopyButtonProps) {
  const { text, label = 'Copiar', onCopied, onFailed, ...rest } = props;
  const [copied, flash] = useFlash();
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      flash();
      onCopied?.();
    } catch {
      onFailed?.();
    }
  }
  return (
    <Button variant="secondary" size="sm" {...rest} icon={copied ? <Check /> : <Copy />} onClick={copy}>
      <span aria-live="polite">{copied ? 'Copiado' : label}</span>
    </Button>
  );
}

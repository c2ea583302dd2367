import { Share2 } from 'lucide-react';
import { Button, type PressButtonProps } from './button.tsx';
import { useStill } from './use-still.ts';

export interface ShareButtonProps extends Omit<PressButtonProps, 'children'> {
  text: string;
  label?: string;
  onShared?: () => void;
}

/** Absent where the browser cannot share (and in the prerendered HTML). */
export function ShareButton({ text, label = 'Compartir', onShared, ...rest }: ShareButtonProps) {
  const canShare = useStill(() => 'share' in navigator, false);
  if (!canShare) return null;
  async function share() {
    await navigator.share({ text }).then(onShared, () => {});
  }
  return (
    <Button variant="secondary" size="sm" {...rest} icon={<Share2 />} onClick={share}>
      {label}
    </Button>
  );
}

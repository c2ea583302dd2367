import { Square } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Button } from '../../ui/button.tsx';

interface StopButtonProps {
  className: string;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

export function StopButton({ className, onClick }: StopButtonProps) {
  return (
    <Button variant="quiet" className={className} icon={<Square />} onClick={onClick}>
      Parar
    </Button>
  );
}

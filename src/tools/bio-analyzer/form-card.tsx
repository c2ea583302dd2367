import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

interface FormCardProps {
  title: string;
  note?: string;
  children: ReactNode;
}

export function FormCard({ title, note, children }: FormCardProps) {
  return (
    <Card className="stack gap-4">
      <h2 className="text-lg">
        {title} {note && <small className="small soft font-text">({note})</small>}
      </h2>
      {children}
    </Card>
  );
}

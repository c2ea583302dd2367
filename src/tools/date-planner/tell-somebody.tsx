import { Phone } from 'lucide-react';
import { useState } from 'react';
import { helpLines } from '../../generation/help-lines.ts';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { type Edited, followed, placeIn, tellingOf, words } from './tell.ts';

interface TellSomebodyProps {
  plan: string;
  location: string;
  when: Date | null;
  name: string;
}

/** A text for a friend, sent by the phone itself. Nothing of it leaves this page by us, nor stays. */
export function TellSomebody({ plan, location, when, name }: TellSomebodyProps) {
  const [word] = useState(() => words[Math.floor(Math.random() * words.length)] ?? words[0]);
  const [own, setOwn] = useState<Edited | null>(null);
  const made = tellingOf({ who: name, where: placeIn(plan, location), word }, when);
  const text = own ? followed(own, made) : made;

  return (
    <Card className="stack no-print">
      <h2 className="text-xl">Cuéntaselo a alguien</h2>
      <p className="small soft">
        Si es la primera vez: un sitio con gente, cada cual va y vuelve por su cuenta, y te vas cuando
        quieras. Esto lo mandas tú; aquí no se guarda.
      </p>
      <TextArea
        label="Lo que le mandas"
        hint="Cámbialo a tu gusto: la palabra la mandas sola, y te llaman. El día y la hora salen de «¿Cuándo?»."
        value={text}
        minHeight={220}
        onChange={({ target }) => setOwn({ text: target.value, made })}
      />
      <div className="card-actions mt-0">
        <ShareButton variant="primary" text={text} label="Mandárselo a alguien" />
        <CopyButton
          text={text}
          label="Copiar aviso"
          onFailed={() => toast.error('No se pudo copiar el aviso')}
        />
      </div>
      <p className="row gap-2 border-t border-line pt-4">
        <Phone aria-hidden className="size-5 flex-none text-blue" />
        {helpLines.emergency.contacts.map(({ label, href }) => (
          <a key={href} className="chip link" href={href} rel="noreferrer">
            {label}
          </a>
        ))}
        <span className="small soft">{helpLines.emergency.detail}</span>
      </p>
    </Card>
  );
}

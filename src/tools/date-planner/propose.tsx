import { CalendarPlus, MapPin } from 'lucide-react';
import { downloadFile, fileNameFor } from '../../library/deliver-file.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { calendarText } from './calendar.ts';
import { invitationOf, mapLinkOf } from './invitation.ts';
import { readPlan } from './sections.ts';

interface ProposeProps {
  plan: string;
  sent: { dateType?: string; location?: string };
  /** As its field has it. */
  when: string;
  onWhen: (when: string) => void;
}

/** From a plan to a date: the message that proposes it, the map and the calendar. All of it is made in the browser. */
export function Propose({ plan, sent, when, onWhen }: ProposeProps) {
  const start = when ? new Date(when) : null;
  const message = invitationOf(plan, start);
  const map = mapLinkOf(sent);

  function download(at: Date) {
    const { title } = readPlan(plan);
    const event = {
      title,
      description: plan,
      location: sent.location ?? '',
      start: at,
      minutes: 120,
      uid: crypto.randomUUID(),
      now: new Date(),
    };
    downloadFile(new File([calendarText(event)], fileNameFor(title, 'ics'), { type: 'text/calendar' }));
  }

  return (
    <Card className="stack no-print">
      <h2 className="text-xl">Propónselo</h2>
      <TextField
        label="¿Cuándo?"
        note="opcional"
        type="datetime-local"
        value={when}
        onChange={(event) => onWhen(event.target.value)}
      />
      <p className="bubble bubble-mine">{message}</p>
      <div className="card-actions mt-0">
        <CopyButton
          variant="primary"
          text={message}
          label="Copiar mensaje"
          onFailed={() => toast.error('No se pudo copiar el mensaje')}
        />
        <ShareButton variant="quiet" text={message} />
        {start && (
          <Button variant="secondary" size="sm" icon={<CalendarPlus />} onClick={() => download(start)}>
            Añadir al calendario
          </Button>
        )}
        {map && (
          <Button variant="secondary" size="sm" icon={<MapPin />} href={map} target="_blank" rel="noreferrer">
            Buscar sitio en Google Maps
          </Button>
        )}
      </div>
    </Card>
  );
}

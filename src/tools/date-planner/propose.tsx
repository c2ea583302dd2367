import { CalendarPlus, MapPin } from 'lucide-react';
import { useSession } from '../../account/session.ts';
import { isGrave as isAlarming } from '../../generation/grave.ts';
import { Alternatives, type Drawn } from '../../generation/page/alternatives.tsx';
import { HandOff } from '../../generation/page/hand-offs.tsx';
import type { ToolRun } from '../../generation/page/use-tool.ts';
import { downloadFile, fileNameFor } from '../../library/deliver-file.ts';
import { useKept } from '../../person/use-kept.ts';
import { voiceOf } from '../../person/voice/in-words.ts';
import { isGrave, namesIn, speak } from '../../person/voice/speak.ts';
import { stringsIn } from '../../platform/strings-in.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { calendarText } from './calendar.ts';
import { type DatePlanAnswer, datePlannerContract } from './contract.ts';
import { invitationOf, mapLinkOf } from './invitation.ts';
import { readPlan } from './sections.ts';
import { isCall } from './tell.ts';

interface ProposeProps {
  plan: string;
  run: Drawn<DatePlanAnswer> & Pick<ToolRun<unknown>, 'thread'>;
  when: string;
  onWhen: (when: string) => void;
}

/** From a plan to a date: the message that proposes it, the map and the calendar. All of it is made in the browser. */
export function Propose({ plan, run, when, onWhen }: ProposeProps) {
  const sent = (run.sent ?? {}) as { dateType?: string; location?: string };
  const start = when ? new Date(when) : null;
  const message = invitationOf(plan, start);
  const spoken = useOwnVoice(message, plan, run);
  const map = isCall(plan) ? null : mapLinkOf(sent);

  function download(at: Date) {
    const { title } = readPlan(plan);
    const event = {
      title,
      description: plan,
      location: sent.location ?? '',
      start: at,
      uid: crypto.randomUUID(),
      now: new Date(),
    };
    downloadFile(new File([calendarText(event)], fileNameFor(title, 'ics'), { type: 'text/calendar' }));
  }

  return (
    <section className="stack no-print">
      <Card className="stack">
        <h2 className="text-xl">Propónselo</h2>
        <TextField
          label="¿Cuándo?"
          note="opcional"
          type="datetime-local"
          value={when}
          onChange={(event) => onWhen(event.target.value)}
        />
        {(start || map) && (
          <div className="card-actions mt-0">
            {start && (
              <Button variant="secondary" size="sm" icon={<CalendarPlus />} onClick={() => download(start)}>
                Añadir al calendario
              </Button>
            )}
            {map && (
              <Button
                variant="secondary"
                size="sm"
                icon={<MapPin />}
                href={map}
                target="_blank"
                rel="noreferrer"
              >
                Buscar sitio en Google Maps
              </Button>
            )}
          </div>
        )}
      </Card>
      <Alternatives
        contract={datePlannerContract}
        // The message in the plan's place: our rules wrote it, whoever made the plan.
        run={{
          ...run,
          shown: { plan: spoken },
          finished: run.finished && {
            ...run.finished,
            engine: 'embedded',
            careful: spoken === message ? undefined : { plan: message },
          },
        }}
        itemsOf={({ plan: text = '' }) => [{ angle: 'Proponer la cita', text }]}
        copyTexts={{ done: 'Mensaje copiado al portapapeles', failed: 'No se pudo copiar el mensaje' }}
        isSent="for an answer"
        actions={(text) => (
          <HandOff from={datePlannerContract} thing={{ what: 'opener', text, thread: run.thread }} />
        )}
      />
    </section>
  );
}

/** As the pipeline does with what it writes itself. Decision 0067. */
function useOwnVoice(message: string, plan: string, { sent, finished }: Drawn<DatePlanAnswer>): string {
  const { user } = useSession();
  const { data: kept } = useKept('/api/voice', user !== null);
  if (!kept?.on || !kept.description || (finished && isAlarming(finished))) return message;
  return speak(message, voiceOf(kept.description), {
    names: namesIn([message, plan]),
    mayPlay: !stringsIn(sent).some(isGrave),
  });
}

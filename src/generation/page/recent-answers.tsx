import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { forgetRecent } from '../../account/owed-erasure.ts';
import { useCall } from '../../account/use-call.ts';
import { stringsIn } from '../../platform/strings-in.ts';
import { AskedButton } from '../../ui/asked-button.tsx';
import { toast } from '../../ui/toast.ts';
import { recentQuery, toExchange } from './use-answers.ts';
import type { ToolRun } from './use-tool.ts';

const time = new Intl.DateTimeFormat('es-ES', { weekday: 'long', hour: '2-digit', minute: '2-digit' });

interface RecentAnswersProps<Answer> {
  toolId: string;
  run: ToolRun<Answer>;
  onShown: () => void;
}

export function RecentAnswers<Answer>({ toolId, run, onShown }: RecentAnswersProps<Answer>) {
  const [open, setOpen] = useState(false);
  const { data, isError } = useQuery({ ...recentQuery<Answer>(toolId), enabled: open });
  const items = data?.items;
  return (
    <details className="group no-print" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="link flex w-fit list-none items-center gap-1 py-3">
        Tus últimas respuestas
        <ChevronDown aria-hidden className="size-4 group-open:rotate-180" />
      </summary>
      <p className="small soft">
        Guardamos un día las cinco últimas de cada herramienta, para que puedas volver a ellas sin gastar otro
        uso. Si hay peligro, diez minutos.
      </p>
      {isError && (
        <p className="mt-3">No hemos podido traerlas. Cierra y abre esta lista para probar otra vez.</p>
      )}
      {items?.length === 0 && <p className="mt-3">Hoy no hay ninguna.</p>}
      <ul className="mt-3 grid gap-2">
        {items?.map((item) => (
          <li key={item.generationId}>
            <button
              type="button"
              className="min-h-11 w-full rounded-md px-3 py-2.5 text-left hover:bg-sand"
              onClick={() => {
                run.recall(toExchange(item));
                onShown();
              }}
            >
              <b>{time.format(new Date(item.createdAt))}</b>
              <span className="small soft line-clamp-1 wrap-anywhere">{longestText(item.input)}</span>
            </button>
          </li>
        ))}
      </ul>
      {items && items.length > 0 && <ForgetButton run={run} />}
    </details>
  );
}

function ForgetButton<Answer>({ run }: Pick<RecentAnswersProps<Answer>, 'run'>) {
  const queries = useQueryClient();
  const forget = useCall(forgetRecent, {
    failed: 'No hemos podido borrarlas. Inténtalo otra vez.',
    onSuccess: () => {
      run.forget();
      queries.removeQueries({ queryKey: ['recent'] });
      toast.success('Borradas: ya no las guardamos');
    },
  });
  return (
    <AskedButton
      className="mt-3"
      variant="secondary"
      title="¿Borrar tus últimas respuestas?"
      text="Se borran las de todas las herramientas, con lo que pegaste, y no se pueden recuperar. Lo que has guardado sigue en Mis guardados."
      call={forget}
    >
      Borrar
    </AskedButton>
  );
}

const longestText = (input: unknown): string =>
  stringsIn(input).reduce((longest, text) => (text.length > longest.length ? text : longest), '');

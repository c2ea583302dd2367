import steps from './report-steps.json' with { type: 'json' };

const day = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' });

/** The way out that needs no answer: how to block and report somebody in the app where they write. */
export function BlockAndReport() {
  return (
    <details className="card disclosure no-print">
      <summary>Bloquear y denunciar en tu app</summary>
      <div className="stack gap-3">
        <p>
          Antes, guarda capturas o descarga las pruebas: al bloquear, en muchas apps desaparece la
          conversación.
        </p>
        {reportSteps.map(({ app, steps, note, help }) => (
          <details key={app} className="disclosure border-t border-line">
            <summary>{app}</summary>
            <div className="stack gap-3">
              <ol className="ml-5 grid list-decimal gap-1">
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              {note && <p className="small">{note}</p>}
              <p className="small soft">
                {help ? (
                  <>
                    Según{' '}
                    <a className="link" href={help} target="_blank" rel="noreferrer">
                      la ayuda de {app} (se abre en otra pestaña)
                    </a>
                    .
                  </>
                ) : (
                  `No hemos podido leer la ayuda de ${app}: es lo que cuentan guías de otros.`
                )}
              </p>
            </div>
          </details>
        ))}
        <p className="small soft">
          Leído el {day.format(readOn)}, sin probarlo dentro de las apps: los nombres de los botones pueden
          haber cambiado.
        </p>
      </div>
    </details>
  );
}

interface AppSteps {
  app: string;
  steps: readonly string[];
  note?: string;
  /** The app's own help; null where we could not read it. */
  help: string | null;
}

/** The day on which somebody of us read the pages under `help`, in stored copies. */
const readOn = new Date('2026-11-23');

/** How each app says that somebody is reported. Nobody of us has tried them inside the apps. */
const reportSteps: readonly AppSteps[] = steps;

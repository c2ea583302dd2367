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
        {steps.map(({ app, steps: way, note, help }) => (
          <details key={app} className="disclosure border-t border-line">
            <summary>{app}</summary>
            <div className="stack gap-3">
              <ol className="ml-5 grid list-decimal gap-1">
                {way.map((step) => (
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

/** The day on which somebody of us read the apps' own help, in stored copies; nobody of us has tried the steps inside them. */
const readOn = new Date('2026-11-23');

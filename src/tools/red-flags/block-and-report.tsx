import steps from './report-steps.json' with { type: 'json' };

/** The way out that needs no answer, as the apps' own help told it on the day that is named; nobody of us has tried the steps inside them. */
export function BlockAndReport() {
  return (
    <details className="card disclosure no-print">
      <summary>Bloquear y denunciar en tu app</summary>
      <div className="stack gap-3">
        <p>
          Antes, guarda capturas y descarga las pruebas: al bloquear, en muchas apps desaparece la
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
              {help && (
                <p className="small soft">
                  Según{' '}
                  <a className="link" href={help} target="_blank" rel="noreferrer">
                    la ayuda de {app} (se abre en otra pestaña)
                  </a>
                  .
                </p>
              )}
            </div>
          </details>
        ))}
        <p className="small soft">
          Leído el 23 de noviembre de 2026, sin probarlo dentro de las apps: los nombres de los botones pueden
          haber cambiado.
        </p>
      </div>
    </details>
  );
}

import { Prose } from '../../ui/prose.tsx';

export function ReportAdvice() {
  return (
    <section aria-labelledby="problema-titulo" className="stack">
      <h2 id="problema-titulo">Si algo no funciona</h2>
      <Prose>
        <p>Con esto solemos encontrarlo a la primera:</p>
        <ul>
          <li>en qué página estabas y qué botón pulsaste;</li>
          <li>qué esperabas y qué pasó, con el texto del aviso tal cual;</li>
          <li>el día y la hora aproximada;</li>
          <li>tu móvil u ordenador y el navegador.</li>
        </ul>
        <p>
          <strong>No nos mandes datos de otras personas.</strong> Ni chats, ni capturas con nombres o fotos de
          nadie. Si el fallo depende de un texto, escribe uno inventado que falle igual. Tampoco necesitamos
          contraseñas ni datos de tu tarjeta, y nunca te los pediremos.
        </p>
      </Prose>
    </section>
  );
}

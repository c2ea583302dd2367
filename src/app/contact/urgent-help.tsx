import { helpLines } from '../../generation/help-lines.ts';
import { HelpLinesBox } from '../../generation/page/help-lines-box.tsx';

export function UrgentHelp() {
  return (
    <section aria-labelledby="urgente-titulo" className="stack">
      <h2 id="urgente-titulo">Si es urgente o serio</h2>
      <p>Nuestro correo no sirve para una urgencia. Estos servicios públicos sí:</p>
      <HelpLinesBox lines={Object.values(helpLines)} />
    </section>
  );
}

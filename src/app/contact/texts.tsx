import { Card } from '../../ui/card.tsx';
import { OperatorField } from '../legal/operator-field.tsx';
import { Pointers } from './pointers.tsx';
import { ReportAdvice } from './report-advice.tsx';
import { UrgentHelp } from './urgent-help.tsx';

/** All of it: only the prerender runs this. */
export default function ContactTexts() {
  return (
    <>
      <Card as="section" strong aria-labelledby="correo-titulo" className="stack">
        <h2 id="correo-titulo">Escríbenos</h2>
        <p className="break-words text-lg">
          <OperatorField name="email" />
        </p>
        <p>
          Respondemos en <strong>24-48 horas laborables</strong>. Con Premium, tu mensaje pasa antes:
          escríbenos desde el correo con el que entras y lo veremos.
        </p>
        <p className="soft">
          No hay soporte en directo, ni por chat ni por teléfono: preferimos contestar con calma y bien.
        </p>
      </Card>
      <ReportAdvice />
      <Pointers />
      <UrgentHelp />
    </>
  );
}

import { Card } from '../../ui/card.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { OperatorField } from '../legal/operator-field.tsx';
import { Pointers } from './pointers.tsx';
import { ReportAdvice } from './report-advice.tsx';
import { UrgentHelp } from './urgent-help.tsx';

export default function ContactPage() {
  return (
    <>
      <PageMeta
        title="Contacto"
        description="Cómo escribir a Salero: por correo, con respuesta en 24-48 horas laborables. Y cómo contar un problema sin enviar datos de otras personas."
        path="/contacto"
      />
      <PageHero
        title="Contacto"
        lead="Dudas, problemas, ideas o algo de tus datos: cuéntanoslo por correo."
      />
      <div className="wrap grid items-start gap-10 pb-20 lg:grid-cols-2 lg:gap-x-16">
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
      </div>
    </>
  );
}

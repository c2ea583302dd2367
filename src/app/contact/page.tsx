import { helpLines } from '../../generation/help-lines.ts';
import { HelpLinesBox } from '../../generation/page/help-lines-box.tsx';
import { QuickExit } from '../../generation/page/quick-exit.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { OperatorField } from '../legal/operator-field.tsx';

export default function ContactPage() {
  return (
    <>
      <PageHero
        title="Contacto"
        lead="Dudas, problemas, ideas o algo de tus datos: cuéntanoslo por correo."
        description="Cómo escribir a Salero: por correo, con respuesta en 24-48 horas laborables. Y cómo contar un problema sin enviar datos de otras personas."
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
        <section aria-labelledby="problema-titulo" className="stack">
          <h2 id="problema-titulo">Si algo no funciona</h2>
          <div className="prose">
            <p>Con esto solemos encontrarlo a la primera:</p>
            <ul>
              <li>en qué página estabas y qué botón pulsaste;</li>
              <li>qué esperabas y qué pasó, con el texto del aviso tal cual;</li>
              <li>el día y la hora aproximada;</li>
              <li>tu móvil u ordenador y el navegador.</li>
            </ul>
            <p>
              <strong>No nos mandes datos de otras personas.</strong> Ni chats, ni capturas con nombres o
              fotos de nadie. Si el fallo depende de un texto, escribe uno inventado que falle igual. Tampoco
              necesitamos contraseñas ni datos de tu tarjeta, y nunca te los pediremos.
            </p>
          </div>
        </section>
        <section aria-labelledby="urgente-titulo" className="stack">
          <h2 id="urgente-titulo">Si es urgente o serio</h2>
          <p>Nuestro correo no sirve para una urgencia. Estos servicios públicos sí:</p>
          <HelpLinesBox lines={Object.values(helpLines)} />
        </section>
      </div>
      <QuickExit />
    </>
  );
}

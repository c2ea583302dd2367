import { useState } from 'react';
import { currentTermsVersion, firstTermsVersion } from '../../account/terms.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import { Unreachable } from '../unreachable.tsx';

const Texts = import.meta.env.SSR ? (await import('./texts.tsx')).default : null;

const layout = 'wrap grid gap-10 pb-20 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-16';

export default function LegalPage() {
  return (
    <>
      <PageHero
        title="Legal y privacidad"
        lead="Las reglas de Salero y lo que hacemos con tus datos, escrito para que se entienda. Cada parte empieza con un resumen."
        name="Legal"
        description="Términos de uso, política de privacidad, aviso legal y cookies de Salero, en un español que se entiende."
      >
        <p className="small soft">
          Última actualización: {readableVersion(currentTermsVersion)}. Primera versión:{' '}
          {readableVersion(firstTermsVersion)}.
        </p>
      </PageHero>
      <WrittenTexts />
    </>
  );
}

export function readableVersion(version: string): string {
  const format = new Intl.DateTimeFormat('es-ES', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${version}-01T00:00:00Z`));
}

/** They travel once, as HTML, and not again as code. Opened from another page they come whole from the server. */
function WrittenTexts() {
  const id = 'textos';
  const [html] = useState(() => (Texts ? null : document.getElementById(id)?.innerHTML));
  if (Texts)
    return (
      <div id={id} className={layout}>
        <Texts />
      </div>
    );
  if (!html) return <Unreachable />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our own prerender, from this origin
  return <div id={id} className={layout} dangerouslySetInnerHTML={{ __html: html }} />;
}

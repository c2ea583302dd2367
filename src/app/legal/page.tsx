import { currentTermsVersion } from '../../account/terms.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { Contents } from './contents.tsx';
import { cookies } from './cookies.tsx';
import { notice } from './notice.tsx';
import { Part } from './part.tsx';
import { privacy } from './privacy.tsx';
import { terms } from './terms.tsx';
import { readableVersion } from './version-date.ts';

const parts = [terms, privacy, notice, cookies];

export default function LegalPage() {
  return (
    <>
      <PageMeta
        title="Legal"
        description="Términos de uso, política de privacidad, aviso legal y cookies de Salero, en un español que se entiende."
        path="/legal"
      />
      <PageHero
        title="Legal y privacidad"
        lead="Las reglas de Salero y lo que hacemos con tus datos, escrito para que se entienda. Cada parte empieza con un resumen."
      >
        <p className="small soft">Última actualización: {readableVersion(currentTermsVersion)}</p>
      </PageHero>
      <div className="wrap grid gap-10 pb-20 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-16">
        <Contents parts={parts} />
        <div className="grid gap-16">
          {parts.map((part) => (
            <Part key={part.id} part={part} />
          ))}
        </div>
      </div>
    </>
  );
}

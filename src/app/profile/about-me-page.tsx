import { useSession } from '../../account/session.ts';
import type { AboutMe } from '../../person/about-me/about-me.ts';
import { aboutMePath } from '../../person/paths.ts';
import { PersonPage } from '../../person/person-page.tsx';
import { useKept } from '../../person/use-kept.ts';
import { AboutMeForm } from './about-me-form.tsx';

export default function AboutMePage() {
  const { user } = useSession();
  const kept = useKept<AboutMe>('/api/about-me', user !== null);
  return (
    <PersonPage
      path={aboutMePath}
      title="Sobre mí"
      lead="Cuéntalo una vez y elige dónde se usa. Todo es opcional."
      kept={kept}
    >
      {(about) => <AboutMeForm key={JSON.stringify(about)} kept={about} />}
    </PersonPage>
  );
}

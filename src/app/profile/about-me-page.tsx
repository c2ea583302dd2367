import { aboutMePath } from '../../person/paths.ts';
import { PersonPage } from '../../person/person-page.tsx';
import { AboutMeForm } from './about-me-form.tsx';

export default function AboutMePage() {
  return (
    <PersonPage
      path={aboutMePath}
      api="/api/about-me"
      title="Sobre mí"
      lead="Cuéntalo una vez y elige dónde se usa. Todo es opcional."
    >
      {(about) => <AboutMeForm kept={about} />}
    </PersonPage>
  );
}

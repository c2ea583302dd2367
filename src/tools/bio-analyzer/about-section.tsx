import { Points } from '../../ui/points.tsx';
import { Section } from '../../ui/section.tsx';
import { ProfileUnderGlass } from './drawings.tsx';
import texts from './texts.json' with { type: 'json' };

export function About() {
  return (
    <>
      <Section sand>
        <div className="grid items-center gap-x-14 gap-y-10 md:grid-cols-2">
          <div>
            <h2>Analiza tu perfil y mejora tus matches</h2>
            <Points points={texts.gains} className="mt-6 gap-6" each="border-l-3 border-saffron pl-5" />
          </div>
          <ProfileUnderGlass />
        </div>
      </Section>
      <Section title="Por qué usarlo">
        <Points points={texts.reasons} className="gap-4 md:grid-cols-2 lg:grid-cols-3" each="card" />
        <div className="stack mt-[clamp(2.5rem,2rem+3vw,5rem)] gap-4">
          <h2 className="text-xl">Un ejemplo</h2>
          <p className="soft">Antes, una bio que podría ser de cualquiera:</p>
          <p className="bubble">
            Me encanta viajar, la música y reírme. No me gusta la gente falsa. Si quieres saber más, pregunta.
          </p>
          <p className="soft">
            Así podría quedar, con lo que cuenta esa persona: que toca el bajo en un grupo de versiones y que
            su último viaje fue a Oporto, en bus.
          </p>
          <p className="bubble bubble-mine">
            Bajista en un grupo de versiones que ensaya más de lo que toca. Volví de Oporto en bus y aún
            defiendo que mereció la pena. ¿Cuál ha sido tu peor trayecto?
          </p>
        </div>
      </Section>
    </>
  );
}

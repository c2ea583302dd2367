import { PageHero } from '../../ui/page-hero.tsx';
import { WrittenTexts } from '../written-texts.tsx';

const Texts = import.meta.env.SSR ? (await import('./texts.tsx')).default : null;

const layout = 'wrap grid items-start gap-10 pb-20 lg:grid-cols-2 lg:gap-x-16';

export default function ContactPage() {
  return (
    <>
      <PageHero
        title="Contacto"
        lead="Dudas, problemas, ideas o algo de tus datos: cuéntanoslo por correo."
        description="Cómo escribir a Salero: por correo, con respuesta en 24-48 horas laborables. Y cómo contar un problema sin enviar datos de otras personas."
        path="/contacto"
      />
      <WrittenTexts path="/contacto" className={layout} Texts={Texts} />
    </>
  );
}

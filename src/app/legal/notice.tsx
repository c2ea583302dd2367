import { FactList } from './fact-list.tsx';
import type { OperatorDatum } from './operator.ts';
import { OperatorField } from './operator-field.tsx';
import type { LegalPart } from './part.tsx';

const operatorData: readonly [OperatorDatum, string][] = [
  ['name', 'Nombre o razón social'],
  ['address', 'Domicilio'],
  ['nif', 'NIF'],
  ['email', 'Correo electrónico'],
  ['phone', 'Teléfono'],
  ['registry', 'Datos registrales'],
];

export const notice: LegalPart = {
  id: 'aviso-legal',
  title: 'Aviso legal',
  summary: [
    'Quién está detrás de esta web y cómo contactar, como pide el artículo 10 de la Ley 34/2002 (LSSI).',
    'Salero no pertenece a ninguna app de citas, ni a Google, ni a Stripe.',
  ],
  clauses: [
    {
      id: 'titular',
      title: 'Titular de la web',
      body: (
        <FactList
          facts={operatorData.map(([name, term]) => ({
            id: name,
            term,
            detail: <OperatorField name={name} />,
          }))}
        />
      ),
    },
    {
      id: 'servicio',
      title: 'Servicio y precio',
      body: (
        <p>
          Salero ofrece herramientas de escritura con inteligencia artificial para personas adultas que usan
          apps de citas, con un plan gratuito y un plan Premium de 5 € al mes, IVA incluido y sin gastos
          añadidos. Las condiciones están en los <a href="#terminos">términos de uso</a>.
        </p>
      ),
    },
    {
      id: 'punto-de-contacto',
      title: 'Punto de contacto',
      body: (
        <p>
          El correo de arriba es también el punto de contacto, en español, para autoridades y para cualquier
          persona que quiera avisarnos de un contenido ilícito (Reglamento UE 2022/2065). Lo que cada persona
          guarda en Salero es privado: no hay perfiles públicos ni se muestra a nadie más.
        </p>
      ),
    },
    {
      id: 'propiedad',
      title: 'Propiedad intelectual y marcas',
      body: (
        <p>
          El código de Salero se publica con licencia MIT. Los textos y las ilustraciones de esta web no se
          pueden usar para hacerse pasar por ella. Google, Stripe, Tinder, Bumble, Hinge, Meetic, Badoo y
          WhatsApp son marcas de sus dueños; las nombramos solo para explicar qué hace cada herramienta, y no
          tenemos relación con ellas más allá de usar sus servicios donde se indica.
        </p>
      ),
    },
    {
      id: 'enlaces',
      title: 'Enlaces a otras webs',
      body: (
        <p>
          Algunas páginas enlazan a servicios públicos de ayuda o te llevan a Google para identificarte y a
          Stripe para pagar. Cada una de esas webs se rige por sus propias condiciones. Lo que escribe un
          modelo de IA se muestra sin imágenes externas, para que nada se cargue de otros sitios sin que lo
          pidas.
        </p>
      ),
    },
  ],
};

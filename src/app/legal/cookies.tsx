import { Link } from '../../ui/link.tsx';
import { FactList } from './fact-list.tsx';
import type { LegalPart } from './part.tsx';

const stored = [
  {
    id: 'session',
    term: (
      <>
        Cookie de sesión, <code>__Host-salero</code> (<code>salero</code> en una instalación local)
      </>
    ),
    detail:
      'Mantiene tu sesión abierta. Contiene un número al azar, sin datos tuyos, y ningún script puede leerla. Caduca a los 30 días sin usarla y, en todo caso, a los 90 días de iniciar sesión. Se borra al cerrar sesión.',
  },
  {
    id: 'sign-in',
    term: (
      <>
        Cookie de paso, <code>__Host-salero-login</code> (o <code>salero-login</code>)
      </>
    ),
    detail:
      'Dura unos minutos, mientras te identificas, y comprueba que quien vuelve del proveedor de identidad es el mismo navegador que salió.',
  },
  {
    id: 'theme',
    term: 'Tema claro u oscuro (almacenamiento local)',
    detail: 'Recuerda el aspecto que eliges. No sale de tu navegador.',
  },
  {
    id: 'drafts',
    term: 'Lo que tienes a medias (almacenamiento de la pestaña)',
    detail:
      'Lo que llevas escrito en un formulario, qué respuestas tenías en pantalla (solo su número) y lo que ibas a guardar cuando caducó la sesión, para que no pierdas nada al recargar o al volver a entrar. Tus fotos no se guardan ahí, y todo se borra al cerrar la pestaña o la sesión.',
  },
  {
    id: 'habits',
    term: 'Tus costumbres (almacenamiento local)',
    detail:
      'La herramienta y la colección que abriste por última vez, el objetivo y el estilo con que pediste tu última respuesta, y a quién dijiste que podíamos enseñar tus fotos, para no preguntártelo otra vez. También cuál copiaste (no su texto), para preguntarte otro día si contestó. Nada de lo que te escriben. No sale de tu navegador y se borra al cerrar sesión.',
  },
  {
    id: 'library',
    term: 'Copia de Mis Guardados (almacenamiento local)',
    detail:
      'Lo último que viste de tu biblioteca, para que puedas leerlo sin conexión. No sale de tu navegador y se borra al cerrar sesión.',
  },
  {
    id: 'app',
    term: 'Las páginas de Salero («service worker» y su caché)',
    detail: (
      <>
        Una copia de nuestras páginas y su código, para abrirse sin conexión. Es igual para todo el mundo y no
        lleva nada tuyo. Lo que compartes con Salero desde otra app pasa por la memoria del navegador y no se
        envía hasta que tú lo pidas. También recordamos que ya te propusimos instalarla. Quítala cuando
        quieras en <Link to="/sin-app">Salero en este dispositivo</Link>; entonces solo recordamos que aquí no
        la quieres.
      </>
    ),
  },
];

export const cookies: LegalPart = {
  id: 'cookies',
  title: 'Cookies y almacenamiento en tu navegador',
  summary: [
    'Solo usamos lo imprescindible para que la web funcione. Por eso no ves ningún aviso de cookies.',
    'No hay analítica, publicidad ni nada de terceros en nuestras páginas.',
  ],
  clauses: [
    {
      id: 'que-cookies',
      title: 'Qué se guarda en tu navegador',
      body: <FactList facts={stored} />,
    },
    {
      id: 'por-que-no-hay-aviso',
      title: 'Por qué no pedimos permiso',
      body: (
        <p>
          El artículo 22.2 de la LSSI no exige consentimiento para lo que es estrictamente necesario para dar
          un servicio que has pedido, y todo lo anterior lo es. Si algún día quisiéramos añadir otra cosa, te
          lo preguntaríamos antes.
        </p>
      ),
    },
    {
      id: 'gestionar-cookies',
      title: 'Cómo quitarlas',
      body: (
        <p>
          Cierra la sesión, quita la app en <Link to="/sin-app">Salero en este dispositivo</Link> o borra los
          datos de este sitio en los ajustes de tu navegador. Si bloqueas las cookies, podrás leer la web,
          pero no iniciar sesión. Al identificarte o pagar pasas por las páginas de Google o de Stripe, que
          usan sus propias cookies y te informan de ellas allí.
        </p>
      ),
    },
  ],
};

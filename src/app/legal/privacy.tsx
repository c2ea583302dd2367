import { Link } from '../../ui/link.tsx';
import { FactList } from './fact-list.tsx';
import { keptData } from './kept-data.ts';
import { OperatorField } from './operator-field.tsx';
import type { LegalPart } from './part.tsx';

export const privacy: LegalPart = {
  id: 'privacidad',
  title: 'Política de privacidad',
  summary: [
    'Guardamos lo mínimo: tu cuenta, tus contadores de uso y lo que tú decides guardar.',
    'Las fotos no se guardan nunca. Los mensajes que pegas, un día; más, solo si los guardas tú.',
    'No vendemos datos, no hay publicidad y no entrenamos ningún modelo con lo que escribes.',
    'Descárgalo o bórralo todo tú mismo, cuando quieras, desde tu perfil.',
  ],
  clauses: [
    {
      id: 'responsable',
      title: 'Quién es responsable de tus datos',
      body: (
        <p>
          <OperatorField name="name" />, con NIF <OperatorField name="nif" /> y domicilio en{' '}
          <OperatorField name="address" />. Para todo lo relacionado con tus datos, escribe a{' '}
          <OperatorField name="email" />. Tratamos los datos según el Reglamento General de Protección de
          Datos (RGPD, UE 2016/679) y la Ley Orgánica 3/2018.
        </p>
      ),
    },
    {
      id: 'que-datos',
      title: 'Qué datos tratamos y cuánto tiempo',
      body: (
        <FactList
          facts={keptData.map(({ what, why, howLong }) => ({
            id: what,
            term: what,
            detail: (
              <>
                {why} <strong>{howLong}</strong>
              </>
            ),
          }))}
        />
      ),
    },
    {
      id: 'bases',
      title: 'Para qué y con qué base legal',
      body: (
        <ul>
          <li>
            <strong>Darte el servicio que pides</strong> (tu cuenta, las herramientas, lo guardado, Premium y
            sus correos): ejecución del contrato, artículo 6.1.b del RGPD.
          </li>
          <li>
            <strong>Cumplir la ley</strong> (facturas, desistimiento, reclamaciones): obligación legal,
            artículo 6.1.c.
          </li>
          <li>
            <strong>Proteger el servicio</strong> (límites de frecuencia, registros técnicos sin textos,
            detección de abusos): interés legítimo, artículo 6.1.f. Puedes oponerte escribiéndonos.
          </li>
          <li>
            <strong>Datos delicados sobre ti</strong> (orientación sexual, identidad, salud, creencias): no
            los deducimos, y preferimos que no los incluyas si no hacen falta. En «Cartas difíciles» puedes
            contarlos cuando la carta va de eso. Si los escribes, los usamos solo para la respuesta que pides
            expresamente al enviarlos (artículo 9.2.a), y dejas de consentirlo con no enviarlos o con borrar
            lo guardado. Lo que escribes en «Lo que necesito» de «Sobre mí» puede hablar de tu salud: se usa
            solo en las herramientas que marcas allí, y dejas de consentirlo con desmarcarlas o borrarlo.
          </li>
        </ul>
      ),
    },
    {
      id: 'textos-y-fotos',
      title: 'Qué pasa con lo que escribes y con tus fotos',
      body: (
        <>
          <p>
            Cuando pulsas un botón de generar, tu texto viaja cifrado a nuestro servidor (por https en
            cualquier instalación pública) y se usa para escribir la respuesta. Lo que escribiste y lo que te
            respondimos se quedan en tu cuenta <strong>un día</strong>, para que vuelvas a verlo si recargas
            la página o se corta tu conexión sin gastar otro uso; después se borran. Cuando en lo que te han
            escrito hay señales de peligro y responden nuestras pautas de seguridad, lo que escribiste no se
            guarda y la respuesta espera solo 10 minutos: puede que no seas la única persona que mira tu
            pantalla. Lo que guardas en «Mis Guardados» se conserva hasta que lo borres; lo de «Personas»,
            hasta 90 días después de usarlo por última vez o hasta el día que pongas.
          </p>
          <p>
            Las fotos se reducen en tu navegador, se limpian de metadatos (como el lugar donde se hicieron) y
            se vuelven a limpiar en el servidor. Se usan para esa única respuesta y{' '}
            <strong>no se guardan en ningún sitio</strong>. Sirven para hablar de la escena o de aficiones: no
            identificamos a nadie ni deducimos emociones, origen, salud u orientación a partir de una imagen.
          </p>
          <p>
            Antes de que una foto salga de tu dispositivo, tu navegador busca en ella caras y el nombre de la
            cabecera de un chat, sin reconocer a nadie, y los tapa; tú tapas o destapas lo que quieras.{' '}
            <strong>Lo tapado se borra de la propia foto y no llega a nadie.</strong> Junto al campo pone
            quién la verá, y la primera vez te lo preguntamos.
          </p>
          <p>
            El vistazo de «¿Lo envío?», y el que aparece cuando editas una respuesta y la copias, los hace tu
            navegador: <strong>el texto no sale de tu dispositivo</strong>.
          </p>
          <p>
            Las capturas que eliges con «Sube una captura» <strong>no salen de tu dispositivo</strong>: las
            lee tu propio navegador, y a nosotros solo llega el texto, cuando pulsas el botón de enviar.
          </p>
        </>
      ),
    },
    {
      id: 'datos-de-terceros',
      title: 'Los datos de la otra persona',
      body: (
        <>
          <p>
            Los mensajes que pegas suelen ser también de alguien que no usa Salero. Por eso los tratamos con
            más cuidado todavía: los borramos al cabo de un día si no los guardas tú, no aparecen en los
            registros, no se cruzan con nada y no sirven para crear perfiles de nadie. Si guardas un análisis,
            el mensaje original queda en tu cuenta, a la que solo accedes tú, hasta que lo borres.
          </p>
          <p>
            En «Personas» solo hay lo que guardas tú, a mano: te basta un nombre o una letra, te proponemos
            quitar teléfonos y datos parecidos, y se borra solo a los 90 días de no usarlo o el día que
            pongas.
          </p>
          <p>
            Por tu parte, quita lo que permita identificar a esa persona y no compartas el resultado para
            señalarla. Si crees que alguien ha guardado mensajes tuyos en Salero, escríbenos: haremos lo que
            esté en nuestra mano sin revisar a ciegas las cuentas de los demás.
          </p>
        </>
      ),
    },
    {
      id: 'destinatarios',
      title: 'Quién más interviene',
      body: (
        <>
          <p>No vendemos ni cedemos tus datos. Para funcionar, Salero se apoya en:</p>
          <ul>
            <li>
              <strong>Tu proveedor de identidad</strong> (Google, salvo que el botón indique otro): nos dice
              quién eres al entrar. No le contamos qué haces en Salero y no conservamos sus claves de acceso.
            </li>
            <li>
              <strong>Un proveedor de modelos de IA</strong>, si esta instalación usa uno: recibe el texto y,
              en su caso, la foto de cada petición, sin tu nombre ni tu correo, para escribir la respuesta. El
              titular se compromete a trabajar solo con proveedores que, por contrato, no entrenen sus modelos
              con ello; pueden conservar las peticiones un tiempo breve para detectar abusos. Sin proveedor,
              la respuesta la escribe nuestro servidor con reglas, y el resultado te lo dice.
            </li>
            <li>
              <strong>Stripe</strong>, si contratas Premium: cobra, emite los recibos y guarda los datos de
              pago. Nosotros solo conservamos el identificador y el estado de tu suscripción.
            </li>
            <li>
              <strong>El alojamiento</strong> del servidor y la base de datos, y <strong>el correo</strong>{' '}
              con el que te enviamos avisos de Premium. No enviamos publicidad.
            </li>
          </ul>
          <p>
            Los que actúan por cuenta nuestra lo hacen con un contrato de encargo del tratamiento. Si alguno
            trata datos fuera del Espacio Económico Europeo, será con una decisión de adecuación o con las
            cláusulas tipo de la Comisión Europea. Pregúntanos y te diremos cuáles están en uso y dónde. Solo
            daríamos datos a una autoridad cuando la ley nos obligue.
          </p>
        </>
      ),
    },
    {
      id: 'derechos',
      title: 'Tus derechos y cómo ejercerlos',
      body: (
        <>
          <ul>
            <li>
              <strong>Acceso y portabilidad:</strong> en <Link to="/perfil">tu perfil</Link> descargas todo lo
              que tenemos sobre ti, en un archivo para leer o en JSON, con lo escrito con IA marcado; en{' '}
              <Link to="/lo-que-guardamos">Lo que guardamos de ti</Link> lo ves y lo borras pieza a pieza.
            </li>
            <li>
              <strong>Supresión:</strong> allí mismo borras la cuenta. Desaparecen al momento tus datos, tus
              sesiones y lo guardado, y se cancela Premium. Quedan los justificantes de pago que la ley obliga
              a conservar, en Stripe y en la contabilidad del titular; en Salero, una huella sin tu nombre y,
              como mucho 30 días, el acuse de tu desistimiento si no ha salido y las copias de seguridad ya
              hechas; y, bajo una huella de tu identidad que solo se puede comprobar con una clave nuestra,
              durante 90 días cuántos usos gratis llevabas, hasta un día cuántas peticiones hiciste y hasta un
              año cuándo desististe o pagaste lo que después reclamaste al banco: si vuelves a entrar antes,
              cuentan para la cuenta nueva. Si llegaste a pagar, esa huella se queda sola 120 días, por si la
              reclamación al banco viene después (todo ello, por interés legítimo en evitar abusos, artículo
              6.1.f).
            </li>
            <li>
              <strong>Rectificación:</strong> tu nombre y tu correo vienen de tu proveedor de identidad y se
              ponen al día cuando vuelves a entrar.
            </li>
            <li>
              <strong>Oposición, limitación y retirada del consentimiento:</strong> escríbenos a{' '}
              <OperatorField name="email" />.
            </li>
          </ul>
          <p>
            Contestamos como muy tarde en un mes, gratis. Si crees que no lo hemos hecho bien, puedes reclamar
            ante la Agencia Española de Protección de Datos (
            <a href="https://www.aepd.es" rel="noreferrer">
              www.aepd.es
            </a>
            , calle Jorge Juan 6, 28001 Madrid). No tomamos decisiones automatizadas con efectos jurídicos
            sobre ti.
          </p>
        </>
      ),
    },
    {
      id: 'menores',
      title: 'Solo para mayores de edad',
      body: (
        <p>
          Salero es para personas de 18 años o más. Si sabemos que una cuenta es de una persona menor, la
          cerramos y borramos sus datos. Si crees que es el caso, avísanos.
        </p>
      ),
    },
    {
      id: 'seguridad',
      title: 'Cómo los protegemos',
      body: (
        <p>
          La base de datos separa lo de cada persona con reglas propias, además de las del programa. De tu
          sesión guardamos una huella, no la clave. Los registros técnicos no contienen lo que escribes ni tu
          correo. Si pese a todo hubiera una brecha que te afectara, te avisaríamos y avisaríamos a la
          Agencia.
        </p>
      ),
    },
  ],
};

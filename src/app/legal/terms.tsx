import { mostThreads } from '../../billing/plans.ts';
import { listInWords } from '../../generation/page/tool-list.ts';
import { tools } from '../../tools/registry.ts';
import { Link } from '../../ui/link.tsx';
import { FreePlan } from './free-plan.tsx';
import { OperatorField } from './operator-field.tsx';
import type { LegalPart } from './part.tsx';

export const terms: LegalPart = {
  id: 'terminos',
  title: 'Términos de uso',
  summary: [
    'Salero es para personas de 18 años o más y te ayuda con textos generados con IA: tú decides qué envías.',
    'El plan gratuito tiene usos limitados. Premium cuesta 5 € al mes, IVA incluido, y lo cancelas cuando quieras desde tu perfil.',
    'Tienes 14 días para desistir y recuperar tu dinero. Fuera de ese plazo no se devuelven los periodos ya cobrados.',
    'Respeta a la otra persona: un «no» es un «no», y sus mensajes también son suyos.',
  ],
  clauses: [
    {
      id: 'que-es',
      title: 'Qué es Salero y qué aceptas',
      body: (
        <>
          <p>
            Salero es una aplicación web en español que ayuda a quien usa apps de citas: propone textos y
            planes, y comenta lo que tú pegas. Sus herramientas son{' '}
            {listInWords(tools.map(({ about }) => about.name))}. Lo ofrece <OperatorField name="name" />, a
            quien aquí llamamos «el titular» o «nosotros». Sus datos completos están en el{' '}
            <a href="#aviso-legal">aviso legal</a>.
          </p>
          <p>
            Al iniciar sesión aceptas estos términos y declaras que tienes 18 años o más. Guardamos qué
            versión aceptaste y cuándo. Si los cambiamos, te pediremos que los aceptes una vez más antes de
            seguir; si no quieres, puedes borrar tu cuenta.
          </p>
        </>
      ),
    },
    {
      id: 'cuenta',
      title: 'Tu cuenta',
      body: (
        <>
          <p>
            Entras con tu cuenta de un proveedor de identidad externo (Google, salvo que el botón indique otra
            cosa). No creas ninguna contraseña con nosotros ni recibimos la tuya. La cuenta es personal: no la
            compartas ni la cedas.
          </p>
          <p>
            Desde <Link to="/perfil">tu perfil</Link> puedes ver dónde tienes la sesión abierta, cerrarla,
            descargar tus datos y borrar la cuenta. Si alguien entra en ella sin permiso, cierra sus sesiones
            y avísanos.
          </p>
        </>
      ),
    },
    {
      id: 'ia',
      title: 'Textos generados con inteligencia artificial',
      body: (
        <>
          <p>
            Las herramientas de Salero son sistemas automáticos: no hay una persona al otro lado. Cada
            resultado que escribe un modelo lleva la indicación «Generado con IA»; los que salen de reglas y
            frases nuestras, sin ningún modelo, ponen «Ideas por reglas». Lo hacemos porque creemos que debes
            saberlo y porque lo pide el artículo 50 del Reglamento europeo de Inteligencia Artificial (UE
            2024/1689).
          </p>
          <p>
            Un texto generado puede equivocarse, sonar fuera de lugar o no ser lo que tú dirías. Léelo y hazlo
            tuyo antes de enviarlo. Los análisis de mensajes se apoyan solo en las palabras que pegas: no leen
            la mente, no diagnostican a nadie y no prueban nada. No deducimos emociones ni intenciones a
            partir de una cara o una voz.
          </p>
          <p>
            Salero no da asesoramiento legal, psicológico ni médico. Si un análisis encuentra señales serias,
            la herramienta te muestra teléfonos públicos de ayuda; están siempre disponibles y nunca son de
            pago. En una emergencia, llama al 112.
          </p>
        </>
      ),
    },
    {
      id: 'uso',
      title: 'Cómo se puede usar y cómo no',
      body: (
        <>
          <p>Úsalo para hablar mejor con personas adultas que quieren hablar contigo. No lo uses para:</p>
          <ul>
            <li>acosar, amenazar, presionar o insistir a quien ha dicho que no o ha dejado de contestar;</li>
            <li>hacerte pasar por otra persona, estafar o pedir dinero o imágenes íntimas con engaño;</li>
            <li>nada que sexualice a menores o que vaya dirigido a una persona menor de edad;</li>
            <li>publicar o difundir conversaciones, fotos o análisis de otra persona sin su permiso;</li>
            <li>automatizar el envío de mensajes en masa o revender los resultados como un servicio;</li>
            <li>saltarte los límites, buscar datos de otras cuentas o dañar el servicio.</li>
          </ul>
          <p>
            Las herramientas pueden negarse a responder a contenidos de este tipo. Ante un incumplimiento
            grave o repetido podemos limitar o cerrar la cuenta; te diremos el motivo y podrás contestar,
            salvo que la ley lo impida.
          </p>
        </>
      ),
    },
    {
      id: 'datos-de-otras-personas',
      title: 'Cuando pegas mensajes de otra persona',
      body: (
        <>
          <p>Un chat es también de quien escribió la otra mitad. Al pegarlo te comprometes a:</p>
          <ul>
            <li>
              usar solo conversaciones en las que participas o perfiles que puedes ver de forma legítima;
            </li>
            <li>quitar antes nombres, teléfonos, direcciones y lo que no haga falta para tu pregunta;</li>
            <li>no subir imágenes íntimas de nadie, ni fotos o conversaciones de menores;</li>
            <li>guardar y compartir los resultados con el mismo cuidado que pedirías para ti.</li>
          </ul>
          <p>
            Lo que hacemos nosotros con esos textos está en la{' '}
            <a href="#datos-de-terceros">política de privacidad</a>.
          </p>
        </>
      ),
    },
    {
      id: 'plan-gratuito',
      title: 'Plan gratuito',
      body: (
        <>
          <p>Con una cuenta gratuita tienes:</p>
          <FreePlan />
          <p>
            Estos usos no se renuevan cada mes. Una respuesta que falla, se rechaza, se corta o se repite por
            un problema de conexión no gasta ninguno, y retocar un resultado tampoco. Guardar el análisis de
            red flags o el de una bio es parte de Premium. En «Personas» caben {mostThreads.free}; si dejas
            Premium con más, se quedan, y solo tendrás que borrar alguna para añadir otra.
          </p>
        </>
      ),
    },
    {
      id: 'premium',
      title: 'Premium: precio, renovación y cancelación',
      body: (
        <>
          <p>
            Premium cuesta <strong>5 € al mes, IVA incluido</strong>, y da uso ilimitado de las herramientas,
            análisis de red flags y de bios guardados, cuantas personas quieras en «Personas» y prioridad en
            el soporte. «Ilimitado» quiere decir sin contador de usos: siguen existiendo límites de
            frecuencia, iguales para todo el mundo, que protegen el servicio de abusos.
          </p>
          <p>
            Es una suscripción mensual que se renueva sola hasta que la canceles. El pago lo gestiona Stripe;
            no vemos ni guardamos los datos de tu tarjeta. La fecha del próximo cobro está siempre en{' '}
            <Link to="/perfil">tu perfil</Link>, y antes de cada renovación te enviamos un correo.
          </p>
          <p>
            <strong>Puedes cancelar en cualquier momento desde tu perfil</strong>, sin llamar ni dar
            explicaciones. Conservas Premium hasta el final del periodo pagado y no se te vuelve a cobrar.{' '}
            <strong>No se devuelven los periodos ya cobrados</strong>, salvo en los 14 días de desistimiento o
            cuando la ley te dé derecho a ello (por ejemplo, si el servicio no funciona como se anuncia).
          </p>
          <p>
            Si un cobro falla, te avisaremos en el perfil; si no se resuelve, la cuenta vuelve al plan
            gratuito, como muy tarde a los 21 días, sin perder lo guardado. Si el precio fuera a subir, te lo
            diremos por correo con al menos 30 días de antelación para que puedas cancelar antes.
          </p>
        </>
      ),
    },
    {
      id: 'desistimiento',
      title: 'Derecho de desistimiento: 14 días',
      body: (
        <>
          <p>
            Durante los 14 días naturales siguientes a contratar Premium puedes desistir sin dar ningún
            motivo, aunque ya lo hayas usado. Si el último cae en sábado, domingo o festivo nacional, tienes
            hasta que acabe el siguiente día laborable. En <Link to="/perfil">tu perfil</Link> verás el botón{' '}
            <strong>«Desistir del contrato aquí»</strong>; después pulsa{' '}
            <strong>«Confirmar desistimiento»</strong>. Te enviaremos un acuse de recibo por correo con el
            contenido, la fecha y la hora.
          </p>
          <p>
            Premium termina en ese momento y te devolvemos lo que hayas pagado por el mismo medio de pago, sin
            coste y como muy tarde en 14 días. También vale cualquier declaración clara que nos mandes por
            correo dentro del plazo (<OperatorField name="email" />
            ), por ejemplo: «Desisto del contrato de Salero Premium que contraté el (fecha). (Nombre, correo
            de la cuenta y fecha)».
          </p>
          <p>
            Puedes desistir de cada contrato. Para evitar abusos, quien en doce meses haya desistido de dos, o
            reclamado su pago al banco, no puede contratar otro hasta que pase un año del primero, aunque
            borre la cuenta y vuelva.
          </p>
        </>
      ),
    },
    {
      id: 'contenidos',
      title: 'De quién es cada cosa',
      body: (
        <p>
          Lo que escribes sigue siendo tuyo. Los resultados puedes usarlos, cambiarlos y enviarlos libremente;
          otra persona puede recibir uno parecido, así que no te los damos en exclusiva. Solo nos autorizas a
          tratar tus textos e imágenes lo necesario para darte el servicio. No los usamos para entrenar
          modelos ni para publicidad. El programa de Salero es de código abierto, con licencia MIT.
        </p>
      ),
    },
    {
      id: 'responsabilidad',
      title: 'Disponibilidad y responsabilidad',
      body: (
        <>
          <p>
            Intentamos que Salero funcione siempre, pero puede haber mantenimientos o caídas, nuestras o de
            quienes nos prestan servicio. Guarda fuera lo que no quieras perder: puedes descargarlo todo desde
            tu perfil.
          </p>
          <p>
            Respondemos de lo que la ley nos exige, y nada de lo que dice esta página recorta tus derechos
            como persona consumidora. No podemos prometer que consigas citas ni respondemos de lo que decidas
            enviar, de cómo reaccione otra persona o de lo que hagan las apps de citas, que son ajenas a
            Salero.
          </p>
        </>
      ),
    },
    {
      id: 'fin',
      title: 'Cómo termina',
      body: (
        <p>
          Puedes borrar tu cuenta en cualquier momento desde <Link to="/perfil">tu perfil</Link>; si tienes
          Premium, la suscripción se cancela con ella. Si algún día cerramos Salero, avisaremos con tiempo
          para que descargues tus cosas y devolveremos la parte no disfrutada de lo que hubieras pagado.
        </p>
      ),
    },
    {
      id: 'ley',
      title: 'Ley aplicable y reclamaciones',
      body: (
        <>
          <p>
            Se aplica la ley española. Si contratas como persona consumidora, puedes acudir siempre a los
            juzgados de tu domicilio; en los demás casos, a los juzgados españoles que correspondan.
          </p>
          <p>
            Antes de eso, escríbenos: contestamos en 24-48 horas laborables y casi todo se arregla así. Si no
            quedas conforme, puedes reclamar en la oficina de consumo de tu municipio (OMIC) o comunidad
            autónoma, o pedir un arbitraje de consumo, gratuito, a la Junta Arbitral que te corresponda.
            Aceptar el arbitraje es voluntario: al contestar a tu reclamación te diremos si lo aceptamos o si
            estamos en alguna entidad de resolución alternativa de litigios (Ley 7/2017).
          </p>
        </>
      ),
    },
  ],
};

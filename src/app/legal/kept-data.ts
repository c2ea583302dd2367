interface KeptDatum {
  what: string;
  why: string;
  howLong: string;
}

/** Every kind of personal datum the software stores. A new table with a user's rows belongs here too. */
export const keptData: readonly KeptDatum[] = [
  {
    what: 'Tu cuenta',
    why: 'Nombre, correo, dirección de tu foto de perfil y el identificador que nos da tu proveedor de identidad, para reconocerte.',
    howLong: 'Hasta que borres la cuenta.',
  },
  {
    what: 'Aceptación de los términos',
    why: 'La versión que aceptaste y la fecha, para poder demostrarlo.',
    howLong: 'Hasta que borres la cuenta.',
  },
  {
    what: 'Sesiones',
    why: 'Una huella de la clave de sesión, cuándo se abrió y se usó y el tipo de navegador y de dispositivo (por ejemplo, «Chrome en Android»), para que puedas verlas y cerrarlas.',
    howLong: '30 días sin uso o 90 días en total; antes, si cierras la sesión.',
  },
  {
    what: 'Usos y preferencias',
    why: 'Cuántos usos llevas de cada contador y cómo prefieres que te tratemos.',
    howLong:
      'Hasta que borres la cuenta. Los contadores, 90 días más, bajo una huella con clave que no dice quién eres, para que borrar la cuenta y volver no dé usos gratis otra vez; en las copias de seguridad, hasta 30 días más.',
  },
  {
    what: 'Registro de generaciones',
    why: 'Qué herramienta y qué motor usaste, cuándo, si terminó bien, cuánto costó, una huella de la petición que reconoce los reintentos y marcas de dos bytes de las últimas veinte respuestas de nuestras reglas, para no repetirnos.',
    howLong: 'Hasta que borres la cuenta.',
  },
  {
    what: 'Tus últimas respuestas',
    why: 'Lo que escribiste, sin fotos, y lo que te respondimos, para que lo encuentres al volver a la página y para entregártelo otra vez si se cortó tu conexión.',
    howLong:
      'Un día, o hasta que borres la cuenta. En peligro, cuando responden nuestras pautas de seguridad: solo la respuesta y solo 10 minutos.',
  },
  {
    what: 'Mis Guardados',
    why: 'Lo que decides guardar: el resultado, los datos con los que se hizo, que pueden incluir el mensaje original, y la nota que le pongas.',
    howLong: 'Hasta que lo borres tú, o con la cuenta.',
  },
  {
    what: 'Personas',
    why: 'Lo que decides guardar de alguien con quien hablas: un nombre o una letra, la app, tus notas y los mensajes que añades, para no empezar de cero en cada herramienta. Se usa solo cuando eliges a esa persona en una herramienta; en pausa, nunca.',
    howLong:
      '90 días desde la última vez que la usas o cambias algo, o hasta el día que tú pongas; antes, si la borras. En las copias de seguridad, hasta 30 días más.',
  },
  {
    what: '«Así escribo yo»',
    why: 'Si tú lo guardas: de tres a diez mensajes tuyos y cómo escribes, en palabras, para que lo que envíes suene a ti. Con un modelo de IA le llegan la descripción y hasta tres de esos mensajes.',
    howLong: 'Hasta que lo borres en «Así escribo yo», o con la cuenta.',
  },
  {
    what: '«Sobre mí»',
    why: 'Si tú lo guardas: el género con el que te nombramos, tu franja de edad, tus intereses, tu app, lo que buscas y lo que necesitas (accesibilidad, alergias, no beber), y en qué herramientas se usa cada cosa.',
    howLong: 'Hasta que lo borres en «Sobre mí», o con la cuenta.',
  },
  {
    what: 'Lo que dices de una respuesta',
    why: 'La marca que le pones («Útil», «No me sirve» o «Algo está mal»), para corregir lo que falla. El texto de la respuesta, solo si marcas la casilla para dárnoslo: entonces lo lee quien cuida de Salero.',
    howLong:
      'La marca, un año; el texto, 90 días, y solo los 50 últimos. Antes, si lo borras o borras la cuenta. En las copias de seguridad, hasta 30 días más.',
  },
  {
    what: 'Lo que te funciona',
    why: 'Si te contestaron y si quedasteis, cuando tú lo cuentas, con el enfoque y la longitud de lo que copiaste, nunca el texto. Es solo para ti: no lo mira nadie más.',
    howLong:
      'Un año, y solo los 2.000 últimos. Antes, si lo borras o borras la cuenta. En las copias de seguridad, hasta 30 días más.',
  },
  {
    what: 'Fotos',
    why: 'Solo pasan por la memoria del servidor mientras se escribe la respuesta.',
    howLong: 'No se guardan.',
  },
  {
    what: 'Suscripción Premium',
    why: 'Los identificadores de Stripe, el estado y las fechas de tu suscripción, qué avisos nos llegaron de Stripe sobre ella y cuándo y, si desistes, cuándo lo hiciste.',
    howLong:
      'Hasta que borres la cuenta. De un desistimiento, o de un pago que reclamaste al banco, la fecha, durante un año desde ella, también si lo reclamas con la cuenta ya borrada, y bajo la misma huella con clave que los contadores, porque dos al año es el máximo para volver a contratar; en las copias de seguridad, hasta 30 días más. Fuera de eso, solo los justificantes que exigen las leyes mercantil y tributaria, en Stripe y en la contabilidad del titular.',
  },
  {
    what: 'Correos sobre tu suscripción',
    why: 'Los avisos de alta, renovación, cobro, cancelación y desistimiento, mientras esperan a salir y para no enviarlos dos veces.',
    howLong:
      'Hasta que borres la cuenta. Si entonces queda sin enviar el acuse de recibo de un desistimiento, que la ley nos obliga a mandarte, guardamos ese correo y tu dirección hasta que salga: como mucho, 30 días.',
  },
  {
    what: 'Registro de cuentas borradas',
    why: 'Una huella del número al azar de la cuenta y cuándo se borró, para que una copia de seguridad no la devuelva y nadie te cobre después. No lleva tu nombre ni tu correo. Mientras quede algo que terminar o que devolverte en Stripe, lleva también tus identificadores de allí; y el de un contrato que se te devolvió poco antes o después, todo este tiempo, por si tu banco rechaza la devolución. Si llegaste a pagar, lleva también la huella con clave de los contadores: un pago que reclames al banco después de borrar la cuenta cuenta igual.',
    howLong:
      '40 días, contados desde que no quede nada pendiente en Stripe; 120 si llegaste a pagar, que es lo que suele durar el plazo para reclamar un pago al banco. En las copias de seguridad, hasta 30 días más.',
  },
  {
    what: 'Dirección IP y límites de frecuencia',
    why: 'Cuántas peticiones llegan de un mismo sitio o cuenta, para frenar abusos.',
    howLong:
      'Lo que dura el límite: como mucho, un día. Si antes borras la cuenta, lo que quede de ese día, bajo la misma huella con clave que los contadores.',
  },
  {
    what: 'Registros técnicos',
    why: 'Qué ruta se pidió, cuánto tardó y si falló, con una marca que cambia cada día en lugar de tu nombre. Sin textos ni correos.',
    howLong: 'Lo imprescindible para resolver incidencias: como mucho, 30 días.',
  },
  {
    what: 'Copias de seguridad',
    why: 'Lo de arriba, salvo las sesiones, los límites y los resultados que esperan un reintento, para no perderlo si falla una máquina. Si se usa una copia, las cuentas borradas después se borran otra vez.',
    howLong: '30 días.',
  },
];

/** What may be behind a message, by situation. Each says what can be done with it. */
export const readings = {
  plan: [
    'Quiere verte y lo pone fácil: hay una propuesta sobre la mesa. Si te apetece, contesta con un día y una hora.',
    'Detrás hay ganas de pasar de la pantalla a la mesa de un bar. Lo que espera es un sí concreto, o un no sincero.',
    'Te está abriendo la puerta a quedar. No hace falta descifrar más: responde a lo que propone.',
  ],
  counterOffer: [
    'No puede cuando decías, pero no deja que se enfríe: ofrece otro momento. Quien busca alternativa suele querer verte.',
    'El «no puedo» va con un «cuándo sí», y eso es buena señal. Confirma el día nuevo sin darle más vueltas.',
  ],
  feeling: [
    'Está diciendo que le gustas, sin mucho disfraz. Puedes corresponder a su medida o ir a tu ritmo: las dos cosas valen.',
    'Hay cariño y ganas en lo que escribe. Si a ti también te pasa, es buen momento para decirlo o proponer algo.',
    'Te está enseñando que piensa en ti. Lo que espera, seguramente, es saber si es de ida y vuelta.',
  ],
  keen: [
    'Hay ganas de seguir hablando contigo, y se nota. Contesta a lo que pregunta o cuenta, y devuelve algo tuyo.',
    'Pone de su parte para que la conversación siga. Si a ti también te apetece, es buen momento para proponer algo pequeño.',
  ],
  curious: [
    'Quiere saber de ti y mantiene viva la charla, aunque todavía no enseña sus cartas. Contesta y devuelve una pregunta que no sea de trámite.',
    'Hay curiosidad. De momento es conversación, no propuesta: un plan pequeño te sacaría de dudas.',
  ],
  friendly: [
    'Es un mensaje cordial. Puede ser interés tranquilo o simple educación: con estas palabras caben las dos lecturas.',
    'El trato es bueno, pero no empuja la conversación. Una pregunta concreta o un plan sencillo aclararían más que releerlo.',
  ],
  halfway: [
    'Hay simpatía, pero no concreta. Puede ser falta de tiempo o ganas a medias: un plan con día y hora te dará la respuesta.',
    'Se queda a medio camino: ni cierra la puerta ni pone fecha. Propón algo una vez y deja que sea quien mueva ficha.',
  ],
  excuse: [
    'Pone distancia sin decir que no. Sin otra fecha a la vista, lo prudente es no insistir y ver si vuelve por su cuenta.',
    'Suena a «ahora no», y no ofrece un «cuándo». Si le apetece, sabe dónde encontrarte: tú sigue con lo tuyo.',
  ],
  terse: [
    'Contesta lo justo. Puede tener el día torcido, pero el mensaje en sí no invita a seguir.',
    'Con tan poco cuesta leer nada: es una respuesta de trámite. Si se repite, ya es una respuesta.',
  ],
  cold: [
    'No hay preguntas ni ganas visibles de seguir. Quizá no sea su momento, quizá no haya interés: en los dos casos conviene soltar cuerda.',
    'El mensaje cumple y poco más. No lo tomes como algo contra ti, pero tampoco pongas tú todo el esfuerzo.',
  ],
  refusal: [
    'Te está diciendo que no, con más o menos suavidad. No hay código que descifrar: agradécelo, despídete bien y cuida tu orgullo, que sigue entero.',
    'Es un «no» o un «hasta aquí». Insistir no lo cambiaría; una despedida breve y amable te deja mejor que cualquier argumento.',
  ],
  pressure: [
    'Más allá de lo que dice, el mensaje aprieta: busca que cedas o que te justifiques. Antes de pensar en interés, mira cómo te hace sentir.',
    'Hay presión envuelta en palabras de pareja. El interés sano puede esperar y oír un «no»; fíjate en si este puede.',
  ],
  threat: [
    'Lo que hay detrás es miedo como herramienta, no interés. No le debes respuesta: guarda los mensajes y busca apoyo.',
  ],
  fraud: [
    'El mensaje va hacia tu dinero o tus datos. Por muy cariñosas que sean las palabras, trátalo como un posible fraude: no envíes nada.',
  ],
  selfHarm: [
    'Aquí hay sufrimiento, y eso va antes que cualquier lectura de interés. Tómatelo en serio, pide ayuda para esa persona y no cargues con ello a solas.',
  ],
  minor: [
    'Parece que hay una persona menor de 18 años. Aquí termina el ligue, sea cual sea el interés: lo correcto es cortar con amabilidad.',
  ],
} as const;

export const uncertainties = {
  short:
    'Es muy poco texto: una palabra cambia según el día, la prisa y la confianza. Con más mensajes se lee mejor.',
  context:
    'No se ve qué había antes ni cómo suele escribir. Lo que haga estos días dirá más que estas líneas.',
  voices: 'No sabemos qué líneas son tuyas: pon «Yo:» delante y leeremos solo las de la otra persona.',
} as const;

export interface Reading {
  meaning: string;
  step: string;
}

/** What may be behind a message, by situation, and what can be done with it. */
export const readings = {
  plan: [
    {
      meaning: 'Quiere verte y lo pone fácil: hay una propuesta sobre la mesa.',
      step: 'Si te apetece, contesta con un día y una hora.',
    },
    {
      meaning: 'Detrás hay ganas de pasar de la pantalla a la mesa de un bar.',
      step: 'Contesta con un sí concreto, o con un no sincero.',
    },
    {
      meaning: 'Te está abriendo la puerta a quedar.',
      step: 'No hace falta descifrar más: responde a lo que propone.',
    },
  ],
  counterOffer: [
    {
      meaning:
        'No puede cuando decías, pero no deja que se enfríe: ofrece otro momento. Quien busca alternativa suele querer verte.',
      step: 'Di si te va bien el momento que ofrece.',
    },
    {
      meaning: 'El «no puedo» va con un «cuándo sí», y eso es buena señal.',
      step: 'Confirma el día nuevo sin darle más vueltas.',
    },
  ],
  feeling: [
    {
      meaning: 'Está diciendo que le gustas, sin mucho disfraz.',
      step: 'Puedes corresponder a su medida o ir a tu ritmo: las dos cosas valen.',
    },
    {
      meaning: 'Hay cariño y ganas en lo que escribe.',
      step: 'Si a ti también te pasa, es buen momento para decirlo o proponer algo.',
    },
    {
      meaning:
        'Te está enseñando que piensa en ti. Lo que espera, seguramente, es saber si es de ida y vuelta.',
      step: 'Dile qué te pasa a ti, a tu manera.',
    },
  ],
  keen: [
    {
      meaning: 'Hay ganas de seguir hablando contigo, y se nota.',
      step: 'Contesta a lo que pregunta o cuenta, y devuelve algo tuyo.',
    },
    {
      meaning: 'Pone de su parte para que la conversación siga.',
      step: 'Si a ti también te apetece, es buen momento para proponer algo pequeño.',
    },
  ],
  curious: [
    {
      meaning: 'Quiere saber de ti y mantiene viva la charla, aunque todavía no enseña sus cartas.',
      step: 'Contesta y devuelve una pregunta que no sea de trámite.',
    },
    {
      meaning: 'Hay curiosidad. De momento es conversación, no propuesta.',
      step: 'Propón un plan pequeño: te sacará de dudas.',
    },
  ],
  friendly: [
    {
      meaning:
        'Es un mensaje cordial. Puede ser interés tranquilo o simple educación: con estas palabras caben las dos lecturas.',
      step: 'Sigue la charla y mira si también pregunta o propone.',
    },
    {
      meaning: 'El trato es bueno, pero no empuja la conversación.',
      step: 'Haz una pregunta concreta o propón un plan sencillo: aclara más que releerlo.',
    },
  ],
  halfway: [
    {
      meaning: 'Hay simpatía, pero no concreta. Puede ser falta de tiempo o ganas a medias.',
      step: 'Propón un plan con día y hora: te dará la respuesta.',
    },
    {
      meaning: 'Se queda a medio camino: ni cierra la puerta ni pone fecha.',
      step: 'Propón algo una vez y deja que sea quien mueva ficha.',
    },
  ],
  excuse: [
    {
      meaning: 'Pone distancia sin decir que no.',
      step: 'Sin otra fecha a la vista, lo prudente es no insistir y ver si vuelve por su cuenta.',
    },
    {
      meaning: 'Suena a «ahora no», y no ofrece un «cuándo».',
      step: 'Si le apetece, sabe dónde encontrarte: tú sigue con lo tuyo.',
    },
  ],
  terse: [
    {
      meaning: 'Contesta lo justo. Puede tener el día torcido, pero el mensaje en sí no invita a seguir.',
      step: 'Déjalo estar por hoy y mira si vuelve con más ganas.',
    },
    {
      meaning: 'Con tan poco cuesta leer nada: es una respuesta de trámite.',
      step: 'Espera: si se repite, ya es una respuesta.',
    },
  ],
  cold: [
    {
      meaning:
        'No hay preguntas ni ganas visibles de seguir. Quizá no sea su momento, quizá no haya interés.',
      step: 'En los dos casos conviene soltar cuerda.',
    },
    {
      meaning: 'El mensaje cumple y poco más.',
      step: 'No lo tomes como algo contra ti, pero tampoco pongas tú todo el esfuerzo.',
    },
  ],
  refusal: [
    {
      meaning: 'Te está diciendo que no, con más o menos suavidad. No hay código que descifrar.',
      step: 'Agradécelo, despídete bien y cuida tu orgullo, que sigue entero.',
    },
    {
      meaning: 'Es un «no» o un «hasta aquí», e insistir no lo cambiaría.',
      step: 'Despídete en breve y con amabilidad: te deja mejor que cualquier argumento.',
    },
  ],
  pressure: [
    {
      meaning: 'Más allá de lo que dice, el mensaje aprieta: busca que cedas o que te justifiques.',
      step: 'Antes de pensar en interés, mira cómo te hace sentir.',
    },
    {
      meaning: 'Hay presión envuelta en palabras de pareja. El interés sano puede esperar y oír un «no».',
      step: 'Di que no una vez y fíjate en si este interés sabe oírlo.',
    },
  ],
  threat: [
    {
      meaning: 'Lo que hay detrás es miedo como herramienta, no interés.',
      step: 'No le debes respuesta: guarda los mensajes y busca apoyo.',
    },
  ],
  fraud: [
    {
      meaning:
        'El mensaje va hacia tu dinero o tus datos. Por muy cariñosas que sean las palabras, trátalo como un posible fraude.',
      step: 'No envíes nada.',
    },
  ],
  selfHarm: [
    {
      meaning: 'Aquí hay sufrimiento, y eso va antes que cualquier lectura de interés.',
      step: 'Tómatelo en serio, pide ayuda para esa persona y no cargues con ello a solas.',
    },
  ],
  minor: [
    {
      meaning: 'Parece que hay una persona menor de 18 años. Aquí termina el ligue, sea cual sea el interés.',
      step: 'Lo correcto es cortar con amabilidad.',
    },
  ],
} as const satisfies Record<string, readonly Reading[]>;

export const uncertainties = {
  short:
    'Es muy poco texto: una palabra cambia según el día, la prisa y la confianza. Con más mensajes se lee mejor.',
  context:
    'No se ve qué había antes ni cómo suele escribir. Lo que haga estos días dirá más que estas líneas.',
  voices: 'No sabemos qué líneas son tuyas: pon «Yo:» delante y leeremos solo las de la otra persona.',
} as const;

import type { Aim, Feeling } from './pieces.server.ts';

/** Second half of the final tip: what this feeling needs for this aim. */
export const finalTips: Record<Feeling, Record<Aim, readonly [string, ...string[]]>> = {
  shy: {
    interest: [
      'Después, haz una sola cosa: escucha una respuesta entera mirándole a la cara y pregunta por un detalle. La timidez escucha muy bien; úsala.',
      'Luego deja que hable primero y sigue el hilo que más te intrigue: el interés de alguien tímido se cree a la primera.',
    ],
    confidence: [
      'Después, di la primera frase un poco más despacio de lo normal. La seguridad que se nota no es no tener vergüenza, sino no correr por ella.',
      'Luego elige algo fácil y decídelo tú, como la mesa o qué pedir: una decisión pequeña asienta el cuerpo.',
    ],
    kindness: [
      'Después, sonríe al saludar aunque te tiemble algo por dentro: la simpatía tímida tiene una ternura que no se ensaya.',
      'Luego cuenta una cosa tonta que te haya pasado hoy: reíros pronto hace el resto.',
    ],
    flirt: [
      'Después, basta con una mirada que dure un segundo más y una sonrisa. En lo sutil, quien es tímido juega en casa.',
      'Luego deja caer un «me lo estoy pasando bien» mirándole: no hace falta nada más atrevido.',
    ],
    other: [
      'Después, quédate con un único gesto que te salga natural y repítelo cuando notes que te escondes.',
    ],
  },
  sure: {
    interest: [
      'Después, haz la prueba de la mitad: habla la mitad y pregunta el doble. A tu seguridad le sienta muy bien la curiosidad.',
      'Luego suelta el timón un rato y deja que tu cita elija tema: seguir también es una forma de interés.',
    ],
    confidence: [
      'Después, no añadas nada: tu seguridad ya se ve. Lo que la vuelve atractiva es que la otra persona también se sienta a gusto a tu lado.',
      'Luego enseña alguna duda sin adornarla: quien se lo puede permitir transmite más seguridad que nadie.',
    ],
    kindness: [
      'Después, cede un poco de foco: celebra una historia suya antes de contar la tuya y tu seguridad se volverá cercanía.',
      'Luego ríete de una torpeza propia; baja la guardia y la otra persona baja la suya.',
    ],
    flirt: [
      'Después, ve la mitad de rápido de lo que podrías: en el coqueteo sutil, la pausa dice más que el paso.',
      'Luego deja que sea tu cita quien acorte la última distancia; tu calma es la parte que seduce.',
    ],
    other: [
      'Después, pon tu confianza al servicio de la otra persona: pregúntate si está cómoda y ajusta el ritmo.',
    ],
  },
  varies: {
    interest: [
      'Después, busca en los primeros minutos una cosa que de verdad quieras saber de esa persona: la curiosidad funciona también en los días flojos.',
      'Luego agárrate a sus historias: cuando la atención está fuera, el ánimo propio pesa menos.',
    ],
    confidence: [
      'Después, elige un gesto ancla, como apoyar la palma o alargar la nuca, y vuelve a él si el día se tuerce: la seguridad también se entrena así.',
      'Luego no esperes a sentir la seguridad: endereza la espalda, habla despacio y deja que el ánimo alcance al cuerpo.',
    ],
    kindness: [
      'Después, si hoy no estás en tu día más chispeante, sé amable y ya está: la calidez gusta más que el ingenio.',
      'Luego fíjate en algo que te alegre del momento y dilo en voz alta; contagia, y también te anima a ti.',
    ],
    flirt: [
      'Después, mide cómo te sientes: si hay chispa, una mirada larga; si no, una sonrisa tranquila. Las dos coquetean.',
      'Luego juega solo cuando te salga; el encanto a ratos resulta más natural que una noche entera de esfuerzo.',
    ],
    other: [
      'Después, observa cómo estás hoy, sin juzgarlo, y elige la versión sencilla de todo lo anterior.',
    ],
  },
  other: {
    interest: [
      'Después, pregunta algo que no se conteste con sí o no y escucha hasta el final: tu atención hará el resto.',
    ],
    confidence: [
      'Después, habla despacio y termina las frases; lo demás puede seguir exactamente como lo sientes.',
    ],
    kindness: [
      'Después, ten un gesto amable en los primeros cinco minutos: marca el tono y te quita presión.',
    ],
    flirt: [
      'Después, una sonrisa que dure un poco más que la frase: si vuelve de su lado, vais por buen camino.',
    ],
    other: [
      'Después, olvida la lista: quédate con el consejo que más te haya sonado a ti y déjate llevar por la charla.',
    ],
  },
};

export const mottos: Record<Feeling, readonly [string, ...string[]]> = {
  shy: [
    'No hace falta perder la timidez para gustar: basta con que se te vea un poco más.',
    'La calma no es no tener nervios, es no obedecerlos.',
    'Alguien quiso quedar contigo, y no con una versión sin vergüenza.',
    'Los nervios solo dicen que esto te importa, y eso es bonito.',
  ],
  sure: [
    'Tu mejor carta no es que se te vea bien, sino que a tu lado se esté bien.',
    'La confianza que escucha es la que deja huella.',
    'No hace falta ganar la cita: basta con compartirla.',
    'Quien está a gusto consigo deja sitio para los demás.',
  ],
  varies: [
    'Vale la versión de hoy: la de los días perfectos no existe.',
    'No todas las citas brillan desde el minuto uno; algunas se calientan despacio.',
    'Tu ánimo puede cambiar; tu forma de tratar a la gente se queda.',
    'Llega como estés: la otra persona también viene como puede.',
  ],
  other: [
    'Una cita no es un examen: también tú estás viendo si te gusta.',
    'Lo que haces con naturalidad es lo que mejor te sienta.',
    'Ve a conocer a alguien, no a convencerle.',
    'Con que haya un rato de verdad, la cita ya ha valido la pena.',
  ],
};

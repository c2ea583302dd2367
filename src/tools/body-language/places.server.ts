import type { Lines } from './pieces.server.ts';

/** Two or three ways to say each thing, so that a second guide is not the first one again. */
export const places: Record<'cafe' | 'dinner' | 'walk' | 'bar' | 'other', Lines> = {
  cafe: {
    posture: [
      'Elige la silla en diagonal en vez de justo enfrente: la mesa deja de ser una barrera y la charla pierde aire de entrevista.',
      'Apoya la espalda en la silla y deja los antebrazos sobre la mesa, con la taza a un lado; que entre las dos personas quede espacio libre.',
      'Deja el abrigo y la mochila en otra silla: sin nada en el regazo, los hombros se abren solos.',
    ],
    gaze: [
      'Cuando llegue el café, levanta la vista antes de hablar: dos o tres segundos de contacto, una sonrisa y sigues.',
      'Usa la taza como pausa natural: bebes, miras un momento por la ventana y vuelves a sus ojos al contestar.',
      'Si hay mucho movimiento en el local, vuelve a su cara después de cada distracción; ese regreso se nota.',
    ],
    gestures: [
      'Sujeta la taza con una mano y deja la otra libre para acompañar lo que cuentas.',
      'Cuando diga algo que te guste, aparta un poco la taza y acércate un palmo: es una forma muy clara de decir «sigue».',
      'Remueve el café una vez y suelta la cucharilla; las manos quietas y a la vista dan calma.',
    ],
    mistakes: [
      'Poner el móvil boca arriba en la mesa: aunque no lo toques, dice que esperas algo mejor.',
      'Hacer bolitas con la servilleta o girar el sobre del azúcar sin parar.',
      'Parapetarte detrás de la taza con las dos manos durante toda la charla.',
    ],
    cue: [
      'Antes de entrar en la cafetería, suelta el aire despacio y baja los hombros.',
      'Si llegas antes, elige una mesa con algo de luz y pide tranquilamente: recibir es más fácil que buscar.',
      'Al saludar, tómate un segundo de más antes de sentarte: ese segundo marca el ritmo de toda la charla.',
    ],
  },
  dinner: {
    posture: [
      'Siéntate con la espalda recta pero suelta, a un palmo de la mesa: ni en el borde de la silla ni con los codos clavados.',
      'Inclínate ligeramente cuando te cuente algo y vuelve atrás al comer: ese vaivén le da ritmo a la cena.',
      'Deja las manos visibles a los lados del plato; esconderlas bajo la mesa parece tensión.',
    ],
    gaze: [
      'Con luz baja las miradas pesan más: sostén la suya lo que dura una frase y descansa en sus manos o en la vela.',
      'Mira a la persona, no al plato, cuando termine de contar algo; come después.',
      'Al brindar, con lo que sea que bebáis, mira a los ojos un segundo: es el momento en que más se espera.',
    ],
    gestures: [
      'Deja los cubiertos en el plato cuando hables de algo que te importa: se nota que eso va antes que la comida.',
      'Ofrece probar de tu plato señalándolo con la palma abierta, sin acercarle el tenedor.',
      'Trata al personal con una sonrisa y un gracias mirándole a la cara; tu cita también lo está viendo.',
    ],
    mistakes: [
      'Comer deprisa por los nervios y quedarte sin nada que hacer con las manos a mitad de la cena.',
      'Cruzar los brazos al terminar el plato: la sobremesa se cierra justo cuando empezaba lo bueno.',
      'Gesticular con el cuchillo o el tenedor en la mano.',
    ],
    cue: [
      'Antes de sentaros, párate un instante, respira hondo y mira el lugar: entrar sin prisa ya cambia tu postura.',
      'Mientras leéis la carta, baja los hombros y afloja la mandíbula; nadie te está examinando.',
      'Cuando traigan los platos, deja pasar un par de segundos antes de empezar: la calma se contagia.',
    ],
  },
  walk: {
    posture: [
      'Avanza a su ritmo y a su lado, con los hombros bajos y los brazos sueltos: ir a la par ya es una forma de entenderse.',
      'Saca las manos de los bolsillos de vez en cuando; dentro, los hombros suben y el cuerpo se encoge.',
      'Orienta el pecho un poco hacia su lado, aunque miréis al frente: así se nota con quién estás.',
    ],
    gaze: [
      'Al ir al lado no hace falta mirarse todo el rato: gira la cara cuando haga una pregunta o cuente algo importante.',
      'Comparte lo que ves (un perro, una fachada, la luz) y comprueba su reacción con una mirada breve.',
      'Cuando os paréis en un semáforo o un mirador, aprovecha para mirar de frente y sonreír.',
    ],
    gestures: [
      'Señala lo que te llame la atención con la mano abierta: un paseo da temas gratis.',
      'Propón una pausa en un banco con un gesto sencillo de la mano; sentarse cambia el tono de la charla.',
      'En los pasos estrechos, deja pasar con la mano abierta, sin empujar ni agarrar.',
    ],
    mistakes: [
      'Ir medio metro por delante: obliga a la otra persona a perseguirte.',
      'Hablar mirando al suelo durante calles enteras.',
      'Sacar el móvil para cada foto y dejar a la otra persona esperando.',
    ],
    cue: [
      'En el punto de encuentro, quédate a la vista y no mires el móvil: que al llegar encuentre tu cara.',
      'Los primeros cien metros, baja tú el ritmo: cuando el cuerpo frena, la voz también.',
      'Antes de encontraros, sacude un poco los brazos y suelta la mandíbula; el aire libre ayuda.',
    ],
  },
  bar: {
    posture: [
      'Colócate en ángulo, no de frente ni de espaldas a la sala: así hay cercanía y también sitio para moverse.',
      'Con música alta, acerca la cara para hablar y retírate después; volver a tu sitio deja aire para las dos partes.',
      'En la barra, apoya solo un antebrazo: el cuerpo queda abierto hacia la otra persona.',
    ],
    gaze: [
      'Entre tanta gente, la atención es lo que más destaca: mira a quien tienes delante y no a quien entra por la puerta.',
      'Si la música no deja oír, mira sus labios y sus ojos por turnos y confirma con la cabeza que le sigues.',
      'Sonríe primero con los ojos cuando vuelvas de pedir: retoma la charla antes que las palabras.',
    ],
    gestures: [
      'Sostén el vaso a la altura de la cintura: a la altura del pecho hace de escudo.',
      'Sigue el ritmo con la cabeza o los dedos si te gusta lo que suena; es una alegría fácil de compartir.',
      'Si quieres ir a un sitio con menos ruido, propónlo señalando con la mano, sin tirar del brazo.',
    ],
    mistakes: [
      'Beber más rápido de lo que querías para tener las manos ocupadas.',
      'Pegarte al oído cada vez que hablas: alterna, y fíjate en si la otra persona se acerca o se echa atrás.',
      'Barrer el local con la mirada mientras te cuenta algo.',
    ],
    cue: [
      'Al entrar, detente un segundo, ubica a tu cita y ve hacia allí sin prisa.',
      'Antes de pedir, pregúntale mirándole qué le apetece; ese gesto pequeño abre bien la noche.',
      'Elige un rincón donde se pueda hablar: forzar la voz tensa el cuello y toda la cara.',
    ],
  },
  other: {
    posture: [
      'Busca una posición en la que os veáis bien sin estar justo enfrente: en diagonal casi todo es más fácil.',
      'Suelta los hombros y deja los brazos sin cruzar; el sitio da igual, la apertura se nota siempre.',
      'Ocupa tu espacio sin invadir el suyo: un brazo de distancia es un buen punto de partida.',
    ],
    gaze: [
      'Mira a tu cita cuando hable y a lo que os rodea cuando calléis: así ni agobias ni desapareces.',
      'Al llegar, que lo primero sea encontrar su cara y sonreír; lo demás puede esperar.',
      'Comparte con la mirada lo que pase alrededor: reíros de lo mismo une más que mil preguntas.',
    ],
    gestures: [
      'Deja las manos libres y a la vista; acompaña con ellas lo que cuentas, sin prisa.',
      'Asiente de verdad, cuando algo te llegue, y no en cada frase.',
      'Ofrece, señala o invita con la palma abierta: es un gesto que se entiende en cualquier lugar.',
    ],
    mistakes: [
      'Mirar la hora o el móvil cuando hay un silencio: los silencios también son parte de la cita.',
      'Copiar sus gestos a propósito: se nota, y rara vez con gracia.',
      'Girar el cuerpo hacia la salida mientras habláis.',
    ],
    cue: [
      'Un momento antes de empezar, suelta el aire más despacio de lo que lo tomas.',
      'Llega con cinco minutos de margen: al cuerpo le cuesta parecer tranquilo si viene corriendo.',
      'Antes del saludo, afloja la mandíbula y los hombros; lo demás vendrá detrás.',
    ],
  },
};

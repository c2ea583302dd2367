import type { Family } from './interests.server.ts';

export interface FamilyLines {
  /** First person, about {el}: wit, never a fact that was not given. */
  quip: readonly string[];
  /** To whoever reads the bio. */
  ask: readonly string[];
}

export const familyLines: Record<Family, FamilyLines> = {
  monte: {
    quip: [
      'Con {el} de por medio, digo que sí antes de mirar el desnivel.',
      'Lo {del} lo llevo en serio; lo del bocadillo, todavía más.',
    ],
    ask: ['¿Qué ruta me recomiendas?', '¿Cima o bar del pueblo?'],
  },
  mar: {
    quip: ['Si hay que buscarme, empieza por {el}.', 'Todo se piensa mejor cerca {del}.'],
    ask: ['¿Cuál es tu playa secreta? No se lo cuento a nadie.', '¿Entras de golpe o poco a poco?'],
  },
  nieve: { quip: ['Cuento los días que faltan para {el}.'], ask: ['¿Primera bajada o chocolate caliente?'] },
  perro: {
    quip: ['Aviso: si aparecen {el}, pierdo el hilo.', 'Saludo antes {al} que a sus dueños.'],
    ask: [
      '¿Me presentas al tuyo o hablamos de uno ajeno?',
      '¿Cómo se llama el perro más guapo de tu barrio?',
    ],
  },
  gato: {
    quip: ['Lo {del} no se discute: mandan.', 'Respeto mucho {al}; su opinión, también.'],
    ask: ['¿Qué ha tirado el tuyo de la mesa esta semana?'],
  },
  mascota: {
    quip: [
      '{nombre} da el visto bueno y yo pongo la conversación.',
      'Las decisiones importantes las consulto con {nombre}.',
      'De las presentaciones se encarga {nombre}.',
    ],
    ask: ['¿Preparas unas palabras para {nombre}?', '¿Qué le dirías a {nombre} para caerle bien?'],
  },
  animales: { quip: ['Con {el} se me va el santo al cielo.'], ask: ['¿Qué animal serías un lunes?'] },
  viajes: {
    quip: ['Con {el} me brillan los ojos; con las maletas, menos.', 'Háblame {del} y ya no miro el reloj.'],
    ask: ['¿Cuál es el viaje que siempre acabas contando?', '¿A dónde volverías mañana?'],
  },
  lugar: {
    quip: ['Háblame de {el} y se alarga la noche.', 'Con {el} tengo tema para rato.'],
    ask: ['¿Qué me recomiendas probar en {el}?', '¿Has estado en {el} o te lo cuento?'],
  },
  destino: {
    quip: ['Tengo pendiente {el} y muchas ganas de contarlo.'],
    ask: ['¿Qué me recomiendas de {el}?'],
  },
  ciudad: {
    quip: ['Acepto recomendaciones secretas de {el}.'],
    ask: ['¿Cuál es tu rincón favorito de {el}?', '¿Qué bar de {el} no sale en las guías?'],
  },
  comida: {
    quip: ['Por {el} cambio de planes sin pedir explicaciones.', 'Con {el} no se bromea. Con lo demás, sí.'],
    ask: ['¿A qué sitio me llevarías con hambre?', '¿Con cebolla o sin cebolla? Piensa bien la respuesta.'],
  },
  cocina: {
    quip: ['Con {el} de por medio, la conversación va sola.', 'Pregúntame por {el} si tienes hambre.'],
    ask: ['¿Cuál es el plato que te sabe a casa?', '¿Sigues las recetas o improvisas?'],
  },
  cafe: {
    quip: ['Las grandes decisiones, siempre con {el} delante.', 'Antes {del}, solo monosílabos.'],
    ask: ['¿Cómo lo tomas tú?', '¿Qué cafetería tengo que conocer?'],
  },
  bebida: {
    quip: ['Con {el} y buena compañía se arregla casi todo.'],
    ask: ['¿Qué terraza tiene el mejor sol?', '¿Quién elige la tapa?'],
  },
  musica: {
    quip: ['Con {el} de fondo soy mejor persona.', 'Para entenderme, empieza por {el}.'],
    ask: ['¿Qué canción arregla un lunes?', '¿Qué canción te sabes entera y niegas en público?'],
  },
  conciertos: { quip: ['En {el} no respondo de mi voz.'], ask: ['¿Qué directo repetirías?'] },
  instrumento: {
    quip: ['Con {el}, los vecinos ya opinan.', 'Lo {del} va mejor con público indulgente.'],
    ask: ['¿Qué canción pedirías?'],
  },
  canto: { quip: ['Con {el}, más entrega que vergüenza.'], ask: ['¿Cuál es tu tema de karaoke?'] },
  baile: {
    quip: ['Con {el} no hace falta insistirme.', 'Lo {del} va antes que la vergüenza.'],
    ask: ['¿Qué canción te saca a la pista?', '¿Me sigues el paso o improvisamos?'],
  },
  lectura: {
    quip: [
      'Con {el} se me olvida la hora.',
      'Me recomiendas algo y ya hay tema: {el} [funciona|funcionan] siempre.',
    ],
    ask: ['¿Qué libro prestas aunque no vuelva?', '¿Qué estás leyendo?'],
  },
  escritura: { quip: ['Con {el} ordeno el mundo, o lo intento.'], ask: ['¿Cómo empezaría tu historia?'] },
  cine: {
    quip: ['Con {el} puedo discutir hasta el cierre.'],
    ask: ['¿Qué película te sabes de memoria?', '¿Palomitas dulces o saladas?'],
  },
  series: {
    quip: ['Con {el}, el «uno más y a dormir» no existe.'],
    ask: ['¿Qué final no has perdonado?', '¿Qué serie me hará perder un fin de semana?'],
  },
  videojuegos: {
    quip: ['Con {el} no prometo perder con elegancia.'],
    ask: ['¿Cooperativo o a cara de perro?', '¿Cuál te robó más horas?'],
  },
  mesa: {
    quip: [
      'Con {el} prometo ganar con modestia y perder con drama.',
      'Para {el} siempre hay hueco en la agenda.',
    ],
    ask: ['¿A qué jugamos?', '¿Te lees las reglas o las improvisas?'],
  },
  gimnasio: {
    quip: ['Lo {del} también cuenta como excusa para desayunar bien.'],
    ask: ['¿Entrenas con música o con tus pensamientos?'],
  },
  correr: {
    quip: ['Lo {del} es la excusa; el desayuno, el motivo.'],
    ask: ['¿Qué canción te salva en el último kilómetro?'],
  },
  bici: {
    quip: ['Con {el}, el viento en contra me lo tomo como algo personal.'],
    ask: ['¿Qué ruta haríamos un domingo?'],
  },
  pelota: {
    quip: ['Con {el} pierdo la voz y gano conversación.'],
    ask: ['¿Juegas o gritas desde la grada?'],
  },
  natacion: { quip: ['Con {el} se me ordena la cabeza.'], ask: ['¿Piscina o mar?'] },
  calma: { quip: ['Con {el} le bajo el volumen al día.'], ask: ['¿Qué te baja a ti las revoluciones?'] },
  plantas: { quip: ['Lo {del} enseña paciencia.'], ask: ['¿Sobrevive algo verde en tu casa?'] },
  foto: { quip: ['Con {el}, la luz manda y yo obedezco.'], ask: ['¿Qué foto no borrarías nunca?'] },
  arte: { quip: ['Con {el} se me va la tarde sin darme cuenta.'], ask: ['¿Qué obra te llevarías a casa?'] },
  manos: {
    quip: ['Con {el}, las prisas se quedan fuera.'],
    ask: ['¿Qué harías tú con una tarde y las manos libres?'],
  },
  idiomas: {
    quip: ['Con {el} también se puede meter la pata, y con acento.'],
    ask: ['¿Qué palabra tuya debería aprender?'],
  },
  saber: {
    quip: ['Con {el} aviso: tengo preguntas para toda la cena.'],
    ask: ['¿Qué dato cuentas en todas las cenas?'],
  },
  humor: {
    quip: ['Lo {del} viene de serie.', 'Con {el} se entiende todo mejor.'],
    ask: ['¿Cuál es tu chiste malo de confianza?', '¿Qué te ha hecho reír hoy?'],
  },
  calmaUrbana: {
    quip: ['Con {el}, el reloj sobra.'],
    ask: ['¿Cómo es tu domingo perfecto?', '¿Paseo largo o banco con sombra?'],
  },
  fiesta: {
    quip: ['Con {el}, el «hoy me recojo pronto» pierde fuerza.'],
    ask: ['¿Qué canción te obliga a quedarte?'],
  },
  motor: { quip: ['Con {el}, cualquier desvío es buena idea.'], ask: ['¿A dónde tiramos?'] },
  tecnologia: {
    quip: ['Lo {del} lo explico sin palabras raras; lo de la impresora, ya veremos.'],
    ask: ['¿Lo último que buscaste en internet?'],
  },
  voluntariado: {
    quip: ['Pregúntame por {el} y verás que me enciendo.'],
    ask: ['¿Qué causa te mueve a ti?'],
  },
  amistad: {
    quip: ['Con {el} se me alarga cualquier tarde.'],
    ask: ['¿Quién organiza los planes en tu grupo?'],
  },
  trabajo: {
    quip: ['De {el} cuento anécdotas solo si hay café.'],
    ask: ['¿De qué hablas cuando sales de trabajar?'],
  },
  estudios: {
    quip: ['De {el} hablo con gusto; de los exámenes, menos.'],
    ask: ['¿Qué es lo último que has aprendido?'],
  },
  otra: {
    quip: [
      'Pregúntame por {el}: hay historia.',
      'Lo {del} tiene su historia; pregunta sin miedo.',
      '{del} hablo sin que me insistan.',
    ],
    ask: ['¿Y lo tuyo qué es?', '¿De qué puedes hablar tú media hora seguida?'],
  },
};

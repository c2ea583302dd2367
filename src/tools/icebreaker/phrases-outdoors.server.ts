import type { Stock } from './stock.server.ts';

export const outdoors = {
  monte: {
    q: [
      '¿cuál es la ruta que recomendarías a alguien que llega con zapatillas de ciudad?',
      '¿eres de llegar a la cima o de parar cada diez minutos a hacer fotos?',
      '¿qué llevas siempre en la mochila aunque no haga falta?',
    ],
    s: [
      '¿hay algún sitio al que vuelvas cuando necesitas despejarte?',
      '¿qué te da salir ahí fuera que no te da la ciudad?',
    ],
    h: [
      'Mi respeto a quien pone el despertador un domingo para subir cuestas por voluntad propia. ¿Cuál fue la última que te hizo replantearte la vida?',
      'Sospecho que la mitad de la afición es el bocadillo de arriba. ¿De qué es el tuyo?',
    ],
    p: [
      'si te apetece, una ruta corta con bocadillo serio al final. ¿Tú eliges el camino o el pan?',
      'un paseo fácil con buenas vistas y un café a la vuelta. ¿Cómo lo ves?',
    ],
  },
  mar: {
    q: [
      '¿a qué playa mandarías a alguien que solo puede ver una?',
      '¿eres más de quedarte en el agua hasta arrugarte o de mirar el mar desde la toalla?',
    ],
    s: [
      '¿qué tiene el agua que siempre acaba poniendo las cosas en su sitio?',
      '¿cuál es tu recuerdo favorito cerca del mar?',
    ],
    h: [
      'Lo que no dice nadie es que la arena dura en el coche hasta noviembre. ¿Cuál es tu récord?',
      'Pregunta delicada: ¿entras al agua de golpe o haces la ceremonia de los diez minutos hasta la cintura?',
    ],
    p: [
      'un paseo junto al agua, helado incluido, y que decida la marea. ¿Te apetece?',
      'algo sencillo: mirar el mar y ponernos al día con calma. ¿Qué día te viene bien?',
    ],
  },
  nieve: {
    q: [
      '¿aprendiste de peque o a base de caídas con público?',
      '¿qué prefieres: la primera bajada del día o el chocolate caliente de después?',
    ],
    s: [
      '¿qué es lo que más echas de menos cuando se acaba la temporada?',
      '¿con quién fue tu mejor día en la montaña?',
    ],
    h: [
      'Hay que tener mucha fe para tirarse cuesta abajo y llamarlo descanso. ¿Cuál ha sido tu caída más digna?',
      'Admiro a quien madruga para pasar frío pagando. ¿Qué tiene, que engancha tanto?',
    ],
    p: [
      'un chocolate caliente ya mismo y la nieve la dejamos para cuando toque. ¿Te va?',
      'me cuentas tu mejor bajada y a cambio pongo el café. ¿Hay trato?',
    ],
  },
  perro: {
    q: [
      '¿quién pasea a quién?',
      '¿cuál es la trastada que todavía se cuenta en tu casa?',
      '¿qué raza te para por la calle siempre, aunque llegues tarde?',
    ],
    s: [
      '¿qué has aprendido de vivir cerca de un perro que no te haya enseñado nadie más?',
      '¿cómo empezó lo tuyo con los perros?',
    ],
    h: [
      'Aviso de que pienso preguntar antes por el perro que por tu signo del zodiaco. ¿Cómo se llama?',
      'Está claro quién manda en el sofá, pero quiero oírtelo decir. ¿Cuánto sitio te deja?',
    ],
    p: [
      'un paseo con perro incluido y que él decida si paso la entrevista. ¿Qué parque os gusta?',
      'vuelta por el parque y café para llevar: plan a prueba de nervios. ¿Te apuntas?',
    ],
  },
  gato: {
    q: [
      '¿te eligió o lo elegiste tú? Con los gatos nunca está claro.',
      '¿cuál es la hora oficial de las carreras por el pasillo?',
      '¿qué es lo último que ha tirado de la mesa mirándote a los ojos?',
    ],
    s: ['¿qué manía suya echarías de menos si dejara de hacerla?', '¿cómo llegaron los gatos a tu vida?'],
    h: [
      'Doy por hecho que en esa casa tú solo pagas el alquiler. ¿Cuáles son las normas del gato?',
      'Entiendo que necesito el visto bueno felino antes de seguir. ¿Qué documentación hay que presentar?',
    ],
    p: [
      'un café sin prisa y me enseñas las fotos del móvil, que seguro que hay. ¿Cuándo te viene bien?',
      'te propongo un trato: una historia de gatos por un café. ¿Empiezas tú?',
    ],
  },
  mascota: {
    q: [
      '¿cuál es la última de {nombre} que te ha hecho reír?',
      '¿de dónde viene el nombre de {nombre}? Ahí hay historia seguro.',
      '¿qué haría {nombre} por un trozo de jamón?',
    ],
    s: ['¿cómo llegó {nombre} a tu vida?', '¿qué tiene {nombre} que te cambia el día?'],
    h: [
      'Seré transparente: he venido por {nombre}, pero tú también pareces buena compañía. ¿Quién de los dos contesta?',
      'Doy por hecho que {nombre} decide y tú firmas. ¿Qué hay que hacer para caerle bien?',
      '{nombre} tiene cara de llevar la agenda de la casa. ¿Hay hueco esta semana o lo consulto directamente?',
    ],
    p: [
      'un paseo con {nombre} de carabina y un café para llevar. ¿Qué zona le gusta?',
      'quedamos un rato al sol y {nombre} decide cuándo se acaba. ¿Qué te parece?',
    ],
  },
  animales: {
    q: ['¿cuál fue el primero que entró en tu vida?', '¿qué animal te parece injustamente poco valorado?'],
    s: ['¿de dónde te viene esa debilidad?', '¿qué te enseñan que la gente no?'],
    h: [
      'Sospecho que saludas antes al animal que a su dueño. ¿Me equivoco mucho?',
      'Si un animal pudiera escribirte una carta de recomendación, ¿cuál sería y qué exageraría?',
    ],
    p: [
      'un paseo por algún sitio con bichos a la vista y conversación fácil. ¿Cuál propones?',
      'me cuentas tu mejor historia con animales con un café delante. ¿Hace?',
    ],
  },
  viajes: {
    q: [
      '¿cuál es el viaje del que hablas sin que te pregunten?',
      '¿eres de llevarlo todo planeado o de decidir en el andén?',
      '¿qué sitio te decepcionó aunque nadie se atreva a decirlo?',
    ],
    s: [
      '¿qué lugar te cambió un poco la forma de ver las cosas?',
      '¿a dónde volverías mañana si no hubiera que pedir días?',
    ],
    h: [
      'Necesito saber si eres de llegar al aeropuerto con tres horas o corriendo con el cinturón en la mano.',
      'La compatibilidad real se mide haciendo una maleta. ¿Cuántos «por si acaso» metes?',
    ],
    p: [
      'empezamos por un destino cercano: una terraza. Tú pones una anécdota de viaje y yo la ronda. ¿Te va?',
      'un café y cada uno enseña la foto de viaje que nunca subió. ¿Te animas?',
    ],
  },
  lugar: {
    q: [
      '¿qué es lo primero que comerías si volvieras a {el} mañana?',
      '¿qué rincón de {el} no sale en las guías y debería?',
      'si tuvieras un solo día en {el}, ¿por dónde empezarías?',
    ],
    s: ['¿qué se te quedó dentro de {el}?', '¿qué te llevó hasta {el}?'],
    h: [
      'Las guías {del} nunca cuentan lo bueno. ¿Qué se callan?',
      'Pregunta que no sale en los blogs: ¿qué fue lo más absurdo que te pasó en {el}?',
      'Seguro que de {el} guardas cuatrocientas fotos y una anécdota buena. Me interesa la segunda: ¿cuál es?',
    ],
    p: [
      'me haces una visita guiada {del} con tres fotos y yo pongo el café. ¿Qué día te viene bien?',
      'buscamos un sitio de comida que te recuerde a {el} y me cuentas. ¿Te apetece?',
    ],
  },
  destino: {
    q: [
      '¿qué es lo primero que harías al llegar a {el}?',
      '¿qué te llama {del}: la comida, la gente o perderte sin mapa?',
    ],
    s: ['¿de dónde te viene la idea de ir a {el}?', '¿qué te imaginas cuando piensas en {el}?'],
    h: [
      'Seguro que ya tienes {el} en el mapa con estrellitas. ¿Cuántas llevas puestas?',
      'A {el} se llega antes si alguien te ayuda con la lista de sitios para comer. ¿Por dónde vas?',
    ],
    p: [
      'mientras llega {el}, buscamos un sitio con comida de por allí. ¿Te apetece?',
      'me cuentas el plan para {el} con un café y yo hago de público entregado. ¿Qué día te va?',
    ],
  },
  ciudad: {
    q: [
      '¿qué bar de {el} defenderías con tu vida?',
      '¿qué le dirías a alguien que cree que ya conoce {el}?',
      '¿cuál es tu rincón de {el} para un domingo sin planes?',
    ],
    s: [
      '¿qué es lo que te hace sentir en casa en {el}?',
      '¿hay un sitio de {el} al que vayas cuando necesitas parar?',
    ],
    h: [
      'Todo el mundo en {el} tiene una teoría sobre dónde se come mejor. ¿Cuál es la tuya y cuánto te pica que te la discutan?',
      'Busco información clasificada sobre {el}: ¿qué sitio no recomendarías en público para que no se llene?',
    ],
    p: [
      'me enseñas tu rincón favorito {del} y yo invito a lo que haya en la barra. ¿Cuándo te va bien?',
      'un paseo por la parte {del} que más te guste, sin prisa. ¿Te apetece?',
    ],
  },
  plantas: {
    q: [
      '¿cuál lleva más tiempo contigo y cuál es su secreto?',
      '¿hablas con tus plantas? No juzgo, solo tomo nota.',
      '¿qué le recomendarías a alguien que mata hasta los cactus?',
    ],
    s: ['¿qué tiene de bueno cuidar algo que crece tan despacio?', '¿cómo te dio por ahí?'],
    h: [
      'Admiro a quien consigue que algo siga vivo más allá de marzo. ¿Cuántas bajas ha habido por el camino?',
      'Con la mano en el corazón: ¿cuántas macetas son demasiadas?',
    ],
    p: [
      'un paseo por el jardín botánico y un café después, que ahí se habla muy bien. ¿Te apetece?',
      'me das un consejo para no matar una planta y te lo pago en café. ¿Trato hecho?',
    ],
  },
  bici: {
    q: [
      '¿cuál es tu ruta para un domingo sin prisa?',
      '¿en qué cuesta has dicho en voz alta cosas que no se pueden escribir?',
    ],
    s: ['¿qué te pasa por la cabeza cuando llevas una hora rodando?', '¿cómo empezó la afición?'],
    h: [
      'Siempre he creído que el viento en contra es personal. ¿Tú también lo llevas apuntado en una lista?',
      'Dime que tocas el timbre con educación y ya tenemos media conversación hecha. ¿Cuál ha sido tu caída más tonta?',
    ],
    p: [
      'una vuelta llana, de las que permiten hablar, y algo fresquito al llegar. ¿Cómo lo ves?',
      'tú eliges la ruta y yo la terraza donde termina. ¿Te va?',
    ],
  },
  motor: {
    q: [
      '¿cuál es la carretera que repetirías solo por el gusto de conducirla?',
      '¿qué suena cuando vas al volante o al manillar?',
    ],
    s: ['¿de quién te viene la afición?', '¿a dónde te escapas cuando necesitas aire?'],
    h: [
      'Seguro que le has puesto nombre y finges que no. ¿Cuál es?',
      'Hay quien tiene plan de pensiones y hay quien paga el taller. ¿En qué lado estás?',
    ],
    p: [
      'una ruta corta hasta algún pueblo con buena plaza, y allí un café. ¿Te apetece?',
      'me enseñas tu carretera favorita y yo me encargo de la parada. ¿Qué dices?',
    ],
  },
} satisfies Record<string, Stock>;

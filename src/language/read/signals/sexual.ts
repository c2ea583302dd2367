import type { Signal } from './signal.ts';

const asks =
  'si (quieres/te apetece/a ti te apetece/tu quieres/no/tienes ganas)|solo si|cuando quieras|sin presion|sin prisa|paramos|te parece bien|te apetece|no hace falta|me encanto|consent*';

export const sexualSignals: readonly Signal[] = [
  {
    id: 'past-a-no',
    family: 'presion_sexual',
    severity: 'high',
    near: [
      'dijiste que no|dices que no|digas que no|decir que no|otra vez (que/) no|aunque no quier*|quieras o no|te resist*|dormida|dormido|borrach*|sin que te dieras cuenta|no te enter*|te lo meti|aunque (llores/digas)|a la fuerza|a las malas|por las malas|te negaste|te niegues|niegas|no parabas de decir|llorabas|parar|pare|inconsciente|drog*|pastilla en|en la copa|en la bebida',
      'querias|quieres|deseando|lo hice|no me pude|resistir|segui|seguir|todas (sois/son)|aguant*|foto*|gust*|cama|sexo|en el fondo|ganas|toca*|meti|desnud*|consigo|conseguir lo|follar*|coger*|acabar|jeje|placer|disfrut*|aprovech*|lo vas a hacer',
    ],
    within: 12,
    without: `${asks}|la cancion|la peli|anoche en el bar|en el sofa viendo|de risa|perdona|respet*|siento|serie|viendo la|de llorar|de cansancio|mi ex|mejor me voy|hambre|insomnio|alarma|sin parar|conducir`,
    keepsNegation: true,
    text: 'No respeta un «no» o aprovecha que no podías decidir.',
    yes: [
      'ya sé que dijiste que no pero en el fondo querías',
      'a las malas también sé conseguir lo que quiero en la cama',
    ],
    no: [
      'ayer dijiste que no te gusta el vino y lo respeto',
      'me quedé dormida viendo la peli, quieres seguirla hoy?',
    ],
  },
  {
    id: 'refuses-condom',
    family: 'presion_sexual',
    severity: 'high',
    near: [
      'condon*|goma|gomita|preservativo*|forro|a pelo|proteccion|sin nada puesto',
      'no me (pienso/voy a/lo/gusta)|me lo quit*|me la quit*|quitar*|sin (condon/goma/nada/preservativo)|te aguantas|aguantas|ni te enteras*|no hace falta|no siento|no se siente|no pienso|paso de|confia*|me corto el rollo|corta el rollo|tomate la pastilla|me aprieta|alergic*|siempre lo hago',
    ],
    within: 9,
    without: `${asks}|compro|llevo|traigo|imprescindible|siempre con|no lo hago sin|nunca sin|ni de broma|sin condon (no/nada/ni)|no hago nada|jamas`,
    keepsNegation: true,
    text: 'Se niega a usar protección o se la quita.',
    yes: ['no me pienso poner condón, te aguantas'],
    no: ['yo sin condón no hago nada, siempre llevo'],
  },
  {
    id: 'you-owe-me',
    family: 'presion_sexual',
    severity: 'high',
    near: [
      'me (debes/lo debes/la debes)|me debes algo|pague (la/yo/todo)|te (invite/pague/lleve a)|me gaste|con lo que me (gaste/gastado)|despues de (la cena/todo lo que/pagar/invitarte/lo que)|te (llevo/he llevado) a cenar|me lo (merezco/gane/he ganado)',
      'no me (vas a dejar/dejes/puedes dejar)|dejar asi|dejarme asi|cama|subir|subes|sexo|polvo|follar|acostar*|calent*|que menos|agradec*|una alegria|con ganas|a casa|mi casa|tu casa|beso|noche conmigo|desnud*|algo a cambio|a cambio|compensar*|premio',
    ],
    within: 12,
    without: `${asks}|una cena|un cafe|una birra|una cerveza|una copa|una cana|revancha|me debes un|euros|explicacion|disculpa|la mitad|postre|otra cena|mates|paseo|baile`,
    keepsNegation: true,
    joke: 'keep',
    text: 'Dice que le debes algo íntimo.',
    yes: ['me debes algo después de la cena que pagué, no me vas a dejar así'],
    no: ['me debes una cena, a ver si vienes a casa'],
  },
  {
    id: 'presses-for-intimacy',
    family: 'presion_sexual',
    severity: 'medium',
    near: ['@insist', '@sexual'],
    within: 10,
    without: `${asks}|paisaje|gato|perro|plato|receta|del viaje|serie|peli|sushi|a la playa|cuesta llegar|me cuesta|por que no quedamos|por que no vienes|te va a gustar (la/el/este)|de ese libro|gimnasio|tocar (la guitarra/el piano)|guitarra|piano`,
    worse:
      'te bloqueo|o te dejo|si no me|obligacion|deber|a la fuerza|me voy con otra|se acabo|otra vez que no',
    keepsNegation: true,
    text: 'Insiste en algo íntimo.',
    yes: ['mándame una fotito en bikini anda, no seas sosa', 'dale, no te hagas rogar, subí a casa'],
    no: ['te va a gustar la peli, vente a casa si te apetece'],
  },
  {
    id: 'wants-pictures',
    family: 'presion_sexual',
    severity: 'medium',
    near: [
      'manda*|pasa*|ensena*|ensena|muestra*|mostra*|envia*|tira*|rola*|quiero (ver/una/fotos/mas)|dejame ver*|a ver (esas/ese/como)|quitate|sacate|saca*|enciende|prende|ponte|hazte|grabate',
      'tetas|culo|culito|cuerpo|desnud*|en (bikini/ropa interior/tanga/toalla/la ducha/bragas/lenceria/cueros/bolas)|sin (ropa/nada/camiseta/bragas/sujetador/brasier)|nudes|nude|pack|hot|calient*|picant*|atrevid*|subid* de tono|zarpad*|sexy*|guarr*|provocativ*|la camara y|de cuerpo entero|escote|porno|cochin*|lo que llevas puesto',
    ],
    within: 7,
    without: `${asks}|chiste|salsa|nachos|perro|receta|te paso mi|no mandes|no me mandes|no me pidas|no pido|no quiero que|no me gusta que`,
    worse:
      'ya o|o te bloqueo|ahora mismo|si no|otra vez que no|si me quieres|o no te|o se acabo|te lo ordeno|demuestra*',
    text: 'Pide imágenes íntimas.',
    yes: ['pasame una foto más zarpada'],
    no: ['no me mandes fotos subidas de tono por favor'],
  },
  {
    id: 'unasked-crudeness',
    family: 'presion_sexual',
    severity: 'medium',
    near: [
      '@vulgar',
      'te|tu|tus|ese|esas|esa|que|tienes|vos|me pones|contigo|quiero|ganas|ver|esos|tenes|menud*',
    ],
    within: 5,
    without: `${asks}|cara dura|de culo|por culo|el culo de|la polla|que polla|ni de cona|cojo el|cojo la|te cojo|chupete|de todo un poco|dura vida|vida dura|dura la|dura menos|la peli|cuanto dura|polvo de|a cuatro (manos/euros/km)|muy dura|me meto|cabeza dura|que mierda|verga de|vale verga|un ojo|me cojo|mojada por|llueve|lluvia|perro|rabo de toro|me parto el culo|culo inquieto|conejo`,
    joke: 'keep',
    text: 'Comentario sexual directo.',
    yes: ['qué tetas tienes en la foto de la playa uff', 'te comería el coño ahora mismo'],
    no: ['cuánto dura la peli?', 'hoy todo me sale como el culo'],
  },
  {
    id: 'loosen-with-drink',
    family: 'presion_sexual',
    severity: 'medium',
    near: [
      'copa|copas|chupito*|bebe*|bebas|tomate|trago*|emborrach*|beber|vino|shots',
      'te suelt*|te sueltas|sueltes|soltar*|desinhib*|te animas mas|facil|te dejas|te relajas y|caes|perder la verguenza',
    ],
    within: 8,
    without: 'me suelto|el pelo|me animo',
    text: 'Busca que bebas para que cedas.',
    yes: ['venga va, una copa más, que así te sueltas'],
    no: ['con una copa de vino me suelto a cantar'],
  },
];

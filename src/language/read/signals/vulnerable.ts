import type { Signal } from './signal.ts';

const grown =
  'profe|profesor*|maestr*|alumn*|hijo|hija|hijos|hijas|sobrin*|doy clase*|dar clase*|doy clases|oposicion*|trabajo en|trabajo de|curro en|mi nene|mi nena|cuando (era/tenia/iba)|tenia|hace|de pequeñ*|primito|prima|primo|hermanit*|mi hermana|mi hermano|monitor*|directora|orientador*|serie|peli|recuerdo|iba al|fui al|amigos del|amigas del|mis peques|mi peque|el peque|la peque|companer*';

export const vulnerableSignals: readonly Signal[] = [
  {
    id: 'schoolchild',
    family: 'menor',
    severity: 'high',
    near: [
      '@school',
      '@ward|estoy en|voy a (2/3/4/1/segundo/tercero/cuarto/primero)|soy de|curso|manana tengo|tengo examen|tengo que (estudiar/hacer)|salgo (del/de)|(1/2/3/4)|mates|repeti*|paso a',
    ],
    within: 14,
    without: `${grown}|universidad|uni|carrera|master|erasmus|instituto de belleza|rrhh|facultad|cita|quedar en|al lado del|cerca del|enfrente|extranjera|de idiomas|adultos|nocturno`,
    joke: 'keep',
    keepsNegation: true,
    alsoMine: true,
    certain: true,
    text: 'Hay señales de que puede ser menor de edad.',
    yes: ['mañana tengo examen de mates en el insti y mi madre me quita el móvil a las 10'],
    no: ['mi hija tiene examen de mates en el insti mañana', 'quedamos al lado del instituto'],
  },
  {
    id: 'says-young-age',
    family: 'menor',
    severity: 'high',
    near: [
      '(tengo/cumplo/cumpli/cumplire/voy a cumplir/acabo de cumplir/hago/ya tengo/tendre/recien cumpli/los/para los/casi) (10/11/12/13/14/15/16/17/trece/catorce/quince/dieciseis/diecisiete)|soy del (2009/2010/2011/2012/2013/2014/09/10/11/12)|naci en (2009/2010/2011/2012/2013)|(10/11/12/13/14/15/16/17) anitos|me faltan _ (meses/anos) para (los 18/cumplir 18/la mayoria)|aun no tengo (los/) 18|no tengo 18|casi 18|todavia no cumplo 18|soy menor|menor de edad',
    ],
    without: `${grown}|minutos|min|euros|€|pavos|gatos|horas|dias|semanas|meses|libros|kilos|km|metros|personas|plantas|%|grados|puntos|mensajes|llamadas|pisos|capitulos|anos (trabajando/viviendo/de/en/con/juntos/siendo/tocando/aqui/bailando/dando/sin/currando/cotizados)|de enero|de febrero|de marzo|de abril|de mayo|de junio|de julio|de agosto|de septiembre|de octubre|de noviembre|de diciembre|a las|primos|tatuajes|reuniones|camisetas|pares|vinilos|a 17|sus|casi 18 anos (juntos/trabajando)|para los 15 anos de mi|hijos`,
    joke: 'keep',
    keepsNegation: true,
    alsoMine: true,
    certain: true,
    text: 'Dice tener menos de 18 años.',
    yes: ['acabo de cumplir 16', 'soy del 2011 jeje'],
    no: ['tengo 15 minutos libres', 'tengo 16 años de experiencia', 'cuando tenía 15 tocaba la guitarra'],
  },
  {
    id: 'under-their-parents',
    family: 'menor',
    severity: 'high',
    near: [
      'mi (madre/padre/mama/papa) (no me deja/me quita/me castig*/me revisa/me mira el movil/me rega*)|mis (padres/papas/viejos/papis) (no me dejan/me quitan/me castig*/me revisan/me regan*)|me (quitan/castigaron/han castigado/castigo mi) (el movil/mi/mis/sin)|estoy castigad*|castigada sin|castigado sin|que no se enteren mis padres|si se enteran mis padres|muy madur* para mi edad|aparento (18/mas/mayor)|parezco mayor|falsifi*|dni falso|carnet falso|no me dejan entrar (en/a)',
    ],
    without: `${grown}|jaj*|39|38|a mis (30/35/40/treinta)|35 anos|30 anos|ya con`,
    joke: 'keep',
    keepsNegation: true,
    certain: true,
    text: 'Hay señales de que puede ser menor de edad.',
    yes: ['estoy castigada sin salir, mis padres me quitan el móvil'],
    no: ['mi madre no me deja en paz jajaja'],
  },
  {
    id: 'not-wanting-to-live',
    family: 'autolesion',
    severity: 'high',
    near: [
      'quitarme (de en medio/la vida/del medio)|me quito (la vida/de en medio/del medio)|matarme|me mato|me voy a matar|suicid*|no quiero (vivir mas/seguir viviendo/seguir aqui/estar aqui/seguir asi/despertar*/estar vivo/estar viva)|ganas de (vivir/morir*)|mejor muert*|(estaria*/estaras/estaran) mejor sin mi|(estaria*/estaran) todos mejor sin mi|mejor sin mi|nadie me (echara/echaria/va a echar) de menos|no despertar*|se acab* todo|acabar con (todo/esto/mi vida)|acabo con todo|adios para siempre|me tiro (por/al/a las/de/del)|tirarme (por/al/a las/de/del)|me corto (las venas/los/otra)|cortarme|me (hago/he hecho/voy a hacer) dano|hacerme dano|cuchilla|bote (entero/) de pastillas|me (tome/he tomado/tomo/voy a tomar) (todas/un bote/una caja/muchas)|quiero (morirme/desaparecer/morir)|quisiera (morirme/desaparecer/morir)|me quiero morir|ahorcarme|me cuelgo|cortes en|no valgo para vivir|dejar de existir|no merezco vivir|no aguanto mas (esta/la/con) vida|la vida no (merece/tiene sentido)|despedirme de (todos/ti/vosotros)',
    ],
    without:
      'hace (anos/tiempo/mucho)|con la bici|con la moto|casi me mato|vivir (en/con/de/lejos/cerca/solo/sola)|hoy estoy bien|ya estoy bien|lo supere|en terapia|de risa|de verguenza|tobogan|piscina|paracaidas|parapente|al agua|al mar|puenting|tirolina|al rio|de cabeza|al sofa|a la cama|a dormir|del pelo|cortarme el pelo|cortarme las puntas|cortarme las unas|si suspendo|lunes|examen|gym|el pelo|barba|flequillo|si no (gana/hay/ponen/sale)|sin hambre|a estudiar|trabajando|currando|a trabajar|sin cafe|serie|peli|cancion|libro|novela|noticia*|muchas cervezas|la dieta|matarme de|me cuelgo (el/la/las/del)|dejar la app|de calor|de hambre|de ganas|sin postre|voluntari*|psicolog*|se acaba todo el (jamon/vino)|la prueba|de examenes|con el lunes',
    joke: 'cancel',
    keepsNegation: true,
    alsoMine: true,
    certain: true,
    text: 'Habla de quitarse la vida o de hacerse daño.',
    yes: ['estaríais todos mejor sin mí', 'ya no quiero seguir aquí, esta noche se acaba todo'],
    no: ['tengo que cortarme el pelo', 'hace años quise matarme, hoy estoy bien'],
  },
  {
    id: 'not-coping',
    family: 'autolesion',
    severity: 'medium',
    near: [
      'no (puedo/aguanto/soporto) mas|no quiero seguir|no le veo sentido|no tiene sentido (seguir/nada/vivir)|sin ganas de (nada/vivir)|estoy al limite|no tengo fuerzas|harto de (vivir/todo)|harta de (vivir/todo)|me siento (vacio/vacia/muerto/muerta)|pastillas|desaparecer',
      'gracias por|adios|perdonam*|perdon|lo siento|te quiero|dejes|dejas|sin ti|me dejas|nadie|vivir|vida|despedir*|culpa|recuerda*|esta noche|solo|sola|todo|nada',
    ],
    within: 12,
    without:
      'trabajo|curro|jefe|calor|hambre|gym|rodilla|serie|para dormir|alergia|resfriado|dolor de|cabeza|contracep*|anticoncep*|vacaciones|examen*|la app|contigo asi|con esta relacion|cenar|comer|lleno|llena|esta app|discut*|gritos|conmigo asi|hablando|citas|jaj*|al gimnasio|tinder|quedar|este chat|del invierno|frio',
    joke: 'cancel',
    keepsNegation: true,
    worse: 'adios|despedir*|vivir|perdoname|recuerdame',
    text: 'Dice que no puede más.',
    yes: ['no puedo más, perdóname por todo, adiós'],
    no: ['no puedo más con este calor'],
  },
];

import type { Signal } from './signal.ts';

export const manipulationSignals: readonly Signal[] = [
  {
    id: 'conditional-love',
    family: 'manipulacion',
    severity: 'medium',
    near: [
      'si (me/de verdad me/realmente me/tanto me) (quisieras/quieres/amaras/amas/quisieses/querias)|si (te/yo te/de verdad te) (importara/importo/importase/gustara/importaba)|si fuera importante|si sintieras|si (de verdad/realmente) (sent*/fueras)|lo harias por mi|si fueras buena|una buena (novia/pareja/mujer)|quien quiere de verdad|el que quiere|demuestrame que|demostrame que|demuestra que me',
    ],
    without:
      'acompañar|acompanar|pedirme|si me quieres (ver/encontrar/llamar/contar/decir/acompanar)|en casa|hace falta algo',
    joke: 'cancel',
    keepsNegation: true,
    text: 'Pone condiciones al cariño.',
    yes: ['jo pues si me quisieras de verdad vendrías hoy', 'si te importara habrías llamado'],
    no: ['si me quieres ver, estoy en el bar'],
  },
  {
    id: 'doubts-your-memory',
    family: 'manipulacion',
    severity: 'medium',
    near: [
      'te lo (inventas/estas inventando/imaginas/has imaginado)|inventando|imaginaciones|te imaginas cosas|ves cosas|ves fantasmas|eso (no/nunca) (paso/ha pasado/lo dije/ocurrio/sucedio)|yo (no/nunca) (dije/he dicho) eso|nunca (te dije/dije) eso|no (dije/fue) eso|estas (loca/loco/mal de la cabeza/paranoic*/delirando/enferma)|paranoic*|paranoias|exagerad*|exageras|dramatic*|dramatizas|dramatizando|histeric*|no fue para tanto|no es para tanto|recuerdas mal|te acuerdas mal|te confundes|todo te lo tomas|te lo tomas todo|muy sensible|demasiado sensible|eres muy sensible|no aguantas una broma|sentido del humor|montas peliculas|te montas|montandote|haciendote la victima|haces la victima|la victima|quedas como|necesitas (ayuda/un psicologo/terapia)|todo el mundo (piensa/dice)|hasta tus amig* (dicen/piensan)|siempre (con lo mismo/estas igual/igual)|le das la vuelta|te haces la',
    ],
    without:
      'estas loca por|estas loco por|loca si|loco si|peliculas buenas|yo soy muy|soy demasiado|soy muy|soy una exagerad*|me encanta|me gusta|gran sentido|con sentido|tengo|busco|valoro|me montas|montas en|montar en|de amor|por mi|por ti|que bueno|tu sentido|no estas loca|no estas loco|no eres|mi ex|mi jefe|no te preocupes|tranqui|me decia|ese arbitro|la prota|mi madre|soy',
    joke: 'cancel',
    keepsNegation: true,
    text: 'Te hace dudar de lo que viviste o sentiste.',
    yes: ['estás loca, eso nunca lo dije', 'siempre dramatizando, no es para tanto'],
    no: ['me gusta la gente con sentido del humor'],
  },
  {
    id: 'lays-guilt',
    family: 'manipulacion',
    severity: 'medium',
    near: [
      'por tu culpa|(todo/siempre/y) es (tu culpa/culpa tuya)|es tu culpa|la culpa (es/la tienes)|con todo lo que (hago/he hecho/hice)|despues de todo lo que|todo lo que (hago/he hecho/hice) por|y (asi/tu) me lo (pagas/agradeces)|asi me lo (pagas/agradeces)|lo que te importo|no te importo|te importo (poco/una/nada)|veo que no|ya veo (que/lo que/como)|gracias por nada|gracias eh|pensar en mi|me dejas (tirad*/sol*/plantad*)|mala persona|egoista|desagradecid*|agradecid* (de/que)|me haces (sentir/sufrir/dano/llorar/quedar)|me obligas a|mira lo que|me tienes (abandonad*/olvidad*/mendig*)|sufro por ti|por ti lo (deje/he dejado)|yo por ti|siempre soy yo|nunca (tienes tiempo/piensas en mi/me haces caso/quieres hacer nada)|siempre (antepones/pones)|soy el ultimo|soy la ultima|con tu ex (si/seguro)|con (otros/otras) si|conmigo nunca|para (ellas/ellos/tus amig*) si|desde que (trabajas/sales/vas/tienes/quedas)|antes no eras asi|has cambiado|me arruinas|me estropeas|me has arruinado|yo que (te/lo) (he dado/doy/deje)|me vas a dejar (sol*/asi)|pasatelo bien (sin/tu)|no me merezco|ojala te|tu veras|tu sabras|vos sabras|alla tu|no me llames (mas/luego) (llorando/cuando)',
    ],
    without:
      'me haces sentir (bien/genial/a gusto/especial/tranquil*/segur*/en casa/feliz/super)|por tu culpa (me/estoy/ahora) (rio/enganchad*/viciad*/sonri*)|gracias por pensar en mi|tengo la culpa|la culpa es mia|fue mi culpa|de tu culpa|no es tu culpa|no es culpa|no fue culpa|no tenias culpa|no tienes la culpa|ya veo que (te/eres/tienes/sabes)|agradecid*|muy agradecid*|perdona por|veras que|ya veo como|mi culpa|soy un egoista|soy una mala|has cambiado (de/el/la/tu) |de foto|has cambiado de|que bien|mi jefe|ojala te (vaya/guste/den/salga/recuperes/mejores/apetezca/venga)|tu sabras mejor|hasta que|me encanta|guap*|viciad*|enganchad*|mi ex',
    worse: 'me mato|me muero|hago algo|no respondo',
    joke: 'cancel',
    keepsNegation: true,
    text: 'Busca que te sientas culpable.',
    yes: [
      'vale, no quedes conmigo. ya veo lo que te importo',
      'con todo lo que hago por ti y así me lo agradeces',
    ],
    no: ['me haces sentir bien, gracias por pensar en mí'],
  },
  {
    id: 'belittles-your-choice',
    family: 'manipulacion',
    severity: 'medium',
    near: [
      'nadie (te va a/mas te va a/te/mas te) (querer/quer*/aguant*/soport*/mirar)|nadie te va|te hago el favor|te hice el favor|alguien como yo|suerte (de que/tienes que/de tenerme)|sin mi (no eres/no serias/estarias/no vales)|que harias sin mi|quien te va a|quien mas te|no (vales/sirves) (nada/para)|no llegaras a|nunca (vas a/encontraras/conseguiras/llegaras)|deberias (estar agradecid*/darme las gracias)|conformat*|a tu edad|no estas para (elegir/exigir)|con lo que eres|mirate|demasiado para ti|poca cosa|te recogi|quien te crees',
    ],
    without:
      'que harias sin mi jaja|nadie te va a obligar|nadie te obliga|a tu edad yo|nadie te entiende mejor|me conformo|buscas alguien|alguien como yo|soy un crack',
    joke: 'cancel',
    keepsNegation: true,
    text: 'Te hace creer que no encontrarás nada mejor.',
    yes: ['te hago el favor de estar contigo', 'sin mí no eres nada'],
    no: ['nadie te obliga a venir, tranqui'],
  },
  {
    id: 'too-much-too-soon',
    family: 'manipulacion',
    severity: 'medium',
    near: [
      '(mujer/hombre/amor) de mi vida|alma gemela|casarme contigo|nos casamos|casarnos|hijos contigo|tener hijos|mudarte|vivir juntos|mi futura (esposa/mujer)|te amo|no puedo vivir sin|sin ti (no soy/me muero/no puedo/mi vida)|eres lo unico|eres mi todo|eres todo (para/lo que)|no me falles|no me dejes nunca|el destino (nos/te)|dios te (puso/ha puesto/mando)|jamas (senti/he sentido/habia sentido)|nunca (senti/he sentido/habia sentido) (algo/esto/nada)|para siempre (conmigo/juntos)|estamos hechos|lo nuestro es (unico/especial/destino)|eres (perfecta/la indicada/mi persona/la elegida)',
      'desde (el primer/que te vi/el primer dia)|primer mensaje|sin conocer*|aunque no (te/nos) (conozc*/hemos/vimos)|apenas|solo llevamos|en (dos/tres/pocos/una/un/pocas) (dias/semana/semanas/dia)|ayer te conoci|hace (dos/tres/unos/una) (dias/semana)|ya|recien|todavia no|aun no|no soy nada|no me falles|eres lo unico|nos casamos|nunca|jamas|sin ti|mi reina|mi princesa|dios|en verano|manana mismo|match|lo supe|borra*|nadie mas',
    ],
    within: 14,
    without:
      'peli|cancion|anos (juntos/casados)|aniversario|mis padres|mi hermana|su boda|la boda|mi gato|mi perro|pizza|algun dia|te gustaria tener|quieres tener hijos|croqueta*|tortilla|ramen|mis amigos',
    joke: 'cancel',
    keepsNegation: true,
    text: 'Mucha intensidad para lo que os conocéis.',
    yes: [
      'Eres la mujer de mi vida, lo supe desde el primer mensaje',
      'sin ti no soy nada, eres lo único que tengo',
    ],
    no: ['la peli va de un amor para siempre, mis padres la vieron ya'],
  },
  {
    id: 'all-of-them',
    family: 'manipulacion',
    severity: 'medium',
    near: [
      'tod*s (sois/son) (iguales/unas/unos/interesad*/igual/lo mismo)|tod*s mis ex|mi ex (esta/es/era) (loca/una loca/loco/toxica/bipolar/psicopata/enferma)|las mujeres (de hoy/sois/solo/son)|las tias (sois/solo/de hoy)|los tios sois todos|feminazi*|la excepcion|no eres como las (demas/otras)|todas mis anteriores|mis ex son',
    ],
    without:
      'no creo que todos|no todas|pizzas|series|aplicaciones|apps|dias|gatos|de serie|odio cuando dicen|mi ex era buena',
    joke: 'cancel',
    keepsNegation: true,
    keepsStory: true,
    text: 'Mete en el mismo saco a todas sus parejas o a todo un género.',
    yes: ['todas son iguales, interesadas', 'mi ex está loca, todas mis ex estaban locas'],
    no: ['no todas son iguales'],
  },
  {
    id: 'keep-it-secret',
    family: 'manipulacion',
    severity: 'medium',
    near: [
      'no (se lo/le/lo/les/hace falta que se lo) (cuentes/digas/comentes/cuenten/decir)|que no se entere|que nadie (se entere/sepa)|nuestro secreto|es un secreto entre|no tienen por que (saber*/enterarse)|no tiene por que (saber*/enterarse)|solo nuestro|entre (tu y yo/nosotros)|no lo cuentes|no le digas',
      'nadie|amig*|familia|padres|madre|hermana|novio|marido|mujer|ellas|ellos|vergu*|secreto|entender*|envidia|nuestro',
    ],
    within: 8,
    without:
      'sorpresa|regalo|cumple|fiesta|spoiler*|receta|la peli|la serie|el final|chisme|cotilleo|notas|despedida|cotillas',
    joke: 'cancel',
    keepsNegation: true,
    text: 'Pide que lo ocultes a tu gente.',
    yes: ['no hace falta que se lo cuentes a tus amigas, lo nuestro es solo nuestro'],
    no: ['no le digas nada a mi hermana, es una fiesta sorpresa'],
  },
  {
    id: 'or-else-it-is-over',
    family: 'manipulacion',
    severity: 'medium',
    near: [
      'si (no/sales/te/vas/quedas/haces/me) (vienes/contestas/cambias/por esa puerta/vas/lo haces/me contestas/me coges/quedas/subes/haces/me haces/me llamas/me das/con ellas/con el/con ellos)|ultima oportunidad|es (ellas/el/ella/ellos) o yo|o (vienes/me) ',
      'hemos terminado|lo dejamos|se acabo|se acaba|no me vuelvas|olvidate de mi|olvidame|te dejo|me busco|me voy con|hay (otras/muchas)|doy por hecho|no (quiero saber/vuelvas)|ultima oportunidad|adios|te bloqueo|para siempre',
    ],
    within: 10,
    without:
      'no pasa nada|tranqui|lo dejamos para|otro dia|si no contestas no|lo entiendo|prefiero|te dejo (tranquil*/en paz/dormir/descansar/las/la/el)|faltas|insult*|respet*|cambias de opinion|de hablarme asi|tono',
    joke: 'cancel',
    keepsNegation: true,
    text: 'Lanza un ultimátum.',
    yes: [
      'si no vienes hoy hemos terminado',
      'si no me contestas en 5 minutos doy por hecho que estás con otro',
    ],
    no: ['si no vienes hoy no pasa nada, lo dejamos para otro día'],
  },
];

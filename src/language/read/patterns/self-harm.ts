import type { Pattern } from '../pattern.ts';

const everyday =
  'de (?:la )?(?:risa|verguenza|hambre|sueno|calor|frio|sed|ganas|envidia|amor|ternura|pena ajena|aburrimiento|asco|miedo|los nervios|curiosidad)|a (?:reir|trabajar|estudiar|correr|currar|entrenar|polvos|series)|en el gym|en el gimnasio|casi me mato|por las escaleras|con la bici|por (?:una|unas|ese|esas|esos|un|la|tu) (?:pizza|croquetas?|tarta|helado|cafe|siesta|hamburguesa|playa|vacaciones|tacos?)|matar el tiempo|estudiando|trabajando';

export const selfHarm: readonly Pattern[] = [
  {
    id: 'self-harm-means',
    family: 'autolesion',
    severity: 'high',
    match:
      '(?:suicid[a-z]{1,8}|bote de pastillas|pastillas|las venas|el balcon|las vias|la cuchilla|cuchillas|un puente|mi muerte|mi entierro|mi funeral|quitarme de en medio|acabar con todo|dejar de sufrir|descansar para siempre|me pasa algo|me ocurre algo)',
    when: [
      'me (?:he )?(?:tom|trag|tir|cort|quit|subo|voy a|vas a|mat|pas|ocurr)|tirarme|tomarme|cortarme|matarme|sin ti|si me (?:dejas|bloqueas|abandonas)|si te vas|si cortas|tu culpa|culpa tuya|no aguanto|no puedo mas|pienso en|pensando en|para siempre',
    ],
    unless: `${everyday}|dolor de|ibuprofeno|paracetamol|alergia|gripe|garganta|tension|regando|plantas|vecin|vistas|cena en el balcon|copa en el balcon|prevencion del|trabajo en|psicolog[oa] de|peli|serie|libro|si me pasa algo bueno`,
    joke: 'soften',
    keepsNegation: true,
    alsoMine: true,
    certain: true,
    text: 'Habla de quitarse la vida o de hacerse daño.',
    yes: ['si mañana me pasa algo va a ser culpa tuya', 'me he tomado un bote de pastillas'],
    no: ['me he tomado dos pastillas para la alergia', 'vamos a cenar en el balcón'],
  },
  {
    id: 'suicide-said',
    family: 'autolesion',
    severity: 'high',
    match:
      '(?:me (?:mato|matare|voy a matar|quiero matar|suicido|suicidare|voy a suicidar|quiero suicidar|quito la vida|quitare la vida|voy a quitar la vida|corto las venas|corte las venas|corto los brazos|pego un tiro|tiro por (?:el|la|un)|tirare por (?:el|la|un)|tiro al (?:tren|metro|rio)|voy a tirar (?:por|al|a las)|hare dano|voy a hacer dano|hago cortes|autolesiono|estoy cortando|he cortado las venas|corto cuando|tomo (?:todas las|un bote de) pastillas)|(?:voy a|quiero|pienso|pensando en|pense en|pensado en|ganas de|intente|intentar|intento de) (?:matarme|suicidarme|quitarme la vida|quitarme de en medio|suicidio|cortarme las venas|hacerme dano|autolesionarme|tirarme (?:por|al|a las)|acabar con (?:mi vida|todo esto))|acabar con mi vida|terminar con mi vida|quiero (?:dejar de existir|estar muert[oa]|desaparecer para siempre|morirme ya)|prefiero (?:estar muert[oa]|morirme|morir)|no quiero (?:seguir )?(?:viviendo|vivir(?: mas| asi)?)|(?:no tengo|sin|ya no tengo|no hay) (?:motivos|razones|ganas|razon) (?:para|de) (?:vivir|seguir viviendo|seguir (?:aqui|adelante))|el mundo (?:estaria|estara|va a estar) mejor sin mi|estariais mejor sin mi|(?:me he|me) (?:tomado|tome|tragado) .. pastillas|mi (?:ultimo mensaje|despedida|carta de despedida)|(?:no voy a|no creo que) (?:llegar|llegue) a manana|manana (?:ya )?no estare(?: aqui)?)',
    unless: `${everyday}|no quiero vivir (?:en|con|tan)|dolor de|alergia|resfriado|gripe|tension|ibuprofeno|paracetamol|vivir mas (?:en|con)|de vacaciones`,
    joke: 'soften',
    keepsNegation: true,
    alsoMine: true,
    certain: true,
    text: 'Habla de quitarse la vida o de hacerse daño.',
    yes: [
      'No quiero seguir viviendo',
      'voy a matarme',
      'si te vas me corto las venas',
      'he pensado en suicidarme',
    ],
    no: ['me mato a estudiar', 'no quiero vivir en Madrid', 'casi me mato con la bici'],
  },
  {
    id: 'suicide-blackmail',
    family: 'autolesion',
    severity: 'high',
    match:
      '(?:si (?:me (?:dejas|dejás|abandonas|bloqueas|cortas|plantas)|te (?:vas|alejas)|cortas conmigo|no (?:vienes|vuelves|contestas|me contestas|venis|volves)|rompes conmigo) .. (?:me (?:mato|muero|hago algo|hago dano|suicido|corto|tiro|pego un)|no (?:se que|respondo de lo que) .. (?:hacer|hare|haga)|no se (?:de )?lo que (?:soy|voy|hare|puedo)|(?:hago|hare|voy a hacer|cometo|puedo hacer) (?:una |alguna )?(?:locura|tonteria|barbaridad)|no (?:voy a )?aguant(?:o|ar)|sera (?:lo ultimo|tu culpa)|acabo con (?:todo|mi vida))|(?:hare|voy a hacer|puedo hacer|hago) una (?:locura|barbaridad|tonteria) si|si me (?:pasa|ocurre) algo .. (?:tu culpa|culpa tuya|sobre tu conciencia|por ti|responsable)|(?:tu culpa|culpa tuya|sobre tu conciencia|cargaras con mi) .. (?:si me (?:pasa|muero|mato)|muerte)|(?:tendras|llevaras|tendrás) mi muerte|se mata si|se va a matar si|que si (?:la|le|lo) dejo se (?:mata|suicida|hace))',
    unless: everyday,
    joke: 'soften',
    keepsNegation: true,
    certain: true,
    text: 'Usa el daño a sí mismo para que no te alejes. Tómalo en serio, pero no te toca a ti sostenerlo.',
    yes: ['si me dejas me mato', 'si no contestas voy a hacer una locura', 'si me pasa algo será tu culpa'],
    no: ['si me dejas sin croquetas me muero de hambre'],
  },
  {
    id: 'wants-to-die',
    family: 'autolesion',
    severity: 'medium',
    match:
      '(?:me quiero morir|quiero morir(?:me)?|ojala no (?:despertar(?:me|a)?|me despierte)|no (?:le )?(?:veo|encuentro) (?:el )?sentido a (?:la vida|nada|vivir|seguir)|la vida no (?:tiene|vale|merece)|ya no (?:puedo|aguanto) mas con (?:todo|la vida|esto|nada)|me hago cortes|solo quiero desaparecer|quiero desaparecer)',
    unless: `${everyday}|que verguenza|he suspendido|el lunes|la resaca|que pereza|del mapa|de vacaciones|la playa`,
    worse: 'sin ti|de verdad|en serio|no aguanto|no puedo mas|ya no',
    joke: 'cancel',
    alsoMine: true,
    text: 'Expresa mucho sufrimiento. Puede ser una forma de hablar, pero conviene tomarlo en serio.',
    yes: ['No le veo sentido a la vida', 'ya no aguanto más, me quiero morir'],
    no: ['me quiero morir jajaja qué vergüenza', 'me muero de ganas de verte'],
  },
];

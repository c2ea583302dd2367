import type { Pattern } from '../pattern.ts';

const under18 = '(?:1[0-7]|once|doce|trece|catorce|quince|dieciseis|diecisiete)';
const others =
  '(?:mi|su|nuestr[oa]|una?|el|la|mis) (?:\\w{1,12} )?(?:hij[oa]s?|herman[oa]s?|sobrin[oa]s?|prim[oa]s?|perr[oa]s?|gat[oa]s?|alumn[oa]s?|coche|niet[oa]s?|casa|ahijad[oa]|relacion|empresa|peque|piso|moto)|de (?:experiencia|casad[oa]s?|carnet|carne|novi[oa]s|antiguedad|relacion|hipoteca|matrimonio|profesor[a]?|docencia|separad[oa]|edad mental)|doy clases?|profe|profesora?|mis alumn[oa]s|monitor[a]?|trabajo (?:en|de|con)|ensen[oa] en|trabajando|viviendo|llevo';

export const minor: readonly Pattern[] = [
  {
    id: 'says-age',
    family: 'menor',
    severity: 'high',
    match: `(?:(?:tengo|cumpli|acabo de cumplir|cumplo|voy a cumplir|hago|recien cumpli|tenemos) ${under18}(?: a(?:ni)?[nñ]?(?:it)?os(?! (?:en|con|de|trabajando|viviendo|siendo|conduciendo|tocando|cantando|escribiendo|estudiando|haciendo|aqui|fuera|sin|juntos))| anitos|(?: y (?:tu|vos)| pero (?:casi|parezco|aparento|no me importa|soy)))|soy (?:una? )?(?:chic[oa]|nin[oa]|chav[oa]|chaval[a]?|adolescente)? ?de ${under18} anos)`,
    unless:
      'mi (?:hij|herman|sobrin)|de (?:experiencia|casad|carnet|novi|antiguedad|relacion|hipoteca|matrimonio)|minutos|trabajando|viviendo|cuando tenia',
    joke: 'keep',
    alsoMine: true,
    certain: true,
    text: 'Dice tener menos de 18 años.',
    yes: ['tengo 15 años', 'acabo de cumplir 16 años', 'tengo 17 pero casi 18', 'tengo quince años'],
    no: [
      'tengo 15 años de experiencia',
      'tengo 15 minutos',
      'cuando tenía 15 años tocaba la batería',
      'tengo 35 años',
    ],
  },
  {
    id: 'minor-said',
    family: 'menor',
    severity: 'high',
    match: `(?:soy menor(?: de edad)?|(?:aun|todavia) soy menor|no soy mayor de edad|es menor de edad|eres menor(?: de edad)?|(?:aun|todavia) no (?:tengo|cumplo|he cumplido|llego a) (?:los )?18|no (?:tengo|he cumplido) (?:aun |todavia )?(?:los )?(?:18|dieciocho)(?: anos)?|me (?:faltan?|quedan?) .. (?:para|hasta) (?:cumplir )?(?:los )?18|(?:en .. )?cumplo (?:los )?18 (?:en|el|dentro|este|la)|tiene ${under18} anos|eres de ${under18} anos|(?:menor|menores) de 18)`,
    unless: `${others}|no soy menor|si eres menor|menores no|no hablo con menores|abstener|soy menor que|menor de (?:tres|dos|cuatro|los|mis)`,
    joke: 'keep',
    alsoMine: true,
    keepsNegation: true,
    certain: true,
    text: 'Da a entender que hay una persona menor de edad.',
    yes: [
      'soy menor de edad',
      'aún no tengo 18',
      'me faltan dos meses para los 18',
      'la chica tiene 16 años',
    ],
    no: ['mi hija tiene 15 años', 'soy la menor de tres hermanas', 'si eres menor no me escribas'],
  },
  {
    id: 'school-year',
    family: 'menor',
    severity: 'high',
    match:
      '(?:(?:estoy|voy|estudio|paso|repito|empiezo|hago) .. (?:de|en|a|segundo|tercero|cuarto|primero|1|2|3|4|1o|2o|3o|4o|º) ?(?:de )?(?:la )?eso|(?:estoy|voy) (?:a|en) (?:la )?(?:secundaria|secu|primaria)|(?:estoy|voy) .. (?:1|2|primero|segundo|1o|2o) de (?:bach|bachillerato|bachiller))',
    unless: `${others}|eso si|en eso|de eso|oposicion`,
    joke: 'keep',
    alsoMine: true,
    certain: true,
    text: 'Habla de un curso escolar propio de menores de edad.',
    yes: ['estoy en 4 de la ESO', 'voy a la secundaria', 'estoy en segundo de bachillerato'],
    no: ['estoy en eso', 'doy clase en 3 de la ESO, estoy de exámenes en cuarto de la ESO'],
  },
  {
    id: 'hide-from-parents',
    family: 'menor',
    severity: 'high',
    match:
      '(?:(?:no se lo (?:digas|cuentes)|no (?:le|les) (?:digas|cuentes) (?:nada )?|que no se enteren?|sin que (?:se enteren|lo sepan|te vean)|borra .. (?:antes de que|para que no) .. ) ?.. (?:tus (?:padres|papas|viejos)|tu (?:madre|padre|mama|papa) (?:que hablamos|de lo nuestro|que nos vemos|nada))|(?:para tu edad .. madur[oa]|madur[oa] para tu edad|pareces mayor de lo que eres|mis padres (?:no me dejan|me quitan|me han quitado|me castig|no saben)|me han castigado sin movil|(?:cuando|al) sal(?:gas|es|ir) del (?:insti|instituto|colegio|cole)))',
    unless: 'sorpresa|cumple|regalo|mis hij|recoger a',
    joke: 'keep',
    keepsNegation: true,
    alsoMine: true,
    text: 'Señales de que hay una persona menor de edad, o de que alguien pide ocultarlo a sus padres.',
    yes: [
      'no se lo digas a tus padres',
      'eres muy madura para tu edad',
      'mis padres no me dejan salir entre semana',
    ],
    no: ['no se lo digas a tus padres, es una sorpresa por su aniversario'],
  },
];

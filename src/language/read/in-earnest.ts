/** «Que no vengo a ligar con nadie a la fuerza»: what somebody will not do sounds to the weights like what they suffer. */
const willNot =
  /(?<!\p{L})(?:que )?(?:no|sin) (?:vengo|voy|pretendo|busco|quiero|intento)(?: a)? (?:(?!me |y |que |[eé]l |ella )\p{L}+ ){0,5}(?:a la fuerza|(?:obligar|forzar|insistir|retener|presionar|agobiar)\p{L}*)(?: a nadie)?(?: ni (?:a )?\p{L}{4,12}r(?!\p{L}))?/giu;

/** «Secuestrado por un gato naranja. Me despierta a golpes»: who lives with an animal has it say so, and what follows without another name is its doing. */
const byAPet =
  /(?<!\p{L})(?:secuestrad|raptad|dominad|controlad|esclavizad|mandad|tiranizad|esclav|reh[eé]n)\p{L}* (?:por|de) (?:un|una|mi|mis|dos|tres|el|la) (?:gat|perr|michi|conej|loro|hur[oó]n|cobaya|tortuga)\p{L}*[^.!?,;\n]{0,80}(?:[.;,] (?:me|no me|y me|ni) [^.!?;\n]{0,160}){0,4}/giu;

/** A person, or what no animal does: then nobody knows whose doing it is. */
const byAPerson =
  /(?<!\p{L})(?:marido|espos|novi|pareja|ex(?!\p{L})|chic[oa]|hombre|padre|madre|pap[aá]|mam[aá]|herman|jef[ea]|suegr|hij[oa]|t[ií]o|[eé]l(?= me| no me)|ella|mat|mor[ií]|muer|suicid|viol|peg[auoó]|amenaz|fuerza|encierr|encerr|maltrat|insult|dej\p{L}* (?:salir|ver|hablar|trabajar))/iu;

/** «Hazme una bio que ligue mucho»: an order to us tells nothing of anybody. */
const ofUs =
  /(?<!\p{L})(?:haz|pon|inventa|cr[eé]a|escr[ií]be|hace|dame)(?:me|nos)?(?: t[uú])? (?:una? |la |el |algo )?(?:de )?(?:bio|perfil|descripci[oó]n|presentaci[oó]n|frase|mensaje|texto)(?!\p{L})[^.,;:\n]{0,60}/giu;

export const inEarnest = (text: string): string =>
  text
    .replace(ofUs, '')
    .replace(willNot, '')
    .replace(byAPet, (said) => (byAPerson.test(said) ? said : ''));

/** Nobody runs away who is only about to, unless they are afraid. */
const nervous =
  /(?<!\p{L})que no se (?:me |le )?(?:note|notara) (?:que )?(?:estoy a punto de|tengo (?:unas )?ganas de|me dan ganas de) (?:salir (?:corriendo|huyendo|por patas)|echar a correr|hu[ií]r|escapar(?:me)?|irme corriendo)(?!\p{L}| (?:de|si|cuando|por|a) )/giu;

export const withoutNerves = (text: string): string => text.replace(nervous, '');

export const withoutReported = (text: string): string => text.replace(reported, ' ');

/** Words that somebody tells of. They end: where no mark does, each that opens would be read to the end of a long text. */
const reported =
  /(?<=(?<!\p{L})(?:dij|dec|dic|pus|pon|escrib|cont|solt)\p{L}*[^«"“\n]{0,20})(?:«[^«»]{0,1000}»|"[^"]{0,1000}"|“[^“”]{0,1000}”)/giu;

import { fold } from './fold.ts';

const signs =
  /\b(vos|sos|tenes|queres|podes|sabes vos|contame|decime|che|vivis|haces vos|laburo|laburas|re copad[oa]|mandame|fijate)\b/;

export function usesVos(text: string): boolean {
  return signs.test(fold(text));
}

const forms: Record<string, string> = {
  eres: 'sos',
  tienes: 'tenés',
  quieres: 'querés',
  puedes: 'podés',
  prefieres: 'preferís',
  eliges: 'elegís',
  pides: 'pedís',
  pones: 'ponés',
  llevas: 'llevás',
  haces: 'hacés',
  tocas: 'tocás',
  juegas: 'jugás',
  dices: 'decís',
  cocinas: 'cocinás',
  entrenas: 'entrenás',
  explicas: 'explicás',
  enseñas: 'enseñás',
  prestas: 'prestás',
  recomiendas: 'recomendás',
  disfrutas: 'disfrutás',
  gritas: 'gritás',
  hablas: 'hablás',
  dejas: 'dejás',
  piensas: 'pensás',
  escapas: 'escapás',
  saludas: 'saludás',
  echas: 'echás',
  marcas: 'marcás',
  animas: 'animás',
  apuntas: 'apuntás',
  atreves: 'atrevés',
  aceptas: 'aceptás',
  empiezas: 'empezás',
  confirmas: 'confirmás',
  sigues: 'seguís',
  cuéntame: 'contame',
  dime: 'decime',
  confiesa: 'confesá',
  tú: 'vos',
  contigo: 'con vos',
  doblas: 'doblás',
  grabas: 'grabás',
  guardas: 'guardás',
  sientes: 'sentís',
};

/** Our own sentences only: each form in the table has one reading in them. */
export function toVos(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const form = forms[word.toLowerCase()];
    if (!form) return word;
    return /^\p{Lu}/u.test(word) ? form.charAt(0).toUpperCase() + form.slice(1) : form;
  });
}

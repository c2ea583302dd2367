import { normalForm } from '../../platform/normal-form.ts';

/** Infinitive, third and first person: what people write about themselves and about others. */
const verbs = `
coleccionar colecciona colecciono; pintar pinta pinto; escribir escribe escribo; hacer hace hago; jugar juega juego; tocar toca toco
montar monta monto; trabajar trabaja trabajo; estudiar estudia estudio; tener tiene tengo; bailar baila bailo; cantar canta canto
cocinar cocina cocino; correr corre corro; nadar nada nado; leer lee leo; viajar viaja viajo; ver ve veo; escuchar escucha escucho
practicar practica practico; entrenar entrena entreno; salir sale salgo; aprender aprende aprendo; hablar habla hablo
comer come como; beber bebe bebo; preferir prefiere prefiero; cuidar cuida cuido; diseñar diseña diseño; programar programa programo
surfear surfea surfeo; navegar navega navego; entrenar entrena entreno; meditar medita medito; tapear tapea tapeo; bordar borda bordo; hornear hornea horneo; boxear boxea boxeo; patinar patina patino; escalar escala escalo; esquiar esquia esquio; patinar patina patino; criar cria crio; dibujar dibuja dibujo
restaurar restaura restauro; coser cose coso; tejer teje tejo; plantar planta planto; cultivar cultiva cultivo; reparar repara reparo
arreglar arregla arreglo; construir construye construyo; fabricar fabrica fabrico; grabar graba grabo; editar edita edito
actuar actua actuo; dirigir dirige dirijo; enseñar enseña enseño; investigar investiga investigo; caminar camina camino
pasear pasea paseo; madrugar madruga madrugo; dormir duerme duermo; desayunar desayuna desayuno; merendar merienda meriendo
cenar cena ceno; improvisar improvisa improviso; organizar organiza organizo; remar rema remo; pescar pesca pesco; volar vuela vuelo
bucear bucea buceo; acampar acampa acampo; fotografiar fotografia fotografio; traducir traduce traduzco; dar da doy; ir va voy
vivir vive vivo; llevar lleva llevo; reír rie rio; soñar sueña sueño; componer compone compongo; conducir conduce conduzco
`;

const known = verbs
  .split(/[;\n]/)
  .map((line) => line.trim().split(' '))
  .filter((forms) => forms.length === 3);

/** End like infinitives, and are none. */
const nouns = new Set([
  'mujer',
  'taller',
  'hogar',
  'lugar',
  'alquiler',
  'placer',
  'altar',
  'collar',
  'dolar',
  'familiar',
  'escolar',
  'popular',
  'militar',
  'bienestar',
  'alfiler',
  'solar',
  'telar',
  'pilar',
  'oscar',
  'titular',
  'particular',
  'singular',
  'ayer',
  'caracter',
]);

const plain = (word: string) =>
  normalForm(word, 'NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const toInfinitive = new Map<string, string>();
const infinitives = new Set<string>();
for (const [infinitive = '', third = '', first = ''] of known) {
  toInfinitive.set(plain(third), infinitive);
  toInfinitive.set(plain(first), infinitive);
  toInfinitive.set(`${plain(third)}s`, infinitive);
  infinitives.add(plain(infinitive));
}

// «Como panadera» and «nada serio» are neither eating nor swimming.
for (const word of ['como', 'nada']) toInfinitive.delete(word);

/** `folded` is a finite form of a verb we know. */
export function infinitiveOf(folded: string): string | undefined {
  return toInfinitive.get(folded);
}

export function isInfinitive(folded: string): boolean {
  return infinitives.has(folded) || (!nouns.has(folded) && /^\p{L}{3,}(ar|er|ir)(se|me|te)?$/u.test(folded));
}

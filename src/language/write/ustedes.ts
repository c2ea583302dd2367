import { likeIts } from './second-person.ts';

const forms = new Map(
  `
abandonad abandonen; abrid abran; acabad acaben; acordad acuerden; adivinad adivinen; animad animen; apostad apuesten; aprended aprendan; aprovechad
aprovechen; avisad avisen; bautizad bauticen; buscad busquen; cambiad cambien; cenad cenen; cerrad cierren; comentad comenten; compartid compartan;
comprad compren; comprobad comprueben; confesad confiesen; confirmad confirmen; contad cuenten; creed crean; dad den; decid digan; decidid decidan;
declarad declaren; defended defiendan; dejad dejen; describid describan; dibujad dibujen; discutid discutan; diseñad diseñen; elegid elijan; empezad
empiecen; emplatad emplaten; encontrad encuentren; enseñad enseñen; entrad entren; entregad entreguen; escribid escriban; escuchad escuchen; evitad
eviten; explicad expliquen; fijad fijen; firmad firmen; fundad funden; ganad ganen; guardad guarden; hablad hablen; haced hagan; id vayan;
intercambiad intercambien; inventad inventen; leed lean; ligad liguen; llamad llamen; llegad lleguen; llevad lleven; meted metan; mezclad mezclen;
mirad miren; montad monten; negociad negocien; pagad paguen; parad paren; pedid pidan; pisad pisen; planead planeen; poned pongan; preguntad
pregunten; preparad preparen; presentad presenten; probad prueben; proponed propongan; puntuad puntúen; quedad queden; quitad quiten; recorred
recorran; recuperad recuperen; redactad redacten; regatead regateen; repartid repartan; repetid repitan; reproducid reproduzcan; reservad reserven;
retransmitid retransmitan; rodad rueden; saludad saluden; seguid sigan; sellad sellen; señalad señalen; tened tengan; terminad terminen; traed
traigan; usad usen; ved vean; visitad visiten; volved vuelvan; votad voten; acabáis acaban; apetecéis apetecen; cambiéis cambien; cenáis cenan;
comentéis comenten; coméis comen; conocéis conocen; conozcáis conozcan; creéis creen; dejáis dejan; elijáis elijan; encadenéis encadenen; encontréis
encuentren; escribís escriben; estáis están; habéis han; habláis hablan; haréis harán; hayáis hayan; hacéis hacen; lleváis llevan; llevéis lleven;
metéis meten; nadáis nadan; pedís piden; perdéis pierden; podáis puedan; podéis pueden; preferís prefieren; quedáis quedan; queráis quieran; queréis
quieren; regateéis regateen; respetáis respetan; sabéis saben; salgáis salgan; saquéis saquen; separáis separan; sepáis sepan; sintáis sientan;
soportáis soportan; tengáis tengan; tenéis tienen; vayáis vayan; veréis verán; veáis vean; vais van; veis ven; seáis sean; sois son; vivís viven;
digáis digan; hagáis hagan; pongáis pongan; volváis vuelvan; acertasteis acertaron; aprendisteis aprendieron; conocisteis conocieron; hicisteis
hicieron; reísteis rieron; supisteis supieron; visteis vieron; fuisteis fueron; acabarais acabaran; conocierais conocieran; erais eran; fuerais
fueran; haríais harían; jugabais jugaban; peleabais peleaban; llevaríais llevarían; pondríais pondrían; seguiríais seguirían; usaríais usarían;
veríais verían; viviríais vivirían; arreglaos arréglense; cambiaos cámbiense; enseñaos enséñense; fijaos fíjense; haceos háganse; llevaos llévense;
mandaos mándense; paraos párense; presentaos preséntense; quedaos quédense; saltaos sáltense; sentaos siéntense; turnaos túrnense; poneos pónganse;
repartíos repártanse; contaos cuéntense; dejaos déjense; tomaos tómense; decíos díganse; fiaos fíense; despedíos despídanse; veos véanse; iros irse; sentaros sentarse; contaros contarse; veros verse; reconoceros reconocerse; repartiros repartirse; separaros separarse; enseñaros enseñarse; recomendaros
recomendarse; despediros despedirse; enamoraros enamorarse; conoceros conocerse; diseñaros diseñarse; encontraros encontrarse; quedaros quedarse;
moveros moverse; daros darse; poneros ponerse; vosotros ustedes; vosotras ustedes; vuestro su; vuestra su; vuestros sus; vuestras sus; móvil
celular; móviles celulares; zumo jugo; zumos jugos; chubasquero impermeable; aparcamiento estacionamiento; coche auto; conduzca maneje; cercanías
tren; cogerlo tomarlo; coger tomar; cogéis toman; coged tomen; llegáis llegan; salís salen; doblad doblen; partid partan; cumplid cumplan; cantad canten; pegad peguen
resolved resuelvan; resumid resuman; apuntad apunten; tararead tarareen; salid salgan; venid vengan; dormid duerman; recordad recuerden; jugad jueguen; imaginad imaginen; comparad
comparen; calculad calculen; cruzad crucen; marcad marquen; reclamad reclamen; recoged recojan; servid sirvan; competid compitan; brindad brinden;
mandad manden; vended vendan; pasad pasen; tirad tiren; bautizad bauticen; estéis estén; piséis pisen; imaginéis imaginen; uséis usen; mováis muevan;
volvéis vuelven; soléis suelen; levantáis levantan; levantaos levántense; llevaréis llevarán; conociéndoos conociéndose; turnándoos turnándose; paráis paran
`
    .split(/[;\n]\s*/)
    .join(' ')
    .match(/\S+ \S+/g)
    ?.map((pair) => pair.split(' ') as [string, string]),
);

/** «Doblen» before «las» is «dóblen»: the stress stays where it was. */
function stressed(form: string): string {
  if (/[áéíóú]/u.test(form)) return form;
  const [group] = [...form.matchAll(/[iu]?[aeo][iu]?|[iu]+/gu)].slice(-2);
  if (!group) return form;
  const at = group.index + Math.max(group[0].search(/[aeo]/u), 0);
  return `${form.slice(0, at)}${'áéíóú'['aeiou'.indexOf(form.charAt(at))]}${form.slice(at + 1)}`;
}

function formOf(word: string): string | undefined {
  const [, verb = word, pronoun = ''] = /^(\p{L}+[aei]d)(l[aeo]s?)$/u.exec(word) ?? [];
  const form = forms.get(verb);
  return form && pronoun ? stressed(form) + pronoun : form;
}

/** Our own sentences, from «vosotros» to «ustedes»: «os sentáis» is «se sientan», and «os gusta» «les gusta». */
export function toUstedes(text: string): string {
  return text
    .replace(/(?<!\p{L})(el|la|los|las) vuestr(?=[oa]s?(?!\p{L}))/giu, '$1 suy')
    .replace(/(?<!\p{L})(os) (\p{L}+)/giu, (_, os: string, verb: string) => {
      const isTheirs = forms.has(verb.toLowerCase());
      return `${likeIts(os, isTheirs ? 'se' : 'les')} ${verb}`;
    })
    .replace(/\p{L}+/gu, (word) => {
      const form = formOf(word.toLowerCase());
      return form ? likeIts(word, form) : word;
    });
}

/** Forms for «tú» in our own sentences, each with its form for «vos»: only words with one reading there. */
const present = `
acabas acabás; aceptas aceptás; andas andás; animas animás; apuestas apostás; apuntas apuntás; atreves atrevés; avisas avisás; buscas buscás
cambias cambiás; cantas cantás; cobras cobrás; comes comés; confirmas confirmás; contestas contestás; convences convencés; crees creés; cuentas contás
das das; debes debés; decides decidís; dedicas dedicás; dejas dejás; desmientes desmentís; dices decís; disfrutas disfrutás; doblas doblás; echas echás
eliges elegís; empiezas empezás; encuentras encontrás; enseñas enseñás; entras entrás; entrenas entrenás; eres sos; escapas escapás; escribes escribís
estás estás; explicas explicás; finges fingís; grabas grabás; gritas gritás; guardas guardás; hablas hablás; haces hacés; has has; imaginas imaginás
improvisas improvisás; insultas insultás; juegas jugás; lees leés; llevas llevás; marcas marcás; mereces merecés; metes metés; necesitas necesitás
niegas negás; opinas opinás; pagas pagás; pides pedís; piensas pensás; pones ponés; prefieres preferís; preparas preparás; presentas presentás
prestas prestás; propones proponés; puedes podés; quieres querés; recomiendas recomendás; recuerdas recordás; repites repetís; ríes reís; sabes sabés
sacas sacás; sales salís; saludas saludás; sientes sentís; sigues seguís; soportas soportás; sueles solés; sueltas soltás; tardas tardás; temes temés
tienes tenés; tocas tocás; trabajas trabajás; usas usás; vas vas; vendes vendés; ves ves; vienes venís; vives vivís; vuelves volvés; cocinas cocinás
viajas viajás; paras parás; pareces parecés; firmas firmás; lloras llorás; bailas bailás; corres corrés; llegas llegás; llamas llamás; tiras tirás; tomas tomás; compartes compartís; declaras declarás; mandas mandás; amplías ampliás; barres barrés; cansas cansás; conoces conocés; encargas encargás; gustas gustás; quedas quedás; salvas salvás; sueñas soñás; miras mirás; dibujas dibujás; aguantas aguantás
apareces aparecés; bebes bebés; caes caés; cancelas cancelás; compites competís; confías confiás; corriges corregís; desconfías desconfiás; despiertas despertás
entiendes entendés; equivocas equivocás; importas importás; insistes insistís; planteas planteás; respetas respetás; vales valés; esperas esperás; fumas fumás; tonteas tonteás; ayudas ayudás; consigues conseguís
defiendes defendés; perdonas perdonás; valoras valorás; fijas fijás; discutes discutís; conservas conservás; respondes respondés; esmeras esmerás
demuestras demostrás; pierdes perdés; procuras procurás; tiendes tendés; posas posás; libras librás; traes traés; describes describís; concedes concedés
agradeces agradecés; envidias envidiás; atiendes atendés; desconectas desconectás; enteras enterás; acuerdas acordás; pasas pasás; apagas apagás; cuidas cuidás
`;

/** Past, conditional, future and subjunctive: the same for «vos». */
const sameForVos = `
acabaste aprendiste buscaste descubriste echaste elegiste empezaste escribiste hiciste recomendaste sentiste tardaste quedaste reíste llevaste fuiste
viste diste dijiste estuviste tuviste pusiste volviste cocinaste viajaste
jugabas llevabas hacías tenías eras estabas ibas borrarías cocinarías confesarías defenderías dirías empezarías enseñarías explicarías harías jugarías
llevarías mandarías pedirías podrías pondrías recomendarías repetirías sentirías serías volverías verías cambiarías comerías elegirías gustarías
contaste pasaras corras entiendas entres insistas pidas preocupes quedes recuperes respondas sigas supongas arrepientas duermas
contestarías dedicarías recibirás reconocerás sabrás
echarías verás dirás serás podrás tendrás querrás
quieras puedas digas elijas vayas hayas tengas sepas estés vuelvas descanses necesites escribas encuentres conozcas contestes cuentes propongas
respires sientas contaras pudieras tuvieras supieras volvieras dejes invites preguntes expliques hables hagas seas vengas pongas apetezcas llegues
aceptes adivinaras animes aproveches arregles asustes avisaste avises bajes busques caíste calles cambies cancelaste cargaras comentes compartas
comprendas contarás convenzas cortaste creíste cuides debiste decidas decías dejaste desaparezcas descubras deshiciste devolverías devuelvas dijeras eligieras
enfades enteraras enteraste enteres escuches esfuerces esperabas esperes estarías evites grites habías hicieras importabas intentes justifiques
juzgues lances levantes leyeras llames lleves marques merecías midas mires necesitabas notes oíste olvides organizaste pagaste pasaste perdones pienses pierdas
preguntaras prohíbas prometas querrías querías quites renuncies repitas respetaras respetes resuelvas sabías salves siguieras subas tomes
tranquilices trates uses viniste vivieras viviste supieras hubieras fueras rías cortes corrijas apagues contabas coquetees darías escucharas fumes intervengas opines prefieras riñas sintieras conformes habrías inventaste llevaras notaras notarás venías acabes ayudes desapareciste faltes toques traigas adivines cruces durmieras veas vigiles leíste confíes plantees pensaste quitaste
empieces acuerdes rellenes cierres firmes cumplas termines oyeras veías contarías supiste salvarías amueblaras regalarías descubrirías rescatarías
recordarás conociste acababas aguantaste sentaste sonabas llegaste quedarías atreviste confieses
`;

/** Imperatives and short words: tú, vos, usted. */
const others = `
cuéntame contame cuénteme; cuéntamelo contámelo cuéntemelo; dime decime dígame; dame dame deme; elige elegí elija; empieza empezá empiece; confiesa confesá confiese
propón proponé proponga; recomiéndame recomendame recomiéndeme; pregúntame preguntame pregúnteme; dímelo decímelo dígamelo; descansa descansá descanse; acuérdate acordate acuérdese; olvídate olvidate olvídese; ponme poneme póngame; rodéate rodeate rodéese; tómate tomate tómese; quédate quedate quédese; responde respondé responda; escríbeme escribime escríbame; apóyate apoyate apóyese; avísame avisame avíseme; contéstame contestame contésteme; llámame llamame llámeme; perdóname perdoname perdóneme; pregúntamela preguntamela pregúntemela; pídemelo pedímelo pídamelo; respétalo respetalo respételo; piénsalo pensalo piénselo; tómatelo tomatelo tómeselo; dímelos decímelos dígamelos; hazte hacete hágase; hazlas hacelas hágalas; hazla hacela hágala; déjame dejame déjeme; devuélveme devolveme devuélvame; háblalo hablalo háblelo; mírame mirame míreme; cuídate cuidate cuídese; resúmelo resumilo resúmalo; llévame llevame lléveme; suelta soltá suelte
piénsatelo pensalo piénseselo; perdona perdoná perdone; oye che oiga; di decí diga; enséñame enseñame enséñeme; espera esperá espere
tú vos usted; ti vos usted; contigo con·vos con·usted; tu tu su; tus tus sus; tuyo tuyo suyo; tuya tuya suya; tuyos tuyos suyos; tuyas tuyas suyas
`;

const rows = (text: string) =>
  text
    .split(/[;\n]/)
    .map((row) => row.trim().split(' '))
    .filter((row) => row.length > 1);

const irregular: Record<string, string> = {
  eres: 'es',
  hiciste: 'hizo',
  fuiste: 'fue',
  viste: 'vio',
  diste: 'dio',
  dijiste: 'dijo',
  estuviste: 'estuvo',
  tuviste: 'tuvo',
  pusiste: 'puso',
  supiste: 'supo',
  sentiste: 'sintió',
  reíste: 'rio',
  viniste: 'vino',
  deshiciste: 'deshizo',
  caíste: 'cayó',
  oíste: 'oyó',
  creíste: 'creyó',
  leíste: 'leyó',
};

function ustedOf(tu: string): string {
  return (
    irregular[tu] ??
    tu
      .replace(/aste$/, 'ó')
      .replace(/[ií]ste$/, 'ió')
      .replace(/s$/, '')
  );
}

const tuByThird = new Map(
  [...Object.entries(irregular), ['estás', 'esta']].map(([tu = '', third = '']) => [third, tu]),
);

/** «Manda», «mandó», «es», of whom it is told, said to them: mandas, mandaste, eres. */
export const tuOf = (third: string): string =>
  tuByThird.get(third) ??
  (/ó$/u.test(third) ? third.replace(/ió$/u, 'iste').replace(/ó$/u, 'aste') : `${third}s`);

interface Forms {
  vos: string;
  usted: string;
  /** A verb of which «tú» is the subject: «te» before it is its own. */
  isVerb: boolean;
}

const verbs = [
  ...rows(present).map(([tu = '', vos = '']) => ({ tu, vos, usted: ustedOf(tu), isVerb: true })),
  ...(sameForVos.match(/\p{L}+/gu) ?? []).map((tu) => ({ tu, vos: tu, usted: ustedOf(tu), isVerb: true })),
];
const rest = rows(others).map(([tu = '', vos = '', usted = '']) => ({
  tu,
  vos: vos.replace('·', ' '),
  usted: usted.replace('·', ' '),
  isVerb: false,
}));

export const secondPerson: ReadonlyMap<string, Forms> = new Map(
  [...verbs, ...rest].map(({ tu, ...forms }) => [tu, forms]),
);

/** Orders that are also what somebody else does: «elige», «suelta»; and those whose forms we do not have. */
export const imperatives: ReadonlySet<string> = new Set(
  `elige empieza confiesa propón descansa responde suelta perdona oye di espera
  mira ven pon cuenta trae recomienda invita escoge piensa prueba imagina lleva deja toma coge haz sal ten vota apuesta apunta avisa saca enseña
  explica describe defiende completa adivina ordena resume pide dibuja cambia busca olvida juzga firma corrige convence avanza reserva acepta
  rellena puntúa nombra presta regala salva repite gira sube baja entra vuelve quédate fíjate ponte siéntate anímate`.split(
    /\s+/,
  ),
);

export function likeIts(word: string, form: string): string {
  return /^\p{Lu}/u.test(word) ? form.charAt(0).toUpperCase() + form.slice(1) : form;
}

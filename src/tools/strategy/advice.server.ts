import type { StrategyStyle } from './contract.ts';
import type { Aim } from './lines/angle.server.ts';
import type { Situation } from './read-received.server.ts';

export const situationAdvice: Record<Situation, string> = {
  minor:
    'En lo que te ha escrito hay señales de que es una persona menor de 18 años. Salero no ayuda a ligar ahí: cierra con amabilidad, no pidas ni guardes imágenes y, si algo te preocupa, en el 017 orientan.',
  danger:
    'Antes que una buena respuesta, tu seguridad. No contestar es una decisión válida: guarda los mensajes, cuéntaselo a alguien de confianza y mira las líneas de ayuda de abajo.',
  pressure:
    'Lo que has recibido aprieta o falta al respeto. No hace falta agradar: puedes poner un límite, despedirte o no contestar. Lo que haga después con tu límite te dirá mucho.',
  refusal:
    'Te ha dicho que no, y la mejor jugada es aceptarlo con elegancia. Sin preguntas, sin segundas vueltas: una despedida amable y a otra cosa.',
  plan: 'Hay un plan encima de la mesa. Lo que más ayuda ahora es concretar: día, hora y zona, en un solo mensaje.',
  excuse:
    'Ahora no puede o no concreta. Deja la puerta abierta una vez, sin insistir: si le apetece, propondrá otro momento.',
  cold: 'La respuesta es muy corta. Prueba una pregunta fácil de contestar y, si sigue igual, deja de tirar tú del carro.',
  greeting:
    'Es un saludo: devuélvelo y añade algo fácil de contestar, que un «hola» a secas se queda sin tema.',
  courtesy:
    'Ha contestado por cortesía: contesta tú en dos palabras y pregunta algo que no se responda con un «bien».',
  contact:
    'Dar tu contacto es decisión tuya, y se puede esperar sin ofender. Si lo das, que sea porque te apetece y no por compromiso.',
  compliment:
    'Un piropo se agradece en dos palabras. Luego, a otra cosa: lo que engancha es la conversación.',
  reassure: 'Te pregunta si algo suyo te importa: contesta claro y con cariño, y no lo conviertas en tema.',
  voice: 'Oírse antes de quedar es buena idea, y también más seguro. Corto, con hora de final y sin presión.',
  laugh: 'Se ha reído, y eso es buena señal. Aprovecha el buen humor para preguntar algo suyo.',
  night: 'Es una despedida hasta mañana: breve y con cariño. No hace falta alargar la noche.',
  choice: 'Te ha dado a elegir: mójate con lo tuyo de verdad y devuélvele la pregunta.',
  seeks:
    'Esa respuesta solo la sabes tú: quédate con la versión que se parezca a lo que buscas y cámbiala a tu gusto. La claridad ahorra semanas.',
  boundary:
    'Ha puesto un límite, y no es un rechazo. Respétalo sin bromas ni segundas vueltas: eso da más confianza que cualquier frase.',
  need: 'Te ha contado algo que el plan debe tener en cuenta. Agradécelo, cuenta con ello y no lo conviertas en tema.',
  photo:
    'Enviar fotos es decisión tuya, y «ahora no» vale. Si insiste después de tu respuesta, te está diciendo cómo es.',
  hard: 'Te ha contado algo que pesa. Primero escucha; el objetivo puede esperar a un día mejor.',
  joy: 'Te ha contado una alegría: celébrala primero y con su nombre. Lo que quieras proponer entra mejor después.',
  feeling:
    'Te está enseñando interés. Corresponde en la misma medida, ni más ni menos, y da un paso pequeño.',
  question:
    'Te ha preguntado algo: contéstalo con un dato tuyo antes de enviar, que esa parte solo la sabes tú.',
  friendly:
    'La charla va bien. Coge un hilo concreto de lo que te ha contado: se nota cuando alguien ha leído de verdad.',
};

export const aimAdvice: Record<Aim | 'end', string> = {
  date: 'Para la cita, mejor algo corto y de día, en un sitio con gente, y con salida fácil para ambas partes.',
  whatsapp: 'Ofrecer tu número pesa menos que pedir el suyo. Si prefiere seguir en la app, respétalo.',
  interest: 'Una sola pregunta por mensaje, y que no se conteste con un sí o un no.',
  recover: 'Un mensaje y a esperar. Si no contesta, el silencio también es una respuesta.',
  call: 'Propón una duración corta: diez minutos asustan menos que «una llamada».',
  apologise: 'Una disculpa sin «pero» y sin pedir nada a cambio.',
  end: 'Para terminar bien basta con ser breve, amable y no dejar la puerta entreabierta si no quieres.',
};

export const styleTips: Record<Exclude<StrategyStyle, 'custom'>, string> = {
  casual: 'Escribe como hablas: frases cortas y sin repasarlo veinte veces.',
  divertido:
    'Un toque de humor por mensaje es suficiente, y siempre sobre la situación, nunca sobre la otra persona.',
  sincero: 'Di una cosa verdadera y concreta. La sinceridad cabe en una línea.',
  directo: 'Di lo que quieres en la primera frase y deja sitio para un no.',
  romantico: 'La ternura está en el detalle: nombra algo suyo y evita las palabras grandes.',
};

export const seriousTip = 'Breve y con calma: cuanto menos expliques, más claro queda.';

export const selfHarmAdvice =
  'Tómate en serio lo que dice, sin cargar con ello a solas ni quedarte por miedo. El 024 orienta también a quien acompaña; si hay peligro ahora, llama al 112 y avisa a alguien cercano.';

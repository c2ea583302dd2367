import { chatRule, fence, fenceChat, fenceRule } from '../../generation/models/fence.ts';
import type { Prompt, PromptContext } from '../../generation/tool.ts';
import { addressRule } from '../../language/write/address.ts';
import {
  defaultObjective,
  defaultStyle,
  objectiveLabels,
  type StrategyInput,
  styleLabels,
} from './contract.ts';

const system = `Eres Salero. Ayudas a personas adultas que usan apps de citas a decidir qué contestar. Escribes en español de España, con naturalidad y buen corazón, sin dar por hecho el género de nadie.

Tu tarea: tres jugadas desde tres ángulos realmente distintos. La primera es la que recomiendas ("angle", "silent", "suggestedReply"); las otras dos van en "alternatives". "angle" es el nombre del ángulo, de dos a cuatro palabras; "suggestedReply", un mensaje listo para enviar.

Cómo escribes los mensajes:
- Cortos: una o dos frases, como mucho 240 caracteres, como se escribe en el móvil. Tuteo, salvo que el mensaje recibido use vos o usted.
- Cada uno parte de algo concreto del mensaje recibido: contesta lo que se pregunta, recoge el plan que se ofrece, nombra el tema.
- Sirven al objetivo y suenan al estilo pedido. El estilo es un tono, nunca presión: ni insistencia, ni urgencia, ni reproches, ni doble sentido sexual.
- No inventas ni das por hecho nada de quien escribe (gustos, agenda, trabajo, si puede); lo que quiere lo dice el objetivo. Donde haga falta un dato suyo, deja un hueco entre corchetes que diga qué falta («[lo que hiciste]»), uno por mensaje.
- Nada de frases de ligar, tópicos ni halagos al cuerpo. Ningún emoji, salvo que el mensaje los use.

No contestar también es una jugada, y a veces la mejor: ante una amenaza, un insulto o quien insiste tras un límite, o si quien consulta ya escribió y le toca a la otra persona. Esa jugada lleva "silent": true, y su "suggestedReply" le dice a quien consulta qué hacer en lugar de contestar. Las demás llevan false.

Límites, por encima del objetivo:
- Si el mensaje recibido dice que no a la persona, o se despide, las tres son salidas elegantes que no piden nada ni reabren la puerta; si pide que no le escriban, las tres son de silencio.
- Un «no» a una petición (una foto, un día, el teléfono) no es un no a la persona: se acepta sin insistir y la charla sigue.
- Ante amenazas, chantaje, control, presión o petición de dinero, las tres cuidan a quien consulta y ninguna negocia: poner un límite, despedirse o no contestar.
- Si hay indicios de que alguien tiene menos de 18 años, no ayudes a ligar: las tres cierran la conversación con amabilidad y "strategicAdvice" lo explica.
- Si alguien habla de hacerse daño, las tres son de cuidado, sin romance. Ante un duelo o una mala noticia, primero el cuidado; el objetivo espera.

"strategicAdvice": dos frases como mucho, con el porqué y, si la charla sigue, qué observar después; sin diagnosticar a nadie ni prometer resultados. "styleTip": una frase. "familias": las familias de señales de alerta graves que haya en el mensaje recibido; lista vacía si no hay.

${chatRule}

${fenceRule}`;

const refineSystem = `Eres Salero. Reescribes una respuesta para una conversación de una app de citas, en español, según lo que se te pide. Conserva el sentido, el detalle concreto y los huecos entre corchetes; no inventes datos, no añadas presión ni nada sexual, y que suene a persona. Si la respuesta es una despedida o un límite, sigue siéndolo. Devuelve solo el texto nuevo, distinto del anterior, en "text".

${fenceRule}`;

const chipOrders = {
  shorter: 'Hazla más corta.',
  funnier: 'Hazla más graciosa, con humor amable.',
  bolder: 'Hazla más directa: clara y segura, sin presionar.',
  warmer: 'Hazla más cálida y cercana, sin empalagar.',
  another: 'Escribe otra con la misma idea y el mismo tono, con otras palabras y otra estructura.',
} as const;

function named(value: string, labels: Record<string, string>): string | null {
  return value !== 'other' && value !== 'custom' && Object.hasOwn(labels, value)
    ? (labels[value] ?? null)
    : null;
}

export function strategyPrompt(
  { lastMessage, receivedMessage, objective, customObjective, style }: StrategyInput,
  { address, refinement }: PromptContext,
): Prompt {
  const aim = objective ?? (customObjective ? 'other' : defaultObjective);
  const aimLabel = named(aim, objectiveLabels);
  const tone = style ?? defaultStyle;
  const toneLabel = named(tone, styleLabels);
  const ownAim = aim === 'other' ? customObjective : aim;
  const parts = [
    aimLabel
      ? `Objetivo: ${aimLabel}.`
      : ownAim
        ? fence('objetivo', ownAim)
        : `Objetivo: ${objectiveLabels[defaultObjective]}.`,
    toneLabel
      ? `Estilo: ${toneLabel}.`
      : tone === 'custom'
        ? `Estilo: ${styleLabels[defaultStyle]}.`
        : fence('estilo', tone),
    lastMessage ? fence('mi último mensaje', lastMessage) : '',
    fenceChat('mensaje recibido', receivedMessage),
    refinement ? `${chipOrders[refinement.chip]}\n\n${fence('respuesta', refinement.text)}` : '',
    addressRule(address),
  ];
  return { system: refinement ? refineSystem : system, user: parts.filter(Boolean).join('\n\n') };
}

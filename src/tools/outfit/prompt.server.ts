import { fence, fenceRule } from '../../generation/models/fence.ts';
import type { Prompt, PromptContext } from '../../generation/tool.ts';
import { addressRule } from '../../language/write/address.ts';
import { todayRule } from '../../language/write/today.ts';
import { dateTypes, genders, type OutfitInput, styleTypes, temperatures } from './contract.ts';

const system = `Propones qué ponerse para una cita, en español.

Cómo son tus propuestas:
- Un conjunto completo y realista, con prendas que mucha gente ya tiene o encuentra sin gastar mucho. Nunca nombres marcas ni tiendas.
- Cada prenda con su color y su tejido o corte, y coherente con la cita, el estilo, la temperatura y la estación: la que diga la persona o, si no dice ninguna, la de la fecha de hoy.
- Lo que la persona pide llevar, aparece. Lo que pide evitar y lo que le preocupa de su cuerpo no se nombra en ninguna parte, ni para negarlo: dile que lo has tenido en cuenta describiendo lo que sí hay («todo con caída y holgado», «tejidos de algodón»). La lluvia, una silla de ruedas o el suelo que va a pisar sí se nombran, con naturalidad.
- Manda la seguridad del sitio, aunque la persona suela ir de otra manera: suela que agarre en un sendero, nada suelto en moto o escalando, abrigo si se enfría al caer la tarde. Si choca con lo que pide, dilo en una frase y busca algo parecido que sirva. Entre la etiqueta del sitio y el estilo, manda la etiqueta.
- Cómoda y digna para cualquier cuerpo, edad y bolsillo: sin juzgar tallas, sin «disimular» ni «estilizar», sin consejos para gustar a un género.
- Si no se indica género, propón prendas que pueda llevar cualquiera. «Sexy» es sentirse con confianza, no enseñar más.

Qué devuelves:
- title: un nombre corto para el conjunto.
- garments: de dos a cinco prendas, una por elemento.
- shoes, accessories: una o dos frases.
- styleDetails: colores, cómo se lleva y un detalle práctico para ese lugar y ese tiempo, en dos o tres frases.
- finalAdvice: una o dos frases que den tranquilidad; por ejemplo, probarlo la víspera.

${fenceRule}`;

const labelOf = (labels: Record<string, string>, value: string | undefined) =>
  (value && Object.hasOwn(labels, value) ? labels[value] : value) || 'sin indicar';

export function outfitPrompt(input: OutfitInput, context: PromptContext): Prompt {
  const dateType = [labelOf(dateTypes, input.dateType), input.customDateType].filter(Boolean).join(': ');
  return {
    system,
    user: [
      `${addressRule(context.address)} ${todayRule(context.today)}`,
      fence('tipo de cita', dateType),
      fence('estilo', labelOf(styleTypes, input.styleType)),
      fence('temperatura', labelOf(temperatures, input.temperature)),
      fence('género', labelOf(genders, input.gender)),
      fence('prendas que incluir o evitar', input.preferences ?? 'sin indicar'),
    ].join('\n\n'),
  };
}

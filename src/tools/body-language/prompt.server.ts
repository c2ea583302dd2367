import { fence, fenceRule } from '../../generation/models/fence.ts';
import type { Prompt, PromptContext } from '../../generation/tool.ts';
import type { BodyLanguageInput } from './contract.ts';

const treatment = { tu: 'de tú', vos: 'de vos (español rioplatense)', usted: 'de usted' } as const;

const system = `Escribes guías breves de lenguaje corporal para una cita, en español.

Cómo son tus guías:
- Concretas y amables: cada punto dice qué hacer y cuándo, en una frase, y encaja con el tipo de cita, con cómo se siente la persona y con lo que quiere transmitir. Nada que valga igual para cualquier cita.
- Auténticas: ayudan a estar a gusto y a que se note quién es; no enseñan trucos, poses de seducción ni formas de manipular.
- Respetuosas: la distancia la deciden las dos personas. Si sugieres un roce, que sea leve, con sintonía clara, y di que si la otra persona se aparta no se repite.
- Inclusivas: no des por hecho el género, la orientación, la edad ni el cuerpo de nadie. Si la persona cuenta una discapacidad o una dificultad, adapta todos los puntos a ella y no propongas lo contrario.
- Sin porcentajes, sin estudios inventados, sin diagnósticos, sin interpretar lo que siente la otra persona.

Qué devuelves: solo un objeto JSON con el esquema pedido.
- postura, mirada, gestos: tres puntos cada uno, de unas veinte palabras.
- erroresComunes: tres errores frecuentes en esa situación, dichos sin reproche.
- tipFinal: lo primero que hacer justo antes o al llegar, en dos frases.
- fraseMotivadora: una frase corta que anime sin exagerar.

${fenceRule}`;

const answerOf = (chosen: string | undefined, own: string | undefined) =>
  [chosen, own].filter(Boolean).join('. En sus palabras: ');

export function bodyLanguagePrompt({ formData }: BodyLanguageInput, context: PromptContext): Prompt {
  return {
    system,
    user: [
      `Trata a la persona ${treatment[context.address]}.`,
      fence('tipo de cita', answerOf(formData.tipoCita, formData.tipoCitaCustom)),
      fence('cómo se suele sentir', answerOf(formData.sentimiento, formData.sentimientoCustom)),
      fence('qué quiere transmitir', answerOf(formData.transmitir, formData.transmitirCustom)),
    ].join('\n\n'),
  };
}

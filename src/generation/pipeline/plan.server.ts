import { Failure } from '../../platform/http-errors.server.ts';
import { embeddedEngine } from '../models/embedded-engine.server.ts';
import type { AnyTool, Engine, Fields, PreparedImage } from '../models/engine.server.ts';
import { prepareImage } from './images.server.ts';
import type { ToolRequest } from './request.server.ts';

export interface Plan {
  engine: Engine;
  input: Fields;
  image?: PreparedImage;
  /** Our own rules answer because somebody is in danger. */
  isForDanger: boolean;
  /** The answer is not quite what was asked for, and this says why: then it costs nothing. */
  notice: string | undefined;
}

interface Means {
  /** The one of the settings. */
  engine: Engine;
  /** What the models may cost today is spent. */
  isCapped: boolean;
}

/** Which engine writes, and from what. */
export async function planFor(
  tool: AnyTool,
  { input, image, withoutImage, refine }: ToolRequest,
  means: Means,
): Promise<Plan> {
  const { id, imageField = '' } = tool.contract;
  const isForDanger = tool.isForRulesAlone?.(input) ?? false;
  const capped = means.isCapped && means.engine.kind(id) === 'model';
  const engine = capped || isForDanger ? embeddedEngine : means.engine;
  const notice = isForDanger ? notices.alone : capped ? notices.capped : undefined;
  if (!image) return { engine, input, isForDanger, notice };
  const text = withoutPhoto(tool, input);
  if (engine.canSee(id))
    return { engine, input: text, isForDanger, image: await prepareImage(image, imageField), notice };
  // A rewrite needs the text that is rewritten, not the photo it once came from.
  if (refine) return { engine, input: withoutImage ?? text, isForDanger, notice };
  if (!withoutImage) throw new Failure('unsupported_image', { message: notices.onlyAnImage });
  const unseen = notice ? `${notice} ${notices.unseen}` : notices.unseen;
  return { engine, input: withoutImage, isForDanger, notice: unseen };
}

export function withoutPhoto({ contract }: AnyTool, input: Fields): Fields {
  const { [contract.imageField ?? '']: _photo, ...text } = input;
  return text;
}

const notices = {
  alone:
    'En lo que te han escrito hay señales de peligro, así que esta respuesta sale de nuestras pautas de seguridad y no de un modelo. No te ha costado ningún uso.',
  capped:
    'Hoy hemos llegado al tope de uso de la IA, así que esta respuesta la han escrito nuestras reglas. No te ha costado ningún uso.',
  unseen: 'Este motor no puede ver fotos: la respuesta sale solo de tu texto y no te ha costado ningún uso.',
  onlyAnImage:
    'Este motor no puede ver fotos. Escribe un texto y lo intentamos con eso; no te ha costado ningún uso.',
} as const;

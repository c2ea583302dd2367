import { cleanJson, outputLimits } from '../../platform/hostile-text.server.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import { mails, phones } from '../contacts.ts';
import { isGrave } from '../grave.ts';
import { bothLines, type HelpLine } from '../help-lines.ts';
import type { AnyTool, Fields } from '../models/engine.server.ts';
import type { AnswerMeta, Source, Sources } from '../tool.ts';
import type { Gate } from './fit-to-send.server.ts';
import { answerForWhom } from './for-whom.server.ts';
import { fearIn, whomOf } from './help.server.ts';
import type { ToolRequest } from './request.server.ts';
import { partRead } from './thread.server.ts';
import { consideredIn } from './told.server.ts';
import { carefulFields, eachWritten, type Speaker } from './voiced.server.ts';
import type { Draft, Written } from './write.server.ts';

export function presentAnswer(
  draft: Draft,
  { plan, reviewed, speaker, tongue }: Written,
): Fields & AnswerMeta {
  const { tool, request, ticket, person } = draft;
  const { refine, thread } = request;
  const engine = plan.engine.kind(tool.contract.id);
  const writer = engine === 'model' ? 'model' : 'rules';
  const clean = harmless(reviewed.output, engine);
  const shape = (output: unknown) => (refine ? rewritten(tool, output) : checked(tool, output));
  const found = refine ? [] : draft.help;
  const written = shape(clean);
  const hasOwnLines = 'helpLines' in written;
  const answer = hasOwnLines
    ? { ...written, helpLines: bothLines(written.helpLines as HelpLine[], found) }
    : written;
  const help = hasOwnLines ? [] : found;
  const { considered, unread } = consideredIn(tool, request, person, plan, engine);
  const note = engine === 'embedded' && !refine ? tool.note?.(plan.input, thread ?? undefined) : undefined;
  const part = engine === 'model' && !refine ? partRead(thread?.chat ?? '') : undefined;
  const care = refine || plan.bound ? undefined : fearIn(tool, request)?.says;
  const beside = care ?? (help.length > 0 ? first : undefined);
  const notice = [beside, ...plan.notices, ...request.notices, note, unread, tongue, part]
    .filter(Boolean)
    .join(' ');
  // Whoever needs help is answered in plain words.
  const spoken = speaker && !isGrave({ ...answer, help }) ? shape(speaker(clean, true)) : answer;
  const careful = carefulFields(answer, spoken);
  const returned = plan.isFree && ticket.charged ? 1 : 0;
  const presented: Fields & AnswerMeta = {
    ...spoken,
    ...(careful && { careful }),
    generationId: ticket.id,
    remainingUses: ticket.remainingUses === null ? null : ticket.remainingUses + returned,
    refinementsLeft: tool.contract.refines ? ticket.refinementsLeft : 0,
    ai_generated: true,
    engine,
    ...(notice && { notice }),
    ...(considered && { considered }),
    ...(help.length > 0 && { help }),
    ...(tool.extent && !refine && { read: tool.extent(request.input, writer) }),
    metadata: {
      sources: {
        ...sourcesOf(answer, writer),
        ...(help.length > 0 && { help: 'table' }),
        ...reviewed.sources,
      },
    },
  };
  return refine ? presented : answerForWhom(presented, () => whomOf(tool, request));
}

const first =
  'Si alguien te controla, te amenaza o te hace daño, o si te pesa demasiado, eso va antes que esta respuesta: en los teléfonos de aquí escuchan gratis.';

const sourcesOf = (answer: Fields, writer: Source): Sources =>
  Object.fromEntries(Object.keys(answer).map((field) => [field, field === 'helpLines' ? 'table' : writer]));

export function presentPartial(
  tool: AnyTool,
  request: ToolRequest,
  output: unknown,
  engine: AnswerMeta['engine'],
  { gate, speaker }: { gate?: Gate | undefined; speaker?: Speaker | undefined } = {},
): unknown {
  const written = harmless(output, engine, gate);
  const seen =
    tool.half && !request.refine ? tool.half(request.input, written, request.thread ?? undefined) : written;
  const clean = speaker ? speaker(seen, false) : seen;
  return request.refine ? rewritten(tool, clean) : tool.contract.present(clean);
}

/** The gate reads what is left of half a text: the rest of it, whatever its length, is shown to nobody. */
function harmless(output: unknown, engine: AnswerMeta['engine'], gate?: Gate): unknown {
  const clean = cleanJson(output, outputLimits);
  const fit = gate ? gate(clean, false).fit : clean;
  return engine === 'model' ? withoutContacts(fit) : fit;
}

function checked({ contract }: AnyTool, output: unknown): Fields {
  const answer = contract.answer.safeParse(contract.present(output));
  if (!answer.success) throw new Failure('model_failed', { cause: answer.error });
  return answer.data as Fields;
}

const rewritten = ({ contract }: AnyTool, output: unknown): Fields => ({
  [contract.refines ?? 'text']: (output as { text?: unknown }).text,
  alternatives: [],
});

const endings =
  'com|es|net|org|info|io|app|link|site|online|shop|xyz|ru|co|eu|ly|gg|dev|store|tk|biz|cc|ai|cat|click|help|top|vip|live|chat|bio|fun|pro|tv|fm|uk|fr|it|pt|mx|ar|cl';
/** Before a path any ending will do: «wa.me/34…», «t.me/…» are where whoever cheats wants to go on. */
const links = new RegExp(
  [
    String.raw`(?:https?:\/\/|www\.)\S+`,
    mails.source,
    String.raw`(?<![\p{L}\p{N}.@-])[\p{L}\p{N}-]{1,60}(?:[.。][\p{L}\p{N}-]{1,30}){0,3}[.。](?:(?:${endings})(?![\p{L}\p{N}])(?:\/\S*)?|\p{L}{2,24}\/[\p{L}\p{N}]\S*)`,
  ].join('|'),
  'giu',
);
const accounts =
  /(?<![\p{L}\p{Nd}])\p{Lu}{2}\p{Nd}{2}(?:[ -]?[\p{Lu}\p{Nd}]{4}){3,7}(?:[ -]?[\p{Lu}\p{Nd}]{1,3})?(?![\p{L}\p{Nd}])/gu;

const wallets = /(?<![\p{L}\p{N}])(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{25,}/giu;

const apps =
  /(?<!\p{L})(?:telegram|instagram|insta|whats?app|wasap|guasap|snapchat|tiktok|discord|facebook|messenger|signal|skype)(?!\p{L})/iu;
/** After an @, or said to be one and with a sign inside that no word has. */
const handles =
  /(?<![\p{L}\p{N}_.@])(?:@[\p{L}\p{N}_.]{2,29}[\p{L}\p{N}_]|(?<=(?:usuari[oa]|cuenta|perfil|canal|grupo) )[\p{L}\p{N}]+[._][\p{L}\p{N}_.]*[\p{L}\p{N}_])/giu;
const besideCharacters = 50;

/** Where an app is named beside it in its line, so that a museum's may stay. */
function isAccountAt(start: number, end: number, text: string): boolean {
  const before = text.slice(0, start).slice(-besideCharacters).split('\n').at(-1) ?? '';
  const [after = ''] = text.slice(end, end + besideCharacters).split('\n');
  return apps.test(before) || apps.test(after);
}

/** No tool needs them, and whoever hides orders in a chat may want one given in our name. Help lines come from our own table. */
export const withoutContacts = (output: unknown): unknown =>
  eachWritten(output, (text) =>
    text
      .replace(links, '[enlace]')
      .replace(accounts, '[cuenta]')
      .replace(wallets, '[cuenta]')
      .replace(handles, (found, at: number, all: string) =>
        isAccountAt(at, at + found.length, all) ? '[usuario]' : found,
      )
      .replace(phones, '[teléfono]'),
  );

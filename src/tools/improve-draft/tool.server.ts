import { serverTool } from '../../generation/pipeline/server-tool.server.ts';
import { improveDraftContract } from './contract.ts';
import { draftEmbedded, draftNote } from './embedded.server.ts';
import { draftPrompt } from './prompt.server.ts';
import { conversationOf, halfDraft, isDangerous, reviewDraft, threatens } from './safety.server.ts';

export const improveDraftTool = serverTool({
  contract: improveDraftContract,
  prompt: draftPrompt,
  embedded: draftEmbedded,
  review: reviewDraft,
  half: halfDraft,
  conversation: conversationOf,
  own: ({ draft }) => draft,
  isForRulesAlone: isDangerous,
  // The check before sending knows of the no, and strikes what insists.
  toThem: { isForbidden: () => false },
  threatens,
  note: draftNote,
});

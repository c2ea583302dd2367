import { onlyVersion } from '../../generation/pipeline/given.server.ts';
import { serverTool } from '../../generation/pipeline/server-tool.server.ts';
import { bodyLanguageContract } from './contract.ts';
import { bodyLanguageEmbedded } from './embedded.server.ts';
import { bodyLanguagePrompt } from './prompt.server.ts';
import { areNeedsRead, bodyLanguageNote, isOfTheHurt } from './read-form.server.ts';

export const bodyLanguageTool = serverTool({
  contract: bodyLanguageContract,
  prompt: bodyLanguagePrompt,
  embedded: bodyLanguageEmbedded,
  note: bodyLanguageNote,
  isForRulesAlone: isOfTheHurt,
  needs: {
    add: ({ formData }, told) => ({
      formData: {
        ...formData,
        sentimientoCustom: [formData.sentimientoCustom, told].filter(Boolean).join('. '),
      },
    }),
    areRead: areNeedsRead,
  },
  versions: onlyVersion,
});

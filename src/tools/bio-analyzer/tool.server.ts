import { serverTool } from '../../generation/pipeline/server-tool.server.ts';
import { bioAnalyzerContract } from './contract.ts';
import { bioAnalyzerEmbedded } from './embedded.server.ts';
import { bioAnalyzerPrompt } from './prompt.server.ts';

export const bioAnalyzerTool = serverTool({
  contract: bioAnalyzerContract,
  prompt: bioAnalyzerPrompt,
  embedded: bioAnalyzerEmbedded,
  tellsOfOneself: true,
  sends: {
    isChat: false,
    each: (output, say) => (output.rewritten ? { ...output, rewritten: say(output.rewritten) } : output),
  },
});

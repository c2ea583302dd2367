import { chatPrompt } from '../../generation/models/instructions.server.ts';

export const redFlagsPrompt = chatPrompt(import.meta.url, 'chat');

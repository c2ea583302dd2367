import { chatPrompt } from '../../generation/models/instructions.server.ts';

export const subtextPrompt = chatPrompt(import.meta.url, 'mensaje');

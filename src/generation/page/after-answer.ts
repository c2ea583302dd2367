import { type ComponentType, createContext } from 'react';
import type { ToolAbout } from '../tool.ts';
import type { ChosenThread } from './tool-thread.ts';

export interface AfterAnswerProps {
  generationId: string;
  needsHelp: boolean;
  about: ToolAbout;
  sent: unknown;
  copied: string | null;
  thread: ChosenThread | null;
  onThread: (thread: ChosenThread) => void;
}

export const AfterAnswerContext = createContext<ComponentType<AfterAnswerProps>>(() => null);

import { type ComponentType, createContext } from 'react';
import type { ToolAbout } from '../tool.ts';
import type { ChosenThread } from './tool-thread.ts';

export interface AfterAnswerProps {
  generationId: string;
  /** Help lines stand beside it: somebody may be in danger, and may not be alone at the screen. */
  needsHelp: boolean;
  about: ToolAbout;
  sent: unknown;
  /** Of its texts, the one that was copied last to be sent to somebody. */
  copied: string | null;
  /** Whom it is about, of those that are kept. */
  thread: ChosenThread | null;
  onThread: (thread: ChosenThread) => void;
}

/** What the app puts under a finished answer. */
export const AfterAnswerContext = createContext<ComponentType<AfterAnswerProps>>(() => null);

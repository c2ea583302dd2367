import { type ComponentType, createContext } from 'react';

/** What the app puts under a finished answer. */
export const AfterAnswerContext = createContext<ComponentType<{ generationId: string }>>(() => null);

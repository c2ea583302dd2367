import { useContext } from 'react';
import type { AnswerMeta, ToolAbout } from '../tool.ts';
import { AfterAnswerContext, type AfterAnswerProps } from './after-answer.ts';
import { Feedback } from './feedback.tsx';
import { HandOffs, messageOf, type Thing } from './hand-offs.tsx';

interface UnderAnswerProps extends Pick<AfterAnswerProps, 'sent' | 'thread' | 'onThread'> {
  about: ToolAbout;
  answer: AnswerMeta & { helpLines?: unknown };
  handsOver: readonly Thing[];
}

/** Where it goes on to, what the app adds, and whether it was of use. */
export function UnderAnswer({ about, answer, handsOver, ...rest }: UnderAnswerProps) {
  const AfterAnswer = useContext(AfterAnswerContext);
  return (
    <>
      <HandOffs from={about} things={[...handsOver, ...messageOf(about, rest.sent, rest.thread)]} />
      <AfterAnswer generationId={answer.generationId} needsHelp={needsHelp(answer)} about={about} {...rest} />
      <Feedback answer={answer} />
    </>
  );
}

/** Some tools have a field of their own for the lines. */
function needsHelp({ help = [], helpLines = [] }: UnderAnswerProps['answer']): boolean {
  return help.length > 0 || (Array.isArray(helpLines) && helpLines.length > 0);
}

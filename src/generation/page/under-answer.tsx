import { useContext } from 'react';
import { isGrave } from '../grave.ts';
import type { AnswerMeta, ToolAbout } from '../tool.ts';
import { AfterAnswerContext, type AfterAnswerProps } from './after-answer.ts';
import { Feedback } from './feedback.tsx';
import { HandOffs, messageOf, type Thing } from './hand-offs.tsx';

interface UnderAnswerProps extends Pick<AfterAnswerProps, 'sent' | 'copied' | 'thread' | 'onThread'> {
  about: ToolAbout;
  answer: AnswerMeta & { helpLines?: unknown };
  handsOver: readonly Thing[];
}

export function UnderAnswer({ about, answer, handsOver, ...rest }: UnderAnswerProps) {
  const AfterAnswer = useContext(AfterAnswerContext);
  const needsHelp = isGrave(answer);
  const things = [...handsOver, ...messageOf(about, rest.sent, rest.thread)];
  return (
    <>
      <HandOffs from={about} things={things} isGrave={needsHelp} />
      <AfterAnswer generationId={answer.generationId} needsHelp={needsHelp} about={about} {...rest} />
      <Feedback answer={answer} />
    </>
  );
}

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
  return (
    <>
      <HandOffs from={about} things={[...handsOver, ...messageOf(about, rest.sent, rest.thread)]} />
      <AfterAnswer generationId={answer.generationId} needsHelp={isGrave(answer)} about={about} {...rest} />
      <Feedback answer={answer} />
    </>
  );
}

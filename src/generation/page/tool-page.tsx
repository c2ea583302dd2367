import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { draftWaits, signInPath } from '../../account/return-to.ts';
import { lookFirst, sendNow } from '../../account/send-now.ts';
import { afterLoad } from '../../ui/after-load.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Progress } from '../../ui/spinner.tsx';
import { type Scene, SceneTile } from '../../ui/tiles/scene-tile.tsx';
import { isGrave } from '../grave.ts';
import type { ToolAbout } from '../tool.ts';
import { askToLook } from './ask-to-look.ts';
import { type Action, GenerateBar, StopButton, WriterLine } from './generate-bar.tsx';
import { messageOf, type Thing } from './hand-offs.tsx';
import { QuickExit } from './quick-exit.tsx';
import type { ToolRun } from './use-tool.ts';

const scrollAfterMs = 100;

const RecentAnswers = afterLoad(async () => (await import('./recent-answers.tsx')).RecentAnswers);
const FilledNote = afterLoad(async () => (await import('./filled-note.tsx')).FilledNote);
const ThreadLine = afterLoad(async () => (await import('./thread-line.tsx')).ThreadLine);
const KindStop = afterLoad(async () => (await import('./kind-stop.tsx')).KindStop);
const GeneratedNote = afterLoad(async () => (await import('./generated-note.tsx')).GeneratedNote);
const HelpLinesBox = afterLoad(async () => (await import('./help-lines-box.tsx')).HelpLinesBox);
const UnderAnswer = afterLoad(async () => (await import('./under-answer.tsx')).UnderAnswer);

interface ToolPageProps<Answer> {
  tool: {
    about: ToolAbout;
    run: ToolRun<Answer> & { filled: readonly string[] };
    form: RefObject<HTMLFormElement | null>;
    draft: Record<string, string>;
    clear: () => void;
    sending: (input: () => unknown, signsIn: boolean) => (event: FormEvent) => void;
  };
  art: Scene;
  labelledBy?: string;
  children: ReactNode;
  send: () => unknown;
  signsIn?: boolean;
  action: Action;
  foot?: ReactNode;
  result: ReactNode;
  isNoted?: boolean;
  waiting: { title: string; text: string };
  handsOver?: readonly Thing[];
  below: ReactNode;
}

export function ToolPage<Answer>(props: ToolPageProps<Answer>) {
  const { tool, send, signsIn = false, action, result, waiting, handsOver = [] } = props;
  const { about, run } = tool;
  const resultArea = useRef<HTMLElement>(null);
  const formArea = useRef<HTMLDivElement>(null);
  const wasGenerating = useRef(false);
  const scrolling = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (Object.keys(run.fieldErrors).length === 0) return;
    formArea.current
      ?.querySelector<HTMLElement>('[aria-invalid="true"], fieldset:has(> .field-error) input')
      ?.focus();
  }, [run.fieldErrors]);

  useEffect(() => {
    const began = !wasGenerating.current && run.generating;
    const ended = wasGenerating.current && !run.generating;
    wasGenerating.current = run.generating;
    const failed = ended && run.failure !== null;
    const isThere = !run.generating && (run.stopped !== null || (ended && run.answer !== null));
    if (!began && !failed && !isThere) return;
    clearTimeout(scrolling.current);
    scrolling.current = setTimeout(() => {
      // On a phone the page has already scrolled to the result's place, away from the failure.
      if (failed)
        return formArea.current?.querySelector('[data-outcome]')?.scrollIntoView({ block: 'nearest' });
      const area = resultArea.current;
      if (!area) return;
      if (isThere) area.focus({ preventScroll: true });
      const { top } = area.getBoundingClientRect();
      // The sticky header covers the top of the page.
      const hidden = top < Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) - 1;
      // A form that grows when its answer has come pushes down a result that lies below it.
      const isBelow = top > (formArea.current?.getBoundingClientRect().bottom ?? 0);
      if (hidden || isBelow) area.scrollIntoView({ block: 'start' });
    }, scrollAfterMs);
  }, [run.generating, run.answer, run.failure, run.stopped]);
  // What changes an answer meanwhile takes nobody's focus away.
  useEffect(() => () => clearTimeout(scrolling.current), []);

  const { state } = useLocation();
  const signedInNow = useNavigationType() === 'REPLACE' && state !== null && 'justSignedIn' in state;
  useEffect(() => {
    if (!signedInNow) return;
    // Later than `useArrival`, which scrolls every new page to its top.
    const timer = setTimeout(() => formArea.current && showForm(formArea.current), scrollAfterMs);
    return () => clearTimeout(timer);
  }, [signedInNow]);

  const navigate = useNavigate();
  const sendsNow = Object(state).sendNow === sendNow.sendNow && run.session.status !== 'loading';
  const isVisitor = run.session.status === 'ready' && !run.session.user;
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once, with what the form holds by then
  useEffect(() => {
    if (!sendsNow) return;
    // A reload must not send again.
    void navigate(about.path, { replace: true });
    if (isVisitor) void navigate(signInPath(about.path), { state: draftWaits });
    else if (Object(state).lookFirst === lookFirst.lookFirst)
      setTimeout(() => askToLook(formArea.current), scrollAfterMs);
    else setTimeout(() => formArea.current?.querySelector('form')?.requestSubmit());
  }, [sendsNow]);

  const stopped = run.generating ? null : run.stopped;
  const failure = run.generating ? null : run.failure;
  const mayBeSeen =
    about.reads ||
    about.mayBeSeen ||
    run.limitReached ||
    [stopped, failure, run.answer].some((one) => one && isGrave(one));
  const [pasted] = messageOf(about, tool.draft, run.thread);
  const done = run.answer ? (run.texts.success ?? 'Tu respuesta está lista') : '';
  const announced = run.generating || run.failure ? '' : (stopped?.message ?? done);

  function stop() {
    run.stop();
    // Whoever stops wants to change something, so the focus goes back to the form's button.
    formArea.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }

  function leaveNothing() {
    tool.clear();
    // What is still on its way would come after what forgets, and be kept.
    run.stop();
  }

  const besides = result ? 'no-print' : undefined;

  return (
    <>
      <div className={besides}>
        <PageHero
          title={about.title}
          lead={about.description}
          art={<SceneTile scene={props.art} />}
          description={about.description}
        />
      </div>
      <div className="wrap split pb-[clamp(3rem,2rem+4vw,6rem)]">
        <div ref={formArea} className={classNames('stack', besides)}>
          <WriterLine run={run} />
          {run.filled && <FilledNote fields={run.filled} />}
          {run.thread && (
            <ThreadLine
              thread={run.thread}
              isForModel={run.writer.engine === 'model'}
              leaveOut={() => run.setThread(null)}
            />
          )}
          {mayBeSeen && <QuickExit clear={leaveNothing} />}
          <form
            ref={tool.form}
            onSubmit={tool.sending(send, signsIn)}
            className="stack"
            noValidate
            aria-labelledby={props.labelledBy}
          >
            {props.children}
            <GenerateBar run={run} quota={about.quota} pasted={pasted} stop={stop} {...action} />
            {failure && <HelpLinesBox lines={failure.helpLines} />}
            {props.foot}
          </form>
        </div>
        <section
          ref={resultArea}
          tabIndex={-1}
          aria-label="Resultado"
          aria-busy={run.generating}
          className={classNames('stack mt-8 outline-none lg:mt-0', run.generating && 'min-h-[70dvh]')}
        >
          {run.generating && (
            <div className="row justify-between">
              <Progress label={run.offline ? 'Sin conexión: esperamos a que vuelva' : action.busyLabel} />
              {/* On a phone the form, with its own, is out of sight by now. */}
              <StopButton run={run} className="min-[56rem]:hidden" onClick={stop} />
            </div>
          )}
          {result ? <h2 className="sr-only">Resultado</h2> : null}
          {stopped && <KindStop {...stopped} />}
          {result && run.finished && !props.isNoted && <GeneratedNote meta={run.finished} />}
          {result ||
            (run.generating ? (
              <Skeleton className="card" lines={4} />
            ) : (
              !stopped && !run.limitReached && <EmptyState title={waiting.title}>{waiting.text}</EmptyState>
            ))}
          {run.finished && (
            <UnderAnswer
              // The result beside it has the id as its key.
              key={`under ${run.finished.generationId}`}
              about={about}
              answer={run.finished}
              handsOver={handsOver}
              sent={run.sent}
              copied={run.copied}
              thread={run.thread}
              onThread={run.setThread}
            />
          )}
          {run.session.user && !run.generating && (
            <RecentAnswers
              toolId={about.id}
              run={run}
              onShown={() => {
                resultArea.current?.focus({ preventScroll: true });
                resultArea.current?.scrollIntoView({ block: 'start' });
              }}
            />
          )}
          <p aria-live="polite" className="sr-only">
            {announced}
          </p>
        </section>
      </div>
      <div className={besides}>{props.below}</div>
      <p className={classNames('wrap small soft pb-8', besides)}>
        {run.writer.engine === 'model'
          ? 'Las respuestas las escribe una IA y pueden equivocarse'
          : 'Las respuestas salen de reglas y frases nuestras y pueden equivocarse'}
        : decide siempre tú. <Link to="/legal#privacidad">Qué hacemos con lo que escribes</Link>
      </p>
    </>
  );
}

function showForm(area: HTMLElement): void {
  const button = area.querySelector<HTMLElement>('[type=submit]');
  area.scrollIntoView({ block: 'start' });
  if (!button) return;
  button.focus({ preventScroll: true });
  if (button.getBoundingClientRect().bottom > window.innerHeight) button.scrollIntoView({ block: 'center' });
}

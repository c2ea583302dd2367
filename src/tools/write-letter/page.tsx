import { ExampleChips } from '../../generation/page/example-chips.tsx';
import { resultPart } from '../../generation/page/result-part.tsx';
import { ToolPage } from '../../generation/page/tool-page.tsx';
import { useToolForm } from '../../generation/page/use-tool-form.ts';
import { Card } from '../../ui/card.tsx';
import { ChoiceGroup, choicesOf } from '../../ui/choice-group.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { About } from './about-section.tsx';
import { writeLetterArt } from './art.tsx';
import { factsLimit, type LetterKind, letterKinds, letterLengths, writeLetterContract } from './contract.ts';
import texts from './texts.json' with { type: 'json' };

const emptyDraft = { kind: 'no' as string, facts: '', length: 'short' as string };

/** What helps to tell, by what is to be said. */
const hints: Record<LetterKind, string> = {
  no: 'A qué dices que no y cuánto os conocéis. El nombre, si quieres que salga.',
  end: 'Cuánto lleváis y qué quieres dejar claro. Sin lista de fallos.',
  sorry: 'Qué hiciste, en una frase: «llegué tarde y no avisé». Eso es lo que hay que nombrar.',
  limit: 'Qué hace que no te va bien: «me llama de madrugada».',
  ask: 'Qué pasó, sin adornos: «dejó de contestar después de tres citas».',
  tell: 'Lo que quieres contar, con tus palabras: «tengo dos hijos», «soy trans».',
};

const Result = resultPart(() => import('./result.tsx'));

export default function WriteLetterPage() {
  const tool = useToolForm(writeLetterContract, emptyDraft, {
    examples: texts.examples,
    signedOut: 'Debes iniciar sesión para usar esta herramienta',
    failure: 'No se pudo escribir la carta. Inténtalo más tarde.',
  });
  const { run, draft, field, choice } = tool;
  return (
    <ToolPage
      tool={tool}
      art={writeLetterArt}
      send={() => draft}
      action={{
        label: 'Escribir la carta',
        busyLabel: 'Buscando las palabras...',
        closed: { label: 'Inicia sesión para escribir' },
      }}
      waiting={{
        title: 'Aquí saldrá tu carta',
        text: 'Varias maneras de decirlo, y una línea sobre lo que no conviene esperar.',
      }}
      result={run.shown?.text !== undefined && <Result run={run} />}
      below={<About />}
    >
      <Card className="stack">
        <ChoiceGroup
          label="¿Qué quieres decir?"
          choices={choicesOf(letterKinds)}
          columnMin="11rem"
          {...choice('kind')}
        />
        <TextArea
          label="Qué ha pasado"
          hint={hints[draft.kind as LetterKind]}
          minHeight={96}
          limit={factsLimit}
          {...field('facts')}
          required
        />
        <ChoiceGroup
          label="¿Cómo de larga?"
          choices={choicesOf(letterLengths)}
          columnMin="6rem"
          {...choice('length')}
        />
      </Card>
      <p className="soft border-l-3 border-saffron pl-4">
        Si te da miedo cómo pueda reaccionar, cuéntalo aquí: no contestar también es una respuesta.
      </p>
      <ExampleChips {...tool.chips} />
    </ToolPage>
  );
}

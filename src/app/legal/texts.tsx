import { mostThreads } from '../../billing/plans.ts';
import { listInWords } from '../../generation/page/tool-list.ts';
import { tools } from '../../tools/registry.ts';
import { Contents } from './contents.tsx';
import cookies from './cookies.md?raw';
import { FreePlan } from './free-plan.tsx';
import { readLegal } from './legal-text.tsx';
import notice from './notice.md?raw';
import { missingTexts, type OperatorDatum } from './operator.ts';
import { OperatorField } from './operator-field.tsx';
import { Part } from './part.tsx';
import privacy from './privacy.md?raw';
import terms from './terms.md?raw';

const operator = Object.keys(missingTexts).map((name) => [
  name,
  <OperatorField key={name} name={name as OperatorDatum} />,
]);
const values = {
  ...Object.fromEntries(operator),
  herramientas: listInWords(tools.map(({ about }) => about.name)),
  personas: mostThreads.free,
  'plan-gratuito': <FreePlan />,
};
const parts = [terms, privacy, notice, cookies].map((text) => readLegal(text, values));

/** All the legal texts: only the prerender runs this. */
export default function LegalTexts() {
  return (
    <>
      <Contents parts={parts} />
      <div className="grid gap-16">
        {parts.map((part) => (
          <Part key={part.id} part={part} />
        ))}
      </div>
    </>
  );
}

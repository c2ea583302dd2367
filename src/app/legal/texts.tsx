import { Contents } from './contents.tsx';
import { cookies } from './cookies.tsx';
import { notice } from './notice.tsx';
import { Part } from './part.tsx';
import { privacy } from './privacy.tsx';
import { terms } from './terms.tsx';

const parts = [terms, privacy, notice, cookies];

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

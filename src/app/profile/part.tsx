import { type ReactNode, useId } from 'react';

/** One part of the profile: its name at the left of what it holds. */
export function Part({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-t border-line pt-8 md:grid-cols-[1fr_2fr]"
    >
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {intro && <p className="small soft mt-1">{intro}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

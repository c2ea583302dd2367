import questions from './questions.json' with { type: 'json' };

export function Questions() {
  return (
    <div className="border-t border-line">
      {questions.map(({ question, answer }) => (
        <details key={question} className="border-b border-line">
          <summary className="flex min-h-14 items-center font-semibold">{question}</summary>
          <p className="soft max-w-[42em] pb-5">{answer}</p>
        </details>
      ))}
    </div>
  );
}

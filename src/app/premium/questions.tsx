const questions = [
  {
    question: '¿Cuándo se cobra?',
    answer:
      'El día que te suscribes y el mismo día de cada mes. La fecha del próximo cobro está siempre en tu perfil, y te escribimos antes de cada renovación.',
  },
  {
    question: '¿Cómo cancelo?',
    answer:
      'Desde tu perfil, cuando quieras y sin dar explicaciones. Sigues siendo Premium hasta el final del mes pagado.',
  },
  {
    question: '¿Y si cambio de idea?',
    answer:
      'Tienes 14 días desde que contratas para desistir desde tu perfil y te devolvemos el dinero. Pasado ese plazo, los periodos ya cobrados no se devuelven.',
  },
  {
    question: '¿Pierdo lo guardado si vuelvo al plan gratuito?',
    answer: 'No. Lo que has guardado sigue siendo tuyo: puedes leerlo, copiarlo, descargarlo y borrarlo.',
  },
];

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

import { useSession } from '../../account/session.ts';
import { Button } from '../../ui/button.tsx';

export function PremiumTeaser() {
  const { profile } = useSession();
  const isPro = profile?.subscription_tier.includes('pro');
  return (
    <aside aria-labelledby="premium" className="section-sand border-y border-line">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-7">
        <div className="max-w-[44rem]">
          <h2 id="premium" className="text-xl">
            {isPro ? 'Ya eres Premium' : 'Premium: 5 € al mes, y ya está'}
          </h2>
          <p className="soft mt-1">
            {isPro
              ? 'Usos ilimitados, análisis guardados y soporte prioritario. Gracias por estar aquí.'
              : 'Las apps de citas cobran por enseñarte más perfiles. Salero te ayuda a hablar mejor con los que ya tienes: usos ilimitados, análisis guardados y soporte prioritario.'}
          </p>
        </div>
        <Button href={isPro ? '/perfil' : '/premium'} variant="secondary">
          {isPro ? 'Ver tu plan' : 'Ver Premium'}
        </Button>
      </div>
    </aside>
  );
}

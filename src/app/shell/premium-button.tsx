import { useSession } from '../../account/session.ts';
import { Button } from '../../ui/button.tsx';

export function PremiumButton({ inMenu }: { inMenu?: boolean }) {
  const { profile } = useSession();
  if (profile ? profile.subscription_tier.includes('pro') : !inMenu) return null;
  return (
    <Button href="/premium" size="sm" block={inMenu}>
      Hazte Premium
    </Button>
  );
}

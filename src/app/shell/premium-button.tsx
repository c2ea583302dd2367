import { useSession } from '../../account/session.ts';
import { Button } from '../../ui/button.tsx';

/** In the header: once the profile is there and is not Premium. In the menu: for everyone who is not known to be Premium. */
export function PremiumButton({ inMenu }: { inMenu?: boolean }) {
  const { profile } = useSession();
  if (profile ? profile.subscription_tier.includes('pro') : !inMenu) return null;
  return (
    <Button href="/premium" size="sm" block={inMenu}>
      Hazte Premium
    </Button>
  );
}

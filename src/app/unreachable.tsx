import { useEffect, useState } from 'react';
import { untilReachable } from '../account/reachable.ts';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';

/** In place of a page of which a part did not arrive: it is loaded anew once the server answers. */
export function Unreachable() {
  const [offline, setOffline] = useState(false);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks at once
  useEffect(() => {
    const control = new AbortController();
    untilReachable(control.signal, () => setOffline(true)).then(
      () => location.reload(),
      () => {},
    );
    return () => control.abort();
  }, [tries]);

  if (!offline) return <Spinner className="mx-auto my-20 text-xl" />;
  return (
    <div className="empty wrap section" role="alert">
      <h1>Sin conexión</h1>
      <p className="lead">
        Esta página se abrirá sola en cuanto vuelva. Lo que has escrito en las demás sigue ahí.
      </p>
      <Button onClick={() => setTries(tries + 1)}>Volver a intentarlo</Button>
    </div>
  );
}

import { LogIn } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { failureTexts } from '../platform/failures.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Link } from '../ui/link.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { toast } from '../ui/toast.ts';
import { toReturnPath } from './return-to.ts';
import { signIn, useSession } from './session.ts';
import { useSite } from './site.ts';

const refusals: Record<string, string> = {
  unavailable: 'Error al conectar con el servicio de autenticación',
  invalid_input: 'Error al iniciar sesión con Google',
  rate_limited: failureTexts.rate_limited,
};

const wantedPath = (): string => toReturnPath(new URLSearchParams(location.search).get('returnTo'));

export default function AuthPage() {
  const { user, failed } = useSession();
  const { identity } = useSite();
  const navigate = useNavigate();
  const { state } = useLocation();

  useEffect(() => {
    if (user) void navigate(wantedPath(), { replace: true });
  }, [user, navigate]);

  useEffect(() => {
    if (failed) toast.error('Error checking session');
  }, [failed]);

  useEffect(() => {
    const refusal = refusals[new URLSearchParams(location.search).get('error') ?? ''];
    if (!refusal) return;
    toast.error(refusal);
    void navigate({ search: `?${new URLSearchParams({ returnTo: wantedPath() })}` }, { replace: true });
  }, [navigate]);

  return (
    <div className="wrap max-w-3xl section">
      <PageMeta
        title="Iniciar sesión"
        description="Entra en Salero con un solo botón y guarda tus frases, bios y planes."
      />
      <Card className="stack">
        <h1>Entra en Salero</h1>
        <p className="lead">
          {Object(state).draftWaits
            ? 'Lo que has pegado te espera en este dispositivo: al volver, un toque y lo enviamos.'
            : 'Un botón y listo: sin contraseñas nuevas que recordar.'}
        </p>
        <Button
          href="/api/auth/sign-in"
          role="button"
          size="lg"
          block
          icon={<LogIn />}
          onClick={(event) => {
            event.preventDefault();
            signIn(wantedPath());
          }}
          onKeyDown={(event) => event.key === ' ' && event.currentTarget.click()}
        >
          Continuar con Google
        </Button>
        {identity === 'embedded' && (
          <p>
            Esta instalación de Salero no usa Google: al continuar se abre su identidad local, que solo te
            pide un correo y un nombre.
          </p>
        )}
        <p>
          Al continuar aceptas los <Link to="/legal#terminos">términos de uso</Link> y la{' '}
          <Link to="/legal#privacidad">política de privacidad</Link>, y declaras que tienes 18 años o más. Las
          herramientas de Salero son de inteligencia artificial: sus resultados los escribe una máquina y
          pueden equivocarse.
        </p>
      </Card>
    </div>
  );
}

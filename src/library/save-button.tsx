import { useQueryClient } from '@tanstack/react-query';
import { Bookmark, Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiFailure, callApi } from '../account/api.ts';
import { signInPath } from '../account/return-to.ts';
import { useSession } from '../account/session.ts';
import { failureTexts } from '../platform/failures.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';
import { useFlash } from '../ui/use-flash.ts';
import type { CollectionName } from './collections.ts';
import { refreshLibrary } from './library-cache.ts';

interface SaveTexts {
  label?: string;
  saved: string;
  failed: string;
  signedOut?: string;
}

interface SaveButtonProps {
  collection: CollectionName;
  /** The columns of the row, with the text as it is on the card now. */
  body: Record<string, unknown>;
  texts: SaveTexts;
}

/** Keeps a result. However often it is pressed, the same text is stored once; an edited one is another item. */
export function SaveButton({ collection, body, texts }: SaveButtonProps) {
  const { user } = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [saving, setSaving] = useState(false);
  const [saved, flashSaved] = useFlash();
  const attempt = useRef({ json: '', key: '' });

  const goToSignIn = () => navigate(signInPath(pathname));

  async function save() {
    if (!user) {
      toast.error(texts.signedOut ?? 'Debes iniciar sesión para guardar');
      if (collection === 'outfits') goToSignIn();
      return;
    }
    const json = JSON.stringify(body);
    if (attempt.current.json !== json) attempt.current = { json, key: crypto.randomUUID() };
    setSaving(true);
    try {
      const idempotencyKey = attempt.current.key;
      await callApi(`/api/saved/${collection}`, { method: 'POST', body, idempotencyKey });
      flashSaved();
      toast.success(texts.saved);
      refreshLibrary(client);
    } catch (error) {
      tell(error);
    } finally {
      setSaving(false);
    }
  }

  function tell(error: unknown) {
    const failure = error instanceof ApiFailure ? error : null;
    if (failure?.code === 'unauthenticated') {
      toast.error(failureTexts.unauthenticated);
      goToSignIn();
    } else if (failure?.code === 'premium_required') {
      const action = { label: 'Hazte Premium', onClick: () => void navigate('/premium') };
      toast.error(failure.message, { action });
    } else if (failure?.code === 'duplicate') {
      flashSaved();
      toast.info(failure.message);
    } else {
      const sayable = failure?.code === 'rate_limited' || failure?.status === 0;
      toast.error(sayable ? failure.message : texts.failed);
    }
  }

  return (
    <Button
      variant="quiet"
      size="sm"
      icon={saved ? <Check /> : <Bookmark />}
      busy={saving}
      busyLabel="Guardando..."
      onClick={save}
    >
      <span aria-live="polite">{saved ? 'Guardado' : (texts.label ?? 'Guardar')}</span>
    </Button>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { Bookmark, Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiFailure } from '../account/api.ts';
import { keepHabit, lastTab } from '../account/personal-storage.ts';
import { signInPath } from '../account/return-to.ts';
import { useSession } from '../account/session.ts';
import { keepInTab, readFromTab } from '../account/tab-memory.ts';
import { failureTexts } from '../platform/failures.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';
import { useFlash } from '../ui/use-flash.ts';
import { type Save, save, saveAfterSignIn, toldFailure } from './save.ts';
import type { SavedKind } from './saved.ts';

interface SaverProps {
  kind: SavedKind;
  body: Record<string, unknown>;
  generationId?: string;
}

/** Keeps a result. However often it is pressed, the same text is stored once; an edited one is another item. */
export function Saver({ kind, body, generationId }: SaverProps) {
  const { collection, save: texts } = kind;
  const { user } = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [saving, setSaving] = useState(false);
  const [flashed, flash] = useFlash();
  const [savedBefore, remember] = useSavedBefore(generationId);
  const isSaved = flashed || savedBefore;
  const attempt = useRef({ json: '', key: '' });

  const goToSignIn = () => navigate(signInPath(pathname));

  async function press() {
    const json = JSON.stringify(body);
    if (attempt.current.json !== json) attempt.current = { json, key: crypto.randomUUID() };
    const { done: saved, failed } = texts;
    const item: Save = { collection, body, idempotencyKey: attempt.current.key, saved, failed };
    if (!user) {
      toast.error(texts.signedOut ?? 'Debes iniciar sesión para guardar');
      saveAfterSignIn(item);
      if (texts.signsIn) void goToSignIn();
      return;
    }
    setSaving(true);
    try {
      await save(client, item, toast.said);
      keepHabit(lastTab, kind.tab.key);
      flash();
      remember();
    } catch (error) {
      tell(error, item);
    } finally {
      setSaving(false);
    }
  }

  function tell(error: unknown, item: Save) {
    const code = error instanceof ApiFailure ? error.code : null;
    if (code === 'unauthenticated') {
      toast.error(failureTexts.unauthenticated);
      saveAfterSignIn(item);
      void goToSignIn();
      return;
    }
    const premium = { label: 'Hazte Premium', onClick: () => void navigate('/premium') };
    toast.error(toldFailure(error, texts.failed), code === 'premium_required' ? { action: premium } : {});
  }

  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={isSaved ? <Check /> : <Bookmark />}
        busy={saving}
        busyLabel="Guardando..."
        onClick={press}
      >
        <span aria-live="polite">{isSaved ? 'Guardado' : (texts.label ?? 'Guardar')}</span>
      </Button>
      {savedBefore && texts.already && <p className="small soft">{texts.already}</p>}
    </>
  );
}

function useSavedBefore(id: string | undefined): [boolean, () => void] {
  const place = `guardado:${id}`;
  const [now, setNow] = useState<string | null>(null);
  const saved = id !== undefined && (now === id || readFromTab(place) !== null);
  function remember() {
    if (id === undefined) return;
    setNow(id);
    keepInTab(place, 1);
  }
  return [saved, remember];
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../account/api.ts';
import { useCall } from '../account/use-call.ts';
import { toast } from '../ui/toast.ts';
import type { AboutMe } from './about-me/about-me.ts';
import type { VoiceAnswer } from './voice/voice.ts';

export interface Kept {
  '/api/voice': VoiceAnswer;
  '/api/about-me': AboutMe;
}

export function useKept<Path extends keyof Kept>(path: Path, isSignedIn: boolean) {
  return useQuery({
    queryKey: ['person', path],
    queryFn: ({ signal }) => callApi<Kept[Path]>(path, { signal }),
    enabled: isSignedIn,
    staleTime: 60_000,
  });
}

export function useKeeping<Path extends keyof Kept>(path: Path) {
  const queries = useQueryClient();
  const shown = (answer: Kept[Path]) => queries.setQueryData(['person', path], answer);
  const failed = 'No se pudo guardar. Inténtalo otra vez.';
  /** The whole is written, so what another device has made of it is asked for first. */
  const save = useCall(
    async (makeBody: (now: Kept[Path]) => object) => {
      const now = await callApi<Kept[Path]>(path);
      return callApi<Kept[Path]>(path, { method: 'PUT', body: makeBody(now) });
    },
    {
      failed,
      showsStop: true,
      onSuccess: (answer) => {
        shown(answer);
        toast.success('Guardado');
      },
    },
  );
  const forget = useCall(() => callApi<void>(path, { method: 'DELETE' }), {
    failed,
    onSuccess: async () => {
      await queries.resetQueries({ queryKey: ['person', path] });
      toast.success('Borrado: ya no lo tenemos');
    },
  });
  return { save, forget };
}

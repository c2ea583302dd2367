import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, reasonOf } from '../account/api.ts';
import { toast } from '../ui/toast.ts';

type KeptPath = '/api/voice' | '/api/about-me';

/** What the person keeps at this path; asked for only while somebody is signed in. */
export function useKept<Answer>(path: KeptPath, isSignedIn: boolean) {
  return useQuery({
    queryKey: ['person', path],
    queryFn: ({ signal }) => callApi<Answer>(path, { signal }),
    enabled: isSignedIn,
    staleTime: 60_000,
  });
}

export function useKeeping<Answer>(path: KeptPath) {
  const queries = useQueryClient();
  const shown = (answer: Answer) => queries.setQueryData(['person', path], answer);
  const failed = (error: Error) => toast.error(reasonOf(error, 'No se pudo guardar. Inténtalo otra vez.'));
  const save = useMutation({
    mutationFn: (body: object) => callApi<Answer>(path, { method: 'PUT', body }),
    onSuccess: (answer) => {
      shown(answer);
      toast.success('Guardado');
    },
    onError: failed,
  });
  const forget = useMutation({
    mutationFn: () => callApi<void>(path, { method: 'DELETE' }),
    onSuccess: async () => {
      await queries.resetQueries({ queryKey: ['person', path] });
      toast.success('Borrado: ya no lo tenemos');
    },
    onError: failed,
  });
  return { save, forget };
}

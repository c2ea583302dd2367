import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../account/api.ts';
import type { Address } from '../../account/session-contract.ts';
import { sessionKey } from '../../account/session-tabs.ts';
import { useCall } from '../../account/use-call.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { toast } from '../../ui/toast.ts';

const choices = [
  { value: 'tu', label: 'De tú', hint: '¿Qué quieres hacer?' },
  { value: 'vos', label: 'De vos', hint: '¿Qué querés hacer?' },
  { value: 'usted', label: 'De usted', hint: '¿Qué quiere hacer?' },
];

export function AddressChoice({ address }: { address: Address }) {
  const queries = useQueryClient();
  const save = useCall(
    (next: string) => callApi<unknown>('/api/account/profile', { method: 'PATCH', body: { address: next } }),
    {
      failed: 'No se pudo guardar',
      onSuccess: () => toast.success('Guardado'),
      onSettled: () => queries.invalidateQueries({ queryKey: sessionKey }),
    },
  );
  return (
    <ChoiceGroup
      label={<span className="sr-only">Trato</span>}
      choices={choices}
      columnMin="13rem"
      value={save.isPending ? save.variables : address}
      onChange={(next) => save.mutate(next)}
    />
  );
}

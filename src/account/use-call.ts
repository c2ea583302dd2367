import { type MutateOptions, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { toast } from '../ui/toast.ts';
import { reasonOf, stopIn } from './api.ts';

interface CallEnds<Answer, Given>
  extends Pick<UseMutationOptions<Answer, Error, Given>, 'onSuccess' | 'onSettled'> {
  failed?: string;
  /** By `CallStop`, where the form is. */
  showsStop?: boolean;
}

/** Without a connection a call fails at once instead of being sent later. A second press while it is on its way sends nothing. */
export function useCall<Answer, Given = void>(
  call: (given: Given) => Promise<Answer>,
  { failed, showsStop = false, ...ends }: CallEnds<Answer, Given> = {},
) {
  const asked = useRef(new Set<string | undefined>());
  useEffect(toast.prepare, []);
  const { mutateAsync, ...made } = useMutation({
    mutationFn: call,
    networkMode: 'always',
    onError(error) {
      if (failed && !(showsStop && stopIn(error))) toast.error(reasonOf(error, failed));
    },
    ...ends,
  });
  return {
    ...made,
    mutate(given: Given, after?: MutateOptions<Answer, Error, Given>) {
      const what = JSON.stringify(given);
      if (asked.current.has(what)) return;
      asked.current.add(what);
      mutateAsync(given, after)
        .catch(() => {})
        .finally(() => asked.current.delete(what));
    },
  };
}

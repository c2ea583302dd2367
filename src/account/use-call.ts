import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { toast } from '../ui/toast.ts';
import { reasonOf } from './api.ts';

interface CallEnds<Answer, Given>
  extends Pick<UseMutationOptions<Answer, Error, Given>, 'onSuccess' | 'onSettled'> {
  /** Told of what the server gave no reason for. Without it nothing is told: the caller shows `error`. */
  failed?: string;
}

/** A call that a button makes. Without a connection it fails at once, and is not sent later behind somebody's back. */
export const useCall = <Answer, Given = void>(
  call: (given: Given) => Promise<Answer>,
  { failed, ...ends }: CallEnds<Answer, Given> = {},
) =>
  useMutation({
    mutationFn: call,
    networkMode: 'always',
    onError: (error) => failed && toast.error(reasonOf(error, failed)),
    ...ends,
  });

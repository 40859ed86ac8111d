import { useQueryClient } from '@tanstack/react-query';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import type { DeskInput } from '../client/deskClient.ts';

/** Enters or removes a fee or a rate, and calculates the accounts again. */
export function useSetRate<Call extends 'setPaymentFee' | 'setDriverRate'>(name: Call) {
  const client = useDeskClient();
  const queries = useQueryClient();
  const send = async (body: DeskInput<Call>['body']) => {
    const input: DeskInput<Call> = { params: {}, query: {}, body };
    await client.call(name, input);
    await queries.invalidateQueries({ queryKey: ['getAccounting'] });
  };
  return { send, removal: useCallMutation({ mutationFn: send }) };
}

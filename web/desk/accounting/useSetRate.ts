import { useQueryClient } from '@tanstack/react-query';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';

/** Enters or removes a fee or a rate, and calculates the accounts again. @param call sends it */
export function useSetRate<Body>(call: (body: Body) => Promise<unknown>) {
  const queries = useQueryClient();
  const send = async (body: Body) => {
    await call(body);
    await queries.invalidateQueries({ queryKey: ['getAccounting'] });
  };
  return { send, removal: useCallMutation({ mutationFn: send }) };
}

import { useQueryClient } from '@tanstack/react-query';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { useMessages } from '../language/DeskLanguage.tsx';

/**
 * Enters or removes a fee or a rate, and reloads the accounts. `send` returns the sentence to show afterwards.
 * @param call sends the request
 */
export function useSetRate<Body>(call: (body: Body) => Promise<unknown>) {
  const queries = useQueryClient();
  const { saved } = useMessages().accounting;
  const send = async (body: Body) => {
    await call(body);
    await queries.invalidateQueries({ queryKey: ['getAccounting'] });
    return saved;
  };
  return { send, removal: useCallMutation({ mutationFn: send }) };
}

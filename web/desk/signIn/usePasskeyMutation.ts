import { CallFailure } from '../../shared/client/client.ts';
import { type SingleMutation, useSingleMutation } from '../../shared/client/useCallMutation.ts';
import { failureSentence } from '../failureSentence.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { nameSentence } from '../staff/nameSentence.ts';
import { assertPasskeysWork, PasskeyFailure } from './passkeys.ts';

interface PasskeyMutationOptions<Data, Variables> {
  /** Uses a passkey and sends the result. */
  mutationFn: (variables: Variables) => Promise<Data>;
  onSuccess?: (data: Data) => unknown;
}

interface PasskeyMutation<Variables>
  extends Pick<SingleMutation<unknown, Variables, Error>, 'mutate' | 'isPending'> {
  /** What to tell a person about the last attempt; null where it did not fail. */
  sentence: string | null;
}

const isFailure = (error: unknown): error is CallFailure | PasskeyFailure =>
  error instanceof CallFailure || error instanceof PasskeyFailure;

/** A mutation that uses a passkey, with the sentence for its failure. */
export function usePasskeyMutation<Data, Variables = void>({
  mutationFn,
  onSuccess,
}: PasskeyMutationOptions<Data, Variables>): PasskeyMutation<Variables> {
  const messages = useMessages();
  const { mutate, isPending, failure } = useSingleMutation(
    {
      mutationFn: async (variables: Variables) => {
        assertPasskeysWork();
        return mutationFn(variables);
      },
      onSuccess: (data) => onSuccess?.(data),
    },
    isFailure,
  );
  const failureText = (failed: CallFailure | PasskeyFailure) => {
    if (failed instanceof PasskeyFailure) return messages.signIn.passkey[failed.problem];
    if (failed.code === 'passkeyRefused') return messages.signIn.passkey.refused;
    return nameSentence(failed, messages.staff) ?? failureSentence(failed, messages);
  };
  return { mutate, isPending, sentence: failure && failureText(failure) };
}

import { useState } from 'react';
import { AgreementBoxes } from '../../features/account/AgreementBoxes.tsx';
import { NicknameField } from '../../features/account/NicknameField.tsx';
import { SignUpFailure } from '../../features/account/SignUpFailure.tsx';
import { session } from '../../features/account/session.ts';
import { type SocialDraft, socialDraft } from '../../features/account/socialDraft.ts';
import { useNicknameCheck } from '../../features/account/useNicknameCheck.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { callExpectingFailures, isSignedUp } from '../../shared/client/callExpectingFailures.ts';
import { CallFailure } from '../../shared/client/client.ts';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { Form } from '../../shared/ui/Form.tsx';
import { SubmitButton } from '../../shared/ui/SubmitButton.tsx';

/**
 * Failures after which the visitor can try again here: a nickname that was taken meanwhile, and a lost connection
 * (docs/product/deviations.md). Any other failure ends the social sign-up (docs/product/accounts.md#google,
 * docs/product/accounts.md#messages).
 */
function canTryAgain(failure: CallFailure): boolean {
  return failure.code === 'existingNickname' || failure.status === 0;
}

interface SocialFormProps {
  draft: SocialDraft;
  /** The sign-up has ended, successfully or not; the next page. */
  onEnd: (isSignedUp: boolean) => void;
}

/**
 * Nickname and agreements of a new user after a Google sign-in (docs/product/accounts.md#google,
 * docs/product/accounts.md#fields).
 */
export function SocialForm({ draft, onEnd }: SocialFormProps) {
  const { messages } = useLanguage();
  const client = useClient();
  const check = useNicknameCheck(draft.nickname);
  const { mutate, isPending, failure, reset } = useCallMutation({
    mutationFn: () => {
      const body = { socialSignUpToken: draft.socialSignUpToken, nickname: draft.nickname.trim() };
      return callExpectingFailures(client, 'signUpByOauth2', { params: {}, query: {}, body }, isSignedUp);
    },
    onSuccess: (account) => {
      session.signedIn(account.nickname);
      onEnd(true);
    },
    onError: (error) => {
      if (!(error instanceof CallFailure)) return;
      if (error.code === 'existingNickname') check.markTaken();
      if (!canTryAgain(error)) onEnd(false);
    },
  });
  // Shown once the nickname is found available, or already set; stays visible afterwards
  // (docs/product/accounts.md#google).
  const [wasShown, setWasShown] = useState(draft.nickname !== '');
  const isShown = wasShown || check.status === 'free';
  if (isShown && !wasShown) setWasShown(true);

  const change = (part: Partial<SocialDraft>) => {
    reset();
    socialDraft.change(part);
  };

  const isAllowed = check.status === 'free' && draft.termsChecked && draft.privacyChecked;

  return (
    <Form
      isBusy={isPending}
      onSubmit={() => {
        if (isAllowed) mutate();
      }}
    >
      <NicknameField value={draft.nickname} onChange={(nickname) => change({ nickname })} check={check} />
      {isShown && <AgreementBoxes {...draft} onChange={change} from={paths.signUpSocial()} />}
      <SignUpFailure
        failure={failure && canTryAgain(failure) && failure.code !== 'existingNickname' ? failure : null}
      />
      <SubmitButton isBusy={isPending} disabled={!isAllowed && !isPending}>
        {messages.signUp.submit}
      </SubmitButton>
    </Form>
  );
}

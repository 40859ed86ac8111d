import { useEffect } from 'react';
import { AgreementBoxes } from '../../features/account/AgreementBoxes.tsx';
import { NewPasswordFields } from '../../features/account/NewPasswordFields.tsx';
import { NicknameField } from '../../features/account/NicknameField.tsx';
import { passwordDraft, revealed } from '../../features/account/passwordDraft.ts';
import { SignUpFailure } from '../../features/account/SignUpFailure.tsx';
import { session } from '../../features/account/session.ts';
import { emptySignUpDraft, signUpDraft } from '../../features/account/signUpDraft.ts';
import { canSignUp, isRevealed, revealedStage } from '../../features/account/signUpReveal.ts';
import { useDraft } from '../../features/account/useDraft.ts';
import { useNicknameCheck } from '../../features/account/useNicknameCheck.ts';
import { useLoginToResume } from '../../features/orders/resumePath.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { callExpectingFailures, isSignedUp } from '../../shared/client/callExpectingFailures.ts';
import { CallFailure } from '../../shared/client/client.ts';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { Form } from '../../shared/ui/Form.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { SubmitButton } from '../../shared/ui/SubmitButton.tsx';
import { useAppNavigate } from '../../shared/ui/useAppNavigate.ts';
import { useIsHydrated } from '../../shared/ui/useIsHydrated.ts';
import { NameFields } from './NameFields.tsx';

const nothingRevealed = { reached: 0 };
const noPasswords = { password: '', repeat: '', wasTyped: false };

/** Errors shown at the nickname; only password errors are shown by the button. */
const nicknameProblems = ['existingNickname', 'nicknameError'];

interface DetailsFormProps {
  onSignedUp: () => void;
  /** The verification of the e-mail address has expired. */
  onProofExpired: () => void;
}

/**
 * Password, names, nickname and agreements, one after the other (docs/product/accounts.md#sign-up-by-email), and the
 * sign-up request.
 */
export function DetailsForm({ onSignedUp, onProofExpired }: DetailsFormProps) {
  const { messages } = useLanguage();
  const signUpMessages = messages.signUp;
  const client = useClient();
  const navigate = useAppNavigate();
  const loginPath = useLoginToResume();
  const draft = useDraft(signUpDraft) ?? emptySignUpDraft;
  const isHydrated = useIsHydrated();
  const passwords = useDraft(passwordDraft) ?? noPasswords;
  const nickname = useNicknameCheck(draft.nickname);
  const { mutate, isPending, failure, reset } = useCallMutation({
    mutationFn: () => {
      const { emailVerifyToken, firstName, lastName } = draft;
      const body = {
        emailVerifyToken,
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        nickname: draft.nickname.trim(),
        password: passwords.password.trim(),
      };
      return callExpectingFailures(client, 'signUpByEmail', { params: {}, query: {}, body }, isSignedUp);
    },
    onSuccess: (account) => {
      onSignedUp();
      session.signedIn(account.nickname);
      navigate(paths.signUpComplete(), { replace: true, state: { from: paths.signUpDetails() } });
    },
    onError: (error) => {
      // The input stays, except for the passwords (docs/product/deviations.md).
      passwordDraft.clear();
      if (!(error instanceof CallFailure)) return;
      if (error.code === 'existingNickname') nickname.markTaken();
      if (error.code === 'expiredProof') onProofExpired();
    },
  });

  const typed = { ...draft, ...passwords, isNicknameFree: nickname.status === 'free' };
  const reached = Math.max((useDraft(revealed) ?? nothingRevealed).reached, revealedStage(typed));
  useEffect(() => {
    if (reached > revealed.read().reached) revealed.change({ reached });
  }, [reached]);

  const change = (part: Partial<typeof draft>) => {
    reset();
    signUpDraft.change(part);
  };

  const isAllowed = canSignUp(typed, draft);
  return (
    <Form
      isBusy={isPending}
      onSubmit={() => {
        if (isAllowed) mutate();
      }}
    >
      {/* Lets a password manager know the user name. */}
      <input type="email" name="email" value={draft.email} autoComplete="username" readOnly hidden />
      <NewPasswordFields
        password={passwords.password}
        repeat={passwords.repeat}
        onChange={(part) => {
          reset();
          passwordDraft.change({ ...part, wasTyped: true });
        }}
        isRepeatShown={isRevealed('repeat', reached)}
        account={draft}
        wasTaken={draft.firstName + draft.lastName + draft.nickname !== '' && !passwords.wasTyped}
      />
      {isRevealed('names', reached) && (
        <NameFields lastName={draft.lastName} firstName={draft.firstName} onChange={change} />
      )}
      {isRevealed('nickname', reached) && (
        <NicknameField
          value={draft.nickname}
          onChange={(text) => change({ nickname: text })}
          check={nickname}
        />
      )}
      {isRevealed('agreements', reached) && (
        <AgreementBoxes
          termsChecked={draft.termsChecked}
          privacyChecked={draft.privacyChecked}
          onChange={change}
          from={paths.signUpDetails()}
        />
      )}
      <SignUpFailure
        failure={failure}
        tail={signUpMessages.passwordNotKept}
        {...(failure && nicknameProblems.includes(failure.code) && { sentence: '' })}
        {...(failure?.code === 'existingAccount' && {
          sentence: signUpMessages.existingAccount,
          action: (
            <PageLink to={loginPath} className="inline-flex min-h-11 items-center semibold text-pine">
              {signUpMessages.toLogin}
            </PageLink>
          ),
        })}
      />
      {/* Hidden until the stored fields are restored: the button would be shown where they appear. */}
      {isHydrated && (
        <SubmitButton isBusy={isPending} disabled={!isAllowed && !isPending}>
          {signUpMessages.submit}
        </SubmitButton>
      )}
    </Form>
  );
}

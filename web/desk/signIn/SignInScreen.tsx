import { PageLink } from '../../shared/ui/PageLink.tsx';
import { deskPaths } from '../deskPaths.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { GuestPage } from './GuestPage.tsx';
import { SignInButton } from './SignInButton.tsx';

/** Shown at every address of the desk while nobody is signed in. */
export function SignInScreen() {
  const { signIn } = useMessages().signIn;
  return (
    <GuestPage title={signIn.title}>
      <p className="mb-4">{signIn.lead}</p>
      <SignInButton />
      <p className="mt-4 text-center">
        <PageLink to={deskPaths.recovery()} className="inline-flex min-h-11 items-center text-pine">
          {signIn.lost}
        </PageLink>
      </p>
    </GuestPage>
  );
}

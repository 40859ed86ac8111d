import { useState } from 'react';
import { googleStartAddress } from '../../../contract/addresses.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { buttonClass } from '../../shared/ui/Button.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';

interface GoogleSignInProps {
  returnTo: string;
  /** Result of the last sign-in. */
  failure?: string | undefined;
}

/** The sign-in with Google below the form, with the reason why the last one failed. */
export function GoogleSignIn({ returnTo, failure }: GoogleSignInProps) {
  const { messages } = useLanguage();
  const { login } = messages;
  /** The button was pressed without network; following the link would have led to the browser's error page. */
  const [isOffline, setOffline] = useState(false);
  const sentence = isOffline ? messages.signUp.failure.offline : failure;
  return (
    <>
      <p aria-hidden="true" className="py-2 text-center text-muted text-sm md:w-78">
        {login.or}
      </p>
      {sentence !== undefined && (
        <div className="pb-3 md:w-78">
          <FormFailure sentence={sentence} />
        </div>
      )}
      {/* The server redirects to Google: this address is not a page of the router. */}
      <a
        href={`${googleStartAddress}?returnTo=${encodeURIComponent(returnTo)}`}
        onClick={(event) => {
          setOffline(!navigator.onLine);
          if (!navigator.onLine) event.preventDefault();
        }}
        className={`${buttonClass('outline')} w-full md:w-78`}
      >
        <GoogleMark />
        {login.google}
      </a>
    </>
  );
}

/** Google's logo in its own colours, as its branding rules for sign-in buttons require. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 48 48" className="size-5" aria-hidden="true">
      <path
        fill="#EA4335"
        d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
      />
      <path
        fill="#4285F4"
        d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
      />
      <path
        fill="#FBBC05"
        d="M10.53 28.59A14.5 14.5 0 0 1 9.77 24c0-1.6.28-3.14.76-4.59l-7.98-6.19A23.94 23.94 0 0 0 0 24c0 3.87.93 7.53 2.56 10.78l7.97-6.19z"
      />
      <path
        fill="#34A853"
        d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
      />
    </svg>
  );
}

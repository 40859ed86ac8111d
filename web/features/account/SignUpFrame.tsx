import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';

/** The steps of the sign-up by e-mail (docs/product/accounts.md#sign-up-by-email). */
const steps = 3;

interface SignUpFrameProps {
  heading: string;
  lead?: ReactNode;
  /** Which of the three steps this is; the social sign-up has none. */
  step?: 1 | 2 | 3;
  children?: ReactNode;
}

/** The common frame of the sign-up screens: a column as wide as its fields, and the progress. */
export function SignUpFrame({ heading, lead, step, children }: SignUpFrameProps) {
  const { messages } = useLanguage();
  return (
    <div className="mx-auto flex min-h-dvh max-w-page items-start justify-center lg:gap-24 lg:px-4 lg:pt-12">
      {/* Loaded on wide screens only. */}
      <img
        src="/banners/welcome.svg"
        alt=""
        width={480}
        height={600}
        loading="lazy"
        className="hidden w-120 rounded-lg bg-foam lg:block"
      />
      <div className="w-full max-w-md px-4 pt-8 pb-10 md:max-w-86">
        {step && (
          <div className="pb-4">
            <p className="text-muted text-sm">{messages.signUp.step(step, steps)}</p>
            <div aria-hidden="true" className="mt-2 grid grid-cols-3 gap-1.5">
              {Array.from({ length: steps }, (_, index) => index + 1).map((one) => (
                <span key={one} className={`h-1 rounded-full ${one <= step ? 'bg-pine' : 'bg-pine-mist'}`} />
              ))}
            </div>
          </div>
        )}
        <h1 className="bold text-2xl">{heading}</h1>
        {lead && <p className="mt-2 text-muted">{lead}</p>}
        <div className="mt-6">{children}</div>
      </div>
    </div>
  );
}

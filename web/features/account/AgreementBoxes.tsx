import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { CheckBox } from '../../shared/ui/CheckBox.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';

export interface Agreements {
  termsChecked: boolean;
  privacyChecked: boolean;
}

interface AgreementBoxesProps extends Agreements {
  onChange: (part: Partial<Agreements>) => void;
  /** The screen to which a document's Agree button returns. */
  from: string;
}

/** The two required boxes; their labels lead to the documents (docs/product/accounts.md#terms-and-privacy). */
export function AgreementBoxes({ termsChecked, privacyChecked, onChange, from }: AgreementBoxesProps) {
  const { messages } = useLanguage();
  const signUpMessages = messages.signUp;
  const link = (to: string, label: string) => (
    <PageLink to={to} state={{ from }} className="inline-flex min-h-11 items-center gap-1 semibold text-ink">
      {label}
      <Icon name="right" className="size-5 text-muted" />
    </PageLink>
  );
  return (
    <fieldset className="md:w-78">
      <legend className="semibold text-sm">{signUpMessages.agreements}</legend>
      <p className="mt-1 text-muted text-sm">{signUpMessages.agreementsHint}</p>
      <div className="mt-1">
        <CheckBox
          name="terms"
          isChecked={termsChecked}
          onChange={(isChecked) => onChange({ termsChecked: isChecked })}
          required
        >
          {link(paths.terms(), signUpMessages.terms)}
        </CheckBox>
        <CheckBox
          name="privacy"
          isChecked={privacyChecked}
          onChange={(isChecked) => onChange({ privacyChecked: isChecked })}
          required
        >
          {link(paths.privacy(), signUpMessages.privacy)}
        </CheckBox>
      </div>
    </fieldset>
  );
}

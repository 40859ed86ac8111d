import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { themesQuery } from '../../shared/client/callQuery.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { SignUpFailure } from './SignUpFailure.tsx';
import { useThemeSaving } from './useThemeSaving.ts';

interface ThemeChoiceProps {
  /**
   * Whether an empty selection is valid: in the account it is, right after the sign-up one theme is required
   * (docs/product/accounts.md#themes-of-interest).
   */
  savesNone?: boolean;
}

/**
 * Toggle buttons for the interest themes, and the state of their saving (docs/product/accounts.md#themes-of-interest).
 */
export function ThemeChoice({ savesNone = false }: ThemeChoiceProps) {
  const { language, messages } = useLanguage();
  const signUpMessages = messages.signUp;
  const { data: themes = [] } = useQuery(themesQuery(useClient(), language));
  const { chosen, toggle, saving, hasEarlierSelection, retry } = useThemeSaving({ savesNone });
  const none = hasEarlierSelection ? signUpMessages.lastStays : signUpMessages.chooseOne;
  const status = {
    idle: chosen.size === 0 && !savesNone ? none : '',
    saving: signUpMessages.saving,
    saved: signUpMessages.saved,
    failed: '',
  }[saving.kind];
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form */}
      <div role="group" aria-label={signUpMessages.themes} className="flex flex-wrap gap-2.5">
        {themes.map(({ id, type }) => (
          <button
            key={id}
            type="button"
            aria-pressed={chosen.has(id)}
            onClick={() => toggle(id)}
            className="chip min-h-12 px-5 text-base"
          >
            {/* Only one of the two is shown, so that no button changes its width while it is pressed. */}
            <Icon name={chosen.has(id) ? 'check' : 'plus'} className="size-5" />
            {type}
          </button>
        ))}
      </div>
      <p role="status" className="mt-4 flex min-h-6 items-center gap-1.5 text-muted text-sm">
        {saving.kind === 'saved' && <Icon name="check" className="size-5 text-pine" />}
        {status}
      </p>
      <SignUpFailure
        failure={saving.kind === 'failed' ? saving.failure : null}
        lead={signUpMessages.notSaved}
        retry={retry}
      />
    </>
  );
}

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CheckBox } from './CheckBox.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

const shared = { label: 'Email', name: 'email', value: '', onChange: () => undefined };

/** The text of the elements that an attribute of the input names. */
function named(html: string, attribute: string): string[] {
  const ids = new RegExp(`<input[^>]* ${attribute}="([^"]*)"`).exec(html)?.[1]?.split(' ') ?? [];
  return ids.map((id) => new RegExp(`id="${id}"[^>]*>(.*?)</p>`).exec(html)?.[1] ?? 'missing');
}

describe('text field', () => {
  it('SPEC 5: is named by its label, and contains an announced element for the message before there is one', () => {
    const html = renderToStaticMarkup(<TextField {...shared} />);
    const [, labelFor] = /<label for="([^"]+)"[^>]*>Email<\/label>/.exec(html) ?? [];
    expect(html).toContain(`<input id="${labelFor}"`);
    expect(named(html, 'aria-describedby')).toEqual(['']);
    expect(html).toMatch(/<p id="[^"]+" aria-live="polite"/);
    expect(html).not.toContain('aria-invalid');
  });

  it('SPEC 8: shows hint and error by the field and links them to it', () => {
    const html = renderToStaticMarkup(
      <TextField {...shared} hint="A hint" message={{ tone: 'error', text: 'Invalid' }} />,
    );
    const [hint, message] = named(html, 'aria-describedby');
    expect(hint).toBe('A hint');
    expect(message).toContain('Invalid');
    expect(html).toContain('aria-invalid="true"');
  });

  it('SPEC 5: shows the password on request, and has a length limit', () => {
    const html = renderToStaticMarkup(
      <PasswordField
        {...shared}
        autoComplete="new-password"
        showLabel="Show password"
        hideLabel="Hide password"
      />,
    );
    expect(html).toMatch(/type="password"[^>]*maxLength="20"/i);
    expect(html).toContain('aria-label="Show password"');
  });
});

describe('choice from a list', () => {
  const choice = {
    label: 'Day',
    value: 1,
    options: [{ value: 1 }, { value: 2, label: 'Two' }],
    onChange() {},
  };

  it('SPEC 5: is named by its label, and has no live region where it never has a message', () => {
    const html = renderToStaticMarkup(<SelectField {...choice} />);
    const [, labelFor] = /<label for="([^"]+)"[^>]*>Day<\/label>/.exec(html) ?? [];
    expect(html).toContain(`<select id="${labelFor}"`);
    expect(html).toMatch(/<option value="1" selected="">1<\/option><option value="2">Two<\/option>/);
    expect(html).not.toMatch(/aria-live|aria-describedby|aria-invalid/);
  });

  it('SPEC 8: is marked and described by a fault that stands elsewhere', () => {
    const html = renderToStaticMarkup(
      <SelectField {...choice} isInvalid describedBy="fault" hint="A hint" />,
    );
    expect(html).toMatch(/aria-invalid="true" aria-describedby="[^" ]+-hint fault"/);
  });
});

describe('tick box', () => {
  it('is named by its label, which may contain a link', () => {
    const html = renderToStaticMarkup(
      <CheckBox name="terms" isChecked onChange={() => undefined}>
        <a href="/signup/terms">Terms of service</a>
      </CheckBox>,
    );
    expect(html).toMatch(
      /^<label.*<input type="checkbox"[^>]*checked=""[^>]*>.*Terms of service.*<\/label>$/,
    );
  });
});

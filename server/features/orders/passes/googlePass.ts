import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { htmlLang } from '../../../../domain/languages.ts';
import type { PassContent, PassField } from './passContent.ts';
import type { GoogleKeys } from './passKeys.ts';

const saveAddress = 'https://pay.google.com/gp/v/save/';

/**
 * Makes links that add a ticket to Google's wallet: a generic pass, as Google reads it from a signed token. Google accepts
 * links of up to 1,800 characters, so the pass leaves out the stops, which the ticket has.
 * https://developers.google.com/wallet/generic/web
 */
export function createGooglePasses({ issuer, email, key }: GoogleKeys) {
  const signingKey = createPrivateKey(key);
  return async (content: PassContent, origin: string, now: Date): Promise<string> => {
    const text = (value: string) => ({ defaultValue: { language: htmlLang[content.language], value } });
    const line = ({ key: id, label: header }: PassField, ...values: readonly string[]) => ({
      id,
      header,
      body: values.join(' · '),
    });
    const { people, passenger, orderNumber } = content;
    const [driver] = content.driver;
    const classId = `${issuer}.tour`;
    const pass = {
      // Google never updates a saved pass: a changed tour gets a new pass, and the previous one expires.
      id: `${issuer}.${orderNumber.value}.${content.version}`,
      classId,
      logo: { sourceUri: { uri: `${origin}/icon-192.png` } },
      cardTitle: text('Solbada'),
      header: text(content.time.value),
      subheader: text(content.meetingPlace.value),
      // Several facts in a line, since each line's own keys take a part of the length.
      textModulesData: [
        line(passenger, passenger.value, people.value),
        ...(driver ? [line(driver, ...content.driver.map(({ value }) => value))] : []),
        line(orderNumber, orderNumber.value),
      ],
      barcode: { type: 'QR_CODE', value: content.code },
      validTimeInterval: { end: { date: content.endsAt.toISOString() } },
    };
    const token = await new SignJWT({
      typ: 'savetowallet',
      origins: [],
      payload: { genericClasses: [{ id: classId }], genericObjects: [pass] },
    })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(email)
      .setAudience('google')
      .setIssuedAt(now)
      .sign(signingKey);
    return `${saveAddress}${token}`;
  };
}

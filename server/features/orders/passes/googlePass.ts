import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { htmlLang } from '../../../../domain/languages.ts';
import type { PassContent, PassField } from './passContent.ts';
import type { GoogleKeys } from './passKeys.ts';

const saveAddress = 'https://pay.google.com/gp/v/save/';

/**
 * Makes links that add a ticket to Google's wallet: a generic pass, as Google reads it from a signed token.
 * https://developers.google.com/wallet/generic/web
 */
export function createGooglePasses({ issuer, email, key }: GoogleKeys) {
  const signingKey = createPrivateKey(key);
  return async (content: PassContent, origin: string, now: Date): Promise<string> => {
    const text = (value: string) => ({ defaultValue: { language: htmlLang[content.language], value } });
    const module = ({ key: id, label, value }: PassField) => ({ id, header: label, body: value });
    const classId = `${issuer}.solbada_tour`;
    const pass = {
      // Google keeps what was saved first: a changed tour is another pass, and the one of before expires.
      id: `${issuer}.${content.orderId}.${content.version}`,
      classId,
      hexBackgroundColor: '#115544',
      logo: { sourceUri: { uri: `${origin}/icon-192.png` } },
      cardTitle: text('Solbada'),
      header: text(content.time.value),
      subheader: text(content.meetingPlace.value),
      textModulesData: [content.people, content.passenger, ...content.driver, content.orderNumber].map(
        module,
      ),
      barcode: { type: 'QR_CODE', value: content.code },
      validTimeInterval: {
        start: { date: now.toISOString() },
        end: { date: content.endsAt.toISOString() },
      },
    };
    const token = await new SignJWT({
      typ: 'savetowallet',
      origins: [origin],
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

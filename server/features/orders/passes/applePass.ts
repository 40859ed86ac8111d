import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PassContent } from './passContent.ts';
import type { AppleKeys } from './passKeys.ts';

/** Minutes before the start from which the phone shows the pass by itself. */
const relevantBefore = 60;

const icons = { 'icon.png': 29, 'icon@2x.png': 58, 'icon@3x.png': 87, 'logo.png': 50, 'logo@2x.png': 100 };

/** The pictures of every pass, drawn once from the product's icon. */
async function drawIcons(publicFolder: string): Promise<Record<string, Buffer>> {
  const { default: sharp } = await import('sharp');
  const icon = await readFile(path.join(publicFolder, 'icon-192.png'));
  const drawn = Object.entries(icons).map(
    async ([name, side]) => [name, await sharp(icon).resize(side).png().toBuffer()] as const,
  );
  return Object.fromEntries(await Promise.all(drawn));
}

/**
 * Makes passes for Apple's wallet: an event ticket, which the phone shows near the meeting place and from an hour before
 * the start, and which it voids when the tour has ended. A second file of the same order replaces the first.
 * https://developer.apple.com/documentation/walletpasses
 * @param publicFolder has the product's icon
 * @returns the bytes of a .pkpass file
 */
export function createApplePasses(keys: AppleKeys, publicFolder: string) {
  let pictures: ReturnType<typeof drawIcons> | undefined;
  return async (content: PassContent): Promise<Buffer> => {
    pictures ??= drawIcons(publicFolder);
    const { PKPass } = await import('passkit-generator');
    const pass = new PKPass(
      await pictures,
      {
        wwdr: keys.intermediate,
        signerCert: keys.certificate,
        signerKey: keys.key,
        ...(keys.passphrase === undefined ? {} : { signerKeyPassphrase: keys.passphrase }),
      },
      {
        passTypeIdentifier: keys.passType,
        teamIdentifier: keys.team,
        organizationName: 'Solbada',
        serialNumber: content.orderId,
        description: content.title,
        logoText: 'Solbada',
        backgroundColor: 'rgb(17, 85, 68)',
        foregroundColor: 'rgb(255, 255, 255)',
        labelColor: 'rgb(200, 225, 215)',
      },
    );
    pass.type = 'eventTicket';
    pass.primaryFields.push(content.time);
    pass.secondaryFields.push(content.meetingPlace, content.people);
    pass.auxiliaryFields.push(...content.driver);
    pass.backFields.push(
      content.passenger,
      ...(content.stops.value === '' ? [] : [content.stops]),
      content.orderNumber,
      ...(content.phone ? [content.phone] : []),
      { key: 'ticket', label: content.title, value: content.link },
    );
    pass.setBarcodes({ format: 'PKBarcodeFormatQR', message: content.code, messageEncoding: 'iso-8859-1' });
    pass.setLocations({ latitude: content.position.lat, longitude: content.position.lng });
    const relevantFrom = new Date(content.startsAt.getTime() - relevantBefore * 60_000);
    pass.setRelevantDates([{ startDate: relevantFrom, endDate: content.endsAt }]);
    // Phones with an older system than iOS 18 read this date instead.
    pass.setRelevantDate(content.startsAt);
    pass.setExpirationDate(content.endsAt);
    return pass.getAsBuffer();
  };
}

import { createHash, X509Certificate } from 'node:crypto';
import { unzipSync } from 'fflate';
import { Certificate, ContentInfo, SignedData } from 'pkijs';
import { z } from 'zod';

const field = z.object({ key: z.string(), label: z.string(), value: z.string() });

/** The parts of a pass that the phone shows. */
const passSchema = z.object({
  formatVersion: z.literal(1),
  passTypeIdentifier: z.string(),
  teamIdentifier: z.string(),
  serialNumber: z.string(),
  description: z.string(),
  eventTicket: z.object({
    primaryFields: z.array(field),
    secondaryFields: z.array(field),
    auxiliaryFields: z.array(field),
    backFields: z.array(field),
  }),
  barcodes: z.array(z.object({ format: z.string(), message: z.string() })),
  locations: z.array(z.object({ latitude: z.number(), longitude: z.number() })),
  relevantDate: z.string(),
  expirationDate: z.string(),
});

/**
 * Opens a .pkpass file as the phone does: every file has the hash of the manifest, and the manifest is signed by a
 * certificate that the authority issued.
 * @throws Error for a file that the phone would refuse
 */
export async function readApplePass(bytes: Uint8Array, authority: string) {
  const files = unzipSync(bytes);
  const read = (name: string) => {
    const file = files[name];
    if (!file) throw new Error(`the pass has no ${name}`);
    return file;
  };
  const manifest = z
    .record(z.string(), z.string())
    .parse(JSON.parse(Buffer.from(read('manifest.json')).toString()));
  const listed = Object.keys(files).filter((name) => !['manifest.json', 'signature'].includes(name));
  if (listed.toSorted().join() !== Object.keys(manifest).toSorted().join())
    throw new Error('the manifest lists other files');
  for (const name of listed)
    if (createHash('sha1').update(read(name)).digest('hex') !== manifest[name])
      throw new Error(`${name} was changed`);

  const signed = new SignedData({ schema: ContentInfo.fromBER(read('signature')).content });
  const isSigned = await signed.verify({
    signer: 0,
    data: Uint8Array.from(read('manifest.json')).buffer,
    trustedCerts: [Certificate.fromBER(new X509Certificate(authority).raw)],
    checkChain: true,
  });
  if (!isSigned) throw new Error('the manifest is not signed');
  return { files: listed, pass: passSchema.parse(JSON.parse(Buffer.from(read('pass.json')).toString())) };
}

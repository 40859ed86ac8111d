import { z } from 'zod';

/** The start cannot go on; the message is the one line that is printed. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

const flag = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true');

const text = z.string().trim().min(1).max(300);

/** The variables of DESIGN 4 that this version reads. An empty one counts as missing. */
const environmentSchema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number')
    .transform(Number)
    .pipe(z.int().min(0).max(65_535))
    .default(3000),
  HOST: text.default('127.0.0.1'),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://guide.example' })
    .refine(
      (address) => URL.canParse(address) && new URL(address).origin === address,
      'must be an origin, without a path',
    )
    .optional(),
  DATA_DIR: text.default('./.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address such as postgresql://user@host/name' })
    .optional(),
  LIVE: flag.default(false),
  TRUST_PROXY: flag.default(false),
  WORKERS: z
    .string()
    .regex(/^\d{1,3}$/, 'must be a number of processes')
    .transform(Number)
    .pipe(z.int().min(1).max(64))
    .default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  COMPANY_NAME_KO: text.optional(),
  COMPANY_NAME_EN: text.optional(),
  COMPANY_REPRESENTATIVE_KO: text.optional(),
  COMPANY_REPRESENTATIVE_EN: text.optional(),
  COMPANY_ADDRESS_KO: text.optional(),
  COMPANY_ADDRESS_EN: text.optional(),
  COMPANY_PHONE: text.optional(),
  COMPANY_EMAIL: z.email().optional(),
  COMPANY_BUSINESS_NUMBER: text.optional(),
  COMPANY_MAIL_ORDER_NUMBER: text.optional(),
  COMPANY_HOSTING: text.optional(),
});

type Environment = z.output<typeof environmentSchema>;

/** Public business information for the footer, in Korean and English. */
export interface CompanyInformation {
  lines: { ko: readonly string[]; en: readonly string[] };
  email: string;
  isSample: boolean;
}

export interface Configuration {
  port: number;
  host: string;
  /** Where browsers reach the product; made from host and port when it is not set. */
  publicOrigin: string | null;
  dataDir: string;
  databaseUrl: string | undefined;
  isLive: boolean;
  trustProxy: boolean;
  logLevel: Environment['LOG_LEVEL'];
  company: CompanyInformation;
}

/** Sample values until an operator sets their own; the footer marks them as such. */
const sampleCompany = {
  COMPANY_NAME_KO: '솔바다 여행사(예시)',
  COMPANY_NAME_EN: 'Solbada Travel (sample)',
  COMPANY_REPRESENTATIVE_KO: '홍길동',
  COMPANY_REPRESENTATIVE_EN: 'Hong Gildong',
  COMPANY_ADDRESS_KO: '강원특별자치도 강릉시 강릉대로 1(예시)',
  COMPANY_ADDRESS_EN: '1 Gangneung-daero, Gangneung-si, Gangwon-do (sample)',
  COMPANY_PHONE: '033-000-0000',
  COMPANY_EMAIL: 'help@solbada.example',
  COMPANY_BUSINESS_NUMBER: '000-00-00000',
  COMPANY_MAIL_ORDER_NUMBER: '2026-강원강릉-0000',
  COMPANY_HOSTING: 'Solbada',
} as const;

function companyOf(environment: Environment): CompanyInformation {
  const isSample = !environment.COMPANY_NAME_KO;
  // An operator who names their company is never shown with a sample's number or address.
  const value = (key: keyof typeof sampleCompany) =>
    environment[key] ?? (isSample ? sampleCompany[key] : undefined);
  const line = (label: string, content: string | undefined) => (content ? [`${label} ${content}`] : []);
  const shared = { phone: value('COMPANY_PHONE'), email: value('COMPANY_EMAIL') };
  return {
    isSample,
    email: shared.email ?? sampleCompany.COMPANY_EMAIL,
    lines: {
      ko: [
        ...line('상호', value('COMPANY_NAME_KO')),
        ...line('대표', value('COMPANY_REPRESENTATIVE_KO')),
        ...line('주소', value('COMPANY_ADDRESS_KO')),
        ...line('전화', shared.phone),
        ...line('이메일', shared.email),
        ...line('사업자등록번호', value('COMPANY_BUSINESS_NUMBER')),
        ...line('통신판매업 신고번호', value('COMPANY_MAIL_ORDER_NUMBER')),
        ...line('호스팅 제공자', value('COMPANY_HOSTING')),
      ],
      en: [
        ...line('Company:', value('COMPANY_NAME_EN')),
        ...line('Representative:', value('COMPANY_REPRESENTATIVE_EN')),
        ...line('Address:', value('COMPANY_ADDRESS_EN')),
        ...line('Phone:', shared.phone),
        ...line('E-mail:', shared.email),
        ...line('Business registration number:', value('COMPANY_BUSINESS_NUMBER')),
        ...line('Mail-order report number:', value('COMPANY_MAIL_ORDER_NUMBER')),
        ...line('Hosting:', value('COMPANY_HOSTING')),
      ],
    },
  };
}

/** Rules that hold between variables (DESIGN 4). */
function checkTogether(environment: Environment): void {
  const live = environment.LIVE || environment.PUBLIC_ORIGIN?.startsWith('https:');
  if (live && !environment.PUBLIC_ORIGIN?.startsWith('https:')) {
    throw new ConfigurationError('PUBLIC_ORIGIN must be an https address when LIVE is set.');
  }
  if (environment.WORKERS > 1 && !environment.DATABASE_URL) {
    throw new ConfigurationError(
      'WORKERS above 1 needs DATABASE_URL: the embedded database serves one process.',
    );
  }
  if (environment.WORKERS > 1) {
    throw new ConfigurationError(
      'WORKERS above 1 is not supported by this version; start one process per port.',
    );
  }
}

/** Reads the environment once. A wrong value throws a ConfigurationError that names it and repeats no secret. */
export function readConfiguration(variables: Record<string, string | undefined>): Configuration {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigurationError(`${issue?.path.join('.')} is wrong: ${issue?.message}.`);
  }
  const environment = parsed.data;
  checkTogether(environment);
  return {
    port: environment.PORT,
    host: environment.HOST,
    publicOrigin: environment.PUBLIC_ORIGIN ?? null,
    dataDir: environment.DATA_DIR,
    databaseUrl: environment.DATABASE_URL,
    isLive: environment.LIVE || Boolean(environment.PUBLIC_ORIGIN?.startsWith('https:')),
    trustProxy: environment.TRUST_PROXY,
    logLevel: environment.LOG_LEVEL,
    company: companyOf(environment),
  };
}

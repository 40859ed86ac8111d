import { describe, expect, it } from 'vitest';
import { describeCompany } from '../features/company/describeCompany.ts';
import { ConfigurationError } from '../platform/configurationError.ts';
import { testSecret } from '../testing/testSecret.ts';
import { offersGoogle, readConfiguration } from './configuration.ts';
import { usesSandbox } from './services.ts';

/** All settings that a live product requires. */
const live = {
  LIVE: '1',
  PUBLIC_ORIGIN: 'https://guide.example',
  SESSION_SECRET: testSecret,
  SMTP_URL: 'smtps://user:password@mail.example',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  TOSS_CLIENT_KEY: 'live_gck_client',
  TOSS_SECRET_KEY: 'live_gsk_hunter2',
};

describe('configuration', () => {
  it('DESIGN 4: gives every variable its default', () => {
    expect(readConfiguration({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicOrigin: null,
      dataDir: './.data',
      databaseUrl: undefined,
      isLive: false,
    });
  });

  it('treats an empty variable as missing', () => {
    expect(readConfiguration({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  it.each([
    [{}, 0],
    [{ TRUST_PROXY: '' }, 0],
    [{ TRUST_PROXY: '0' }, 0],
    [{ TRUST_PROXY: '2' }, 2],
    [{ TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::/32' }, ['loopback', '10.0.0.0/8', '2001:db8::/32']],
  ])('DESIGN 4: reads the trusted proxies of %j', (variables, trusted) => {
    expect(readConfiguration(variables).trustProxy).toEqual(trusted);
  });

  it('exports traces where a collector is set, unless the OpenTelemetry variables disable it', () => {
    const set = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
    const sends = (variables: Record<string, string>) => readConfiguration(variables).sendsTraces;
    expect(sends({})).toBe(false);
    expect(sends({ OTEL_SERVICE_NAME: 'guide' })).toBe(false);
    expect(sends(set)).toBe(true);
    expect(sends({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318/v1/traces' })).toBe(true);
    expect(sends({ ...set, OTEL_SDK_DISABLED: 'TRUE' })).toBe(false);
    expect(sends({ ...set, OTEL_TRACES_EXPORTER: 'none' })).toBe(false);
  });

  it.each([
    ['PORT', 'http'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
    ['OTEL_TRACES_SAMPLER', 'sometimes'],
    ['PORT', '70000'],
    ['PUBLIC_ORIGIN', 'guide.example'],
    ['PUBLIC_ORIGIN', 'https://guide.example/path'],
    ['DESK_ORIGIN', 'desk.guide.example'],
    ['DESK_ORIGIN', 'https://guide.example/desk'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'postgresql://one,two/x'],
    ['READ_DATABASE_URL', 'postgresql://one,two/x?target_session_attrs=standby'],
    ['LIVE', 'yes please'],
    ['COMPANY_EMAIL', 'nobody'],
    ['WORKERS', '0'],
    ['METRICS_TOKEN', 'hunter2'],
    ['METRICS_TOKEN', 'CHANGE to 24 characters or more'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['TRUST_PROXY', 'proxy.example'],
    ['REQUEST_SECONDS', '1'],
    ['REQUEST_SECONDS', 'long'],
    ['KEEP_ALIVE_SECONDS', '1000'],
    ['DESK_IDLE_MINUTES', '4'],
    ['DESK_IDLE_MINUTES', '721'],
    ['ROUTING_URL', 'routing.example'],
    ['ROUTING_URL', 'ftp://routing.example'],
    ['ROUTING_URL', 'https://me:hunter2@routing.example'],
    ['ROUTING_URL', 'https://routing.example/?key=hunter2'],
    ['ROUTING_URL', 'https://routing.example#x'],
    ['TOSS_API_URL', 'api.tosspayments.com'],
    ['MAP_TILES_URL', 'tiles.example/gangneung.pmtiles'],
    ['MAP_TILES_URL', 'http://tiles.example/gangneung.pmtiles'],
    ['MAP_TILES_URL', 'pmtiles://tiles.example/gangneung.pmtiles'],
    ['MAP_TILES_URL', 'https://me:hunter2@tiles.example/gangneung.pmtiles'],
    ['MAP_TILES_URL', 'https://tiles.example/gangneung.pmtiles#hunter2'],
    ['MAP_TILES_URL', '//tiles.example/gangneung.pmtiles'],
    ['MAP_TILES_URL', '/\\tiles.example/gangneung.pmtiles'],
    ['MAP_TILES_URL', 'tiles/gangneung.pmtiles'],
    ['KAKAO_MAP_KEY', 'short'],
    ['KAKAO_MAP_KEY', 'hunter2hunter2hunter2&libraries=x'],
    ['TOSS_API_URL', 'https://api.tosspayments.com/v1'],
  ])('DESIGN 4: stops the start at a wrong %s (%s) with one line that names it', (name, value) => {
    let message = '';
    try {
      readConfiguration({ [name]: value });
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigurationError);
      if (error instanceof Error) message = error.message;
    }
    expect(message).toContain(name);
    expect(message).not.toContain('\n');
    expect(message).not.toContain('hunter2');
  });

  it('DESIGN 4: accepts a path in ROUTING_URL, and ignores a slash at its end', () => {
    expect(readConfiguration({}).routingUrl).toBeUndefined();
    for (const address of ['https://routing.example/routed-car', 'https://routing.example/routed-car//'])
      expect(readConfiguration({ ROUTING_URL: address }).routingUrl).toBe(
        'https://routing.example/routed-car',
      );
  });

  it('DESIGN 4: takes maps from an archive at an address or at our own path, from Kakao, or not at all', () => {
    expect(readConfiguration({ MAP_TILES_URL: '', KAKAO_MAP_KEY: ' ' }).map).toEqual({});
    for (const tilesUrl of [
      'https://tiles.example/gangneung.pmtiles',
      'https://tiles.example/v4.pmtiles?key=public',
      'http://localhost:8080/gangneung.pmtiles',
      '/tiles/gangneung.pmtiles',
    ])
      expect(readConfiguration({ MAP_TILES_URL: tilesUrl }).map).toEqual({ tilesUrl });
    const kakaoKey = '0123456789abcdef0123456789abcdef';
    expect(readConfiguration({ KAKAO_MAP_KEY: kakaoKey }).map).toEqual({ kakaoKey });
    expect(() =>
      readConfiguration({ ...live, MAP_TILES_URL: 'http://localhost:8080/gangneung.pmtiles' }),
    ).toThrow(/^MAP_TILES_URL/);
  });

  it('repeats no secret of a wrong DATABASE_URL', () => {
    expect(() => readConfiguration({ DATABASE_URL: 'mysql://me:hunter2@host/x' })).toThrow(/^(?!.*hunter2)/);
    expect(() => readConfiguration({ DATABASE_URL: 'postgres://me:hunter2@a,b/x' })).toThrow(
      /^(?!.*hunter2).*target_session_attrs=read-write/,
    );
  });

  it('accepts several hosts in DATABASE_URL', () => {
    const databaseUrl = 'postgres://me@one:5432,two:5433/x?target_session_attrs=read-write';
    expect(readConfiguration({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl });
  });

  it('DESIGN 4: requires an https PUBLIC_ORIGIN with LIVE', () => {
    expect(() => readConfiguration({ LIVE: '1' })).toThrow(/PUBLIC_ORIGIN/);
    expect(() => readConfiguration({ LIVE: '1', PUBLIC_ORIGIN: 'http://guide.example' })).toThrow(
      /PUBLIC_ORIGIN/,
    );
    expect(readConfiguration(live).isLive).toBe(true);
  });

  it('DESIGN 4: refuses LIVE with a sandbox, without SESSION_SECRET and without rate limits', () => {
    const without = (name: string) =>
      Object.fromEntries(Object.entries(live).filter(([key]) => key !== name));
    for (const name of ['SESSION_SECRET', 'SMTP_URL', 'TOSS_CLIENT_KEY']) {
      expect(() => readConfiguration(without(name)), name).toThrow(new RegExp(`^${name} must be set`));
    }
    expect(() => readConfiguration({ ...live, RATE_LIMITS: 'off' })).toThrow(/^RATE_LIMITS/);
    const { SESSION_SECRET, PUBLIC_ORIGIN } = live;
    expect(readConfiguration({ SESSION_SECRET, PUBLIC_ORIGIN, SANDBOX: 'allow' }).google).toBeNull();
    // With an https address real visitors are expected, with or without LIVE.
    expect(() => readConfiguration({ PUBLIC_ORIGIN })).toThrow(/SESSION_SECRET/);
  });

  it('offers the sign-in with Google by its key, by the sandbox, or not at all when live', () => {
    const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, ...withoutGoogle } = live;
    const offers = (variables: Record<string, string>) => {
      const configuration = readConfiguration(variables);
      return { offers: offersGoogle(configuration), usesSandbox: usesSandbox(configuration) };
    };
    expect(offers(live)).toEqual({ offers: true, usesSandbox: false });
    expect(offers({ ...withoutGoogle, HOST: '0.0.0.0' })).toEqual({ offers: false, usesSandbox: false });
    expect(offers({ ...withoutGoogle, SANDBOX: 'allow' })).toEqual({ offers: true, usesSandbox: true });
    expect(offers({})).toEqual({ offers: true, usesSandbox: true });
  });

  it('reads the decoding key of TourAPI, refuses the encoding one, and uses no sample data when live', () => {
    const key = 'abcDEF123+/abcDEF123==';
    expect(readConfiguration({ TOURAPI_KEY: ` ${key} ` }).tourApiKey).toBe(key);
    expect(() => readConfiguration({ TOURAPI_KEY: encodeURIComponent(key) })).toThrow(
      /^(?!.*abcDEF).*TOURAPI_KEY .*decoding/,
    );
    expect(readConfiguration({}).allowsSandboxes).toBe(true);
    expect(readConfiguration(live).allowsSandboxes).toBe(false);
    expect(readConfiguration({ ...live, SANDBOX: 'allow' }).allowsSandboxes).toBe(true);
  });

  it('refuses a short secret without repeating it, and half a pair of Google keys', () => {
    expect(() => readConfiguration({ SESSION_SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2).*SESSION_SECRET/);
    expect(() => readConfiguration({ GOOGLE_CLIENT_ID: 'x' })).toThrow(/GOOGLE_CLIENT_SECRET/);
  });

  const tossKeys = (clientKey: string, secretKey: string) => ({
    TOSS_CLIENT_KEY: clientKey,
    TOSS_SECRET_KEY: secretKey,
  });

  it('DESIGN 4: accepts keys of Toss Payments only as a pair for the widget and of one mode', () => {
    expect(readConfiguration({}).toss).toBeNull();
    const PUBLIC_ORIGIN = 'http://localhost:3000';
    expect(readConfiguration({ PUBLIC_ORIGIN, ...tossKeys('test_gck_a', 'test_gsk_hunter2') }).toss).toEqual({
      apiUrl: 'https://api.tosspayments.com',
      clientKey: 'test_gck_a',
      secretKey: 'test_gsk_hunter2',
    });
  });

  it.each([
    ['test_gck_a', '', /^TOSS_CLIENT_KEY and TOSS_SECRET_KEY belong together/],
    ['', 'test_gsk_hunter2', /^TOSS_CLIENT_KEY and TOSS_SECRET_KEY belong together/],
    ['test_gck_a', 'live_gsk_hunter2', /must both be test keys or both live ones/],
    ['test_ck_a', 'test_gsk_hunter2', /^TOSS_CLIENT_KEY is a key of the single APIs/],
    ['test_gck_a', 'test_sk_hunter2', /^TOSS_SECRET_KEY is a key of the single APIs/],
    ['test_gsk_hunter2', 'test_gck_a', /^TOSS_CLIENT_KEY is wrong/],
    ['test_gck_a', 'hunter2', /^TOSS_SECRET_KEY is wrong/],
  ])(
    'DESIGN 4: stops the start at the keys %s and %s with one line that repeats neither',
    (client, secret, line) => {
      let message = '';
      try {
        readConfiguration(tossKeys(client, secret));
      } catch (error) {
        if (error instanceof ConfigurationError) message = error.message;
      }
      expect(message).toMatch(line);
      expect(message).not.toMatch(/hunter2|\n/);
    },
  );

  it('DESIGN 4: accepts the payment sandbox of a checkout as TOSS_API_URL, and ignores a slash at its end', () => {
    const keys = { ...tossKeys('test_gck_a', 'test_gsk_a'), PUBLIC_ORIGIN: 'http://guide.example' };
    for (const address of ['http://127.0.0.1:3001/sandbox/toss', 'https://toss.example'])
      for (const TOSS_API_URL of [address, `${address}/`])
        expect(readConfiguration({ ...keys, TOSS_API_URL }).toss?.apiUrl).toBe(address);
  });

  it('DESIGN 4: refuses test keys of Toss Payments, and plain http to it, with LIVE', () => {
    const testKeys = tossKeys('test_gck_a', 'test_gsk_hunter2');
    expect(() => readConfiguration({ ...live, ...testKeys })).toThrow(/^TOSS_CLIENT_KEY is a test key/);
    expect(readConfiguration({ ...live, ...testKeys, SANDBOX: 'allow' }).toss).not.toBeNull();
    expect(() => readConfiguration({ ...live, TOSS_API_URL: 'http://toss.example' })).toThrow(
      /^TOSS_API_URL/,
    );
  });

  it('DESIGN 4: stops the start with WORKERS above 1 and no DATABASE_URL', () => {
    expect(() => readConfiguration({ WORKERS: '2' })).toThrow(/DATABASE_URL/);
  });

  /** The company that these variables describe. */
  const describedCompany = (variables: Record<string, string>) =>
    describeCompany(readConfiguration(variables).company);

  it("SPEC 2: shows the operator's own company information, or a sample marked as such", () => {
    expect(describedCompany({}).company.isSample).toBe(true);
    const { company: own } = describedCompany({
      COMPANY_NAME_KO: '강릉관광',
      COMPANY_NAME_EN: 'Gangneung Tours',
      COMPANY_PHONE: '033-640-0000',
    });
    expect(own.isSample).toBe(false);
    expect(own).toMatchObject({
      name: { ko: '강릉관광', en: 'Gangneung Tours' },
      representative: null,
      phone: '033-640-0000',
      businessNumber: null,
      registerAddress: null,
    });
  });

  it("links a company's own business number to the register of the Fair Trade Commission, the sample's never", () => {
    const registerAddress = (variables: Record<string, string>) =>
      describedCompany(variables).company.registerAddress;
    const COMPANY_NAME_KO = '강릉관광';
    expect(registerAddress({})).toBeNull();
    expect(registerAddress({ COMPANY_BUSINESS_NUMBER: '123-45-67890' })).toBeNull();
    expect(registerAddress({ COMPANY_NAME_KO })).toBeNull();
    expect(() => registerAddress({ COMPANY_NAME_KO, COMPANY_BUSINESS_NUMBER: 'soon' })).toThrow(
      'COMPANY_BUSINESS_NUMBER',
    );
    expect(registerAddress({ COMPANY_NAME_KO, COMPANY_BUSINESS_NUMBER: '123-45-67890' })).toBe(
      'https://www.ftc.go.kr/bizCommPop.do?wrkr_no=1234567890',
    );
  });

  it('names the settings of the company that Korean law wants shown and that are empty', () => {
    const { missing } = describedCompany({
      COMPANY_NAME_KO: '강릉관광',
      COMPANY_PHONE: '033-640-0000',
    });
    expect(missing).toContain('COMPANY_TRAVEL_AGENCY_NUMBER');
    expect(missing).toContain('COMPANY_GUARANTEE_INSURANCE');
    expect(missing).not.toContain('COMPANY_PHONE');
  });
});

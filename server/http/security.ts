import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import type { MapSources } from '../../contract/mapSources.ts';

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

interface SecurityOptions {
  /** Texts that stand inline in every page. */
  inlineScript: string;
  inlineStyle: string;
  /** True when browsers reach the product over https. */
  isSecure: boolean;
  /** True where the payment screen loads the real provider's script; the sandbox's is our own. */
  usesToss: boolean;
  /** Where the guide's photographs come from. */
  photographOrigins: readonly string[];
  /** The maps that browsers load from others. */
  map: MapSources;
}

/**
 * What the payment provider's script needs: itself, the frames of its widget and of its payment window, the calls that
 * it makes, and the form by which it hands over to a card company.
 */
const tossScript = 'https://js.tosspayments.com';
const tossHosts = 'https://*.tosspayments.com';

/**
 * The loader of Kakao's map script, the rest of the script, and the hosts of its tiles and pictures. Without a scheme:
 * the script asks for the rest by the page's own, which is http on an operator's machine and https for real visitors.
 */
const kakaoHosts = ['dapi.kakao.com', '*.daumcdn.net', '*.kakaocdn.net'];

/** Where a map's archive is read from; a path is of our own origin, which is allowed already. */
function tileHosts({ tilesUrl }: MapSources): string[] {
  return tilesUrl && URL.canParse(tilesUrl) ? [new URL(tilesUrl).origin] : [];
}

/** What browsers offer to pages, and this product does not use. Names that Chromium does not know would warn in its console. */
const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Distances, copied links and driver cards are our own; wallets open in the payment provider's frames too. */
function permissionsPolicy(usesToss: boolean): string {
  const payment = usesToss ? `(self "${tossHosts}")` : '(self)';
  return [
    ...unusedFeatures.map((feature) => `${feature}=()`),
    ...['geolocation', 'clipboard-write', 'screen-wake-lock'].map((feature) => `${feature}=(self)`),
    `payment=${payment}`,
  ].join(', ');
}

/** What every answer has of its own. */
const ownHeaders = ['connection', 'content-length', 'content-type', 'date'];

/**
 * One content security policy for all pages, made at start (DESIGN 8): hashes of the fixed inline texts and our own
 * origin. No nonce, since pages are cached and client navigation keeps the first page's policy. The headers are the same
 * for all answers, so they are taken from one at start: helmet would put them together for each, a seventh of the time
 * that a page from the cache takes.
 */
export async function protect(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  const script = options.usesToss ? [tossScript] : [];
  const hosts = options.usesToss ? [tossHosts] : [];
  const kakao = options.map.kakaoKey ? kakaoHosts : [];
  const model = fastify();
  await model.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", hashSource(options.inlineScript), ...script, ...kakao],
        styleSrc: ["'self'", hashSource(options.inlineStyle), ...kakao],
        // Positions of map tiles and carousel slides are set on elements.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", ...hosts, ...kakao, ...options.photographOrigins],
        connectSrc: ["'self'", ...hosts, ...kakao, ...tileHosts(options.map)],
        frameSrc: ["'self'", ...hosts],
        // Driver cards are kept for when there is no network (web/features/offline).
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'", ...hosts],
        frameAncestors: ["'none'"],
        ...(options.isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // Told only over https: on http://localhost or a LAN address it would lock the visitor out.
    hsts: options.isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    // Card companies open windows of their own, which speak with the page that opened them.
    crossOriginOpenerPolicy: options.isSecure
      ? { policy: options.usesToss ? 'same-origin-allow-popups' : 'same-origin' }
      : false,
    originAgentCluster: options.isSecure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  model.get('/', async () => '');
  const { headers } = await model.inject('/');
  await model.close();
  const fixed = {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.includes(name))),
    'permissions-policy': permissionsPolicy(options.usesToss),
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(fixed);
    done();
  });
}

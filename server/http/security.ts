import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import type { MapSources } from '../../contract/mapSources.ts';
import { policyReportPath, reportingGroup } from './policyReports.ts';

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

interface SecurityOptions {
  /** Texts inlined into every page. */
  inlineScript: string;
  inlineStyle: string;
  /** True when browsers reach the product over https. */
  isSecure: boolean;
  /** True where the payment screen loads the real provider's script; the sandbox's is our own. */
  usesToss: boolean;
  /** Map providers that browsers load from. */
  map: MapSources;
}

/**
 * Sources that the payment provider's script needs: itself, the frames of its widget and payment window, its
 * requests, and the form that leads to a card company.
 */
const tossScript = 'https://js.tosspayments.com';
const tossHosts = 'https://*.tosspayments.com';

/**
 * The loader of Kakao's map script, the rest of the script, and the hosts of its tiles and pictures. Without a
 * scheme: the script uses the page's own, which is http on an operator's machine and https for real visitors.
 */
const kakaoHosts = ['dapi.kakao.com', '*.daumcdn.net', '*.kakaocdn.net'];

/** Origin of a map archive; a path is on our own origin, which is allowed already. */
function tileHosts({ tilesUrl }: MapSources): string[] {
  return tilesUrl && URL.canParse(tilesUrl) ? [new URL(tilesUrl).origin] : [];
}

/** Browser features that this product does not use. Names unknown to Chromium would log a warning in its console. */
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

/** Used for distances, copied links and driver cards on our own pages; wallets also open in the provider's frames. */
function permissionsPolicy(usesToss: boolean): string {
  const payment = usesToss ? `(self "${tossHosts}")` : '(self)';
  return [
    ...unusedFeatures.map((feature) => `${feature}=()`),
    ...['geolocation', 'clipboard-write', 'screen-wake-lock'].map((feature) => `${feature}=(self)`),
    `payment=${payment}`,
  ].join(', ');
}

/** Headers that each response sets itself. */
const ownHeaders = ['connection', 'content-length', 'content-type', 'date'];

/**
 * One content security policy for all pages, made at start (docs/product/screens.md#the-rendered-page): hashes of the
 * fixed inline texts and our own origin. No nonce, since pages are cached and client navigation keeps the first page's
 * policy. The headers are the same for all responses and computed once: helmet would rebuild them each time, a seventh
 * of the cost of a cached page.
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
        // Map tiles and carousel slides are positioned by style attributes.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", ...hosts, ...kakao],
        connectSrc: ["'self'", ...hosts, ...kakao, ...tileHosts(options.map)],
        frameSrc: ["'self'", ...hosts],
        // The service worker keeps driver cards for offline use (web/features/offline).
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'", ...hosts],
        frameAncestors: ["'none'"],
        reportTo: [reportingGroup],
        // Browsers that don't know report-to.
        reportUri: [policyReportPath],
        ...(options.isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // Only over https: on http://localhost or a LAN address HSTS would lock the visitor out.
    hsts: options.isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    // Card companies open popups that communicate with the page that opened them.
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
    'reporting-endpoints': `${reportingGroup}="${policyReportPath}"`,
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(fixed);
    done();
  });
}

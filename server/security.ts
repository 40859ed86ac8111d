import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

interface SecurityOptions {
  /** Texts that stand inline in every page. */
  inlineScript: string;
  inlineStyle: string;
  /** True when browsers reach the product over https. */
  isSecure: boolean;
}

/**
 * One content security policy for all pages, made at start (DESIGN 8): hashes of the fixed inline texts and our own
 * origin. No nonce, since pages are cached and client navigation keeps the first page's policy.
 */
export async function protect(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", hashSource(options.inlineScript)],
        styleSrc: ["'self'", hashSource(options.inlineStyle)],
        // Positions of map tiles and carousel slides are set on elements.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(options.isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // Told only over https: on http://localhost or a LAN address it would lock the visitor out.
    hsts: options.isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: options.isSecure ? { policy: 'same-origin' } : false,
    originAgentCluster: options.isSecure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
}

import type { Secrets } from '../platform/secrets/secrets.ts';
import { ticketToken } from '../platform/secrets/ticketLinks.ts';
import type { PassLinks } from './templates/mailTemplate.ts';

/** Which wallets the operator has keys for. */
export interface OfferedPasses {
  readonly apple: boolean;
  readonly google: boolean;
}

/** The keys of the tokens in the addresses of passes. */
export type PassTokenKeys = Pick<Secrets, 'passes'>;

/** The paths that add a ticket to the wallet of a phone; null for a wallet without keys. */
export interface PassPaths {
  readonly apple: string | null;
  readonly google: string | null;
}

interface PassOrder {
  readonly id: string;
  readonly origin: string;
  readonly link_number: number;
}

/** The addresses of a ticket's wallet passes. */
export interface TicketPasses {
  /** The signed token in a path is the only credential, since phones open passes without a session. */
  paths(order: PassOrder): PassPaths;
  /** The same as links for a mail; empty without any. */
  links(order: PassOrder): { readonly passes?: PassLinks };
}

export function createTicketPasses(secrets: PassTokenKeys, offered: OfferedPasses): TicketPasses {
  const paths = (order: PassOrder): PassPaths => {
    const path = (name: string) => `/ticket-pass/${ticketToken(secrets.passes, order)}/${name}`;
    return {
      apple: offered.apple ? path('apple.pkpass') : null,
      google: offered.google ? path('google') : null,
    };
  };
  return {
    paths,
    links(order) {
      const { apple, google } = paths(order);
      const link = (path: string) => `${order.origin}${path}`;
      if (apple === null && google === null) return {};
      return {
        passes: {
          ...(apple === null ? {} : { apple: link(apple) }),
          ...(google === null ? {} : { google: link(google) }),
        },
      };
    },
  };
}

/** For a company without keys for any wallet. */
export const noPasses: TicketPasses = { paths: () => ({ apple: null, google: null }), links: () => ({}) };

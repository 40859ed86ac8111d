/** Addresses that only the ticket's own screens lead to; the guide's pages need not carry them (paths.ts). */
export const ticketPaths = {
  success: () => '/success',
  fail: () => '/fail',
  ticket: (orderId: string) => `/tickets/${orderId}`,
} as const;

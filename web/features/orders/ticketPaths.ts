/** Paths that only the ticket screens link to; the guide's pages need not ship them (paths.ts). */
export const ticketPaths = {
  success: () => '/success',
  fail: () => '/fail',
  ticket: (orderId: string) => `/tickets/${orderId}`,
} as const;

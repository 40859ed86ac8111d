const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether an address is on the host by which the browser reached us; localhost and 127.0.0.1 on one port count as one
 * host. Only for the sandboxes, which have no list of allowed redirect addresses: browsers may reach the process as
 * localhost, 127.0.0.1 or a LAN address without any configuration.
 */
export function isOnOwnHost(address: string, requestHost: string): boolean {
  if (!URL.canParse(address) || !URL.canParse(`http://${requestHost}`)) return false;
  const wanted = new URL(address);
  if (wanted.protocol !== 'http:' && wanted.protocol !== 'https:') return false;
  const own = new URL(`${wanted.protocol}//${requestHost}`);
  const isLoopback = loopbackNames.includes(wanted.hostname) && loopbackNames.includes(own.hostname);
  return own.port === wanted.port && (own.hostname === wanted.hostname || isLoopback);
}

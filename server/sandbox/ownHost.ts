const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether an address lies on the host that the browser reached us by, where localhost and 127.0.0.1 on one port are one
 * host. For the sandboxes only, which have no list of the addresses that they may send a browser to: the process is
 * reached as localhost, 127.0.0.1 or under a LAN address without anybody having said so.
 */
export function isOnOwnHost(address: string, requestHost: string): boolean {
  if (!URL.canParse(address) || !URL.canParse(`http://${requestHost}`)) return false;
  const wanted = new URL(address);
  if (wanted.protocol !== 'http:' && wanted.protocol !== 'https:') return false;
  const own = new URL(`${wanted.protocol}//${requestHost}`);
  const isLoopback = loopbackNames.includes(wanted.hostname) && loopbackNames.includes(own.hostname);
  return own.port === wanted.port && (own.hostname === wanted.hostname || isLoopback);
}

interface Cookie {
  readonly host: string;
  readonly path: string;
  readonly value: string;
}

interface BrowserResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  /** Address of the response, after redirects. */
  readonly address: URL;
}

/** A browser with a cookie jar, which follows redirects up to the product's callback page and submits forms. */
export class TestBrowser {
  readonly #cookies = new Map<string, Cookie>();

  get cookieNames(): string[] {
    return [...this.#cookies.keys()].map((key) => key.split(' ')[0] ?? '');
  }

  async open(address: string | URL): Promise<BrowserResponse> {
    return this.#follow(new URL(address), { method: 'GET' });
  }

  /** Submits the form of a page with one of its buttons. */
  async submit(page: BrowserResponse, fields: Record<string, string>): Promise<BrowserResponse> {
    return this.#follow(page.address, { method: 'POST', body: new URLSearchParams(fields) });
  }

  async #follow(start: URL, request: RequestInit): Promise<BrowserResponse> {
    let [address, init] = [start, request];
    for (let redirects = 0; redirects < 10; redirects += 1) {
      const response = await fetch(address, {
        ...init,
        redirect: 'manual',
        headers: { accept: 'text/html', cookie: this.#cookieHeader(address) },
      });
      this.#keep(address, response);
      const location = response.headers.get('location');
      if (location === null) {
        return { status: response.status, headers: response.headers, body: await response.text(), address };
      }
      await response.arrayBuffer();
      address = new URL(location, address);
      init = { method: 'GET' };
      if (address.pathname === '/oauth2/callback') {
        return { status: response.status, headers: response.headers, body: '', address };
      }
    }
    throw new Error(`Too many redirects from ${start.href}`);
  }

  #cookieHeader(address: URL): string {
    return [...this.#cookies]
      .filter(([, { host, path }]) => host === address.hostname && address.pathname.startsWith(path))
      .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
      .join('; ');
  }

  #keep(address: URL, response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(/; */);
      const [name = '', value = ''] = pair.split('=', 2);
      const attribute = (wanted: string) =>
        attributes.find((one) => one.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
      const path = attribute('path') ?? '/';
      const key = `${name} ${address.hostname} ${path}`;
      const expires = attribute('expires');
      if (expires !== undefined && Date.parse(expires) < Date.now()) this.#cookies.delete(key);
      else this.#cookies.set(key, { host: address.hostname, path, value });
    }
  }
}

import type { createWidgetViews, WidgetVariant } from './widgetViews.ts';

interface SdkDeps {
  readonly views: ReturnType<typeof createWidgetViews>;
  /** The payment UIs by their keys. */
  readonly variants: Readonly<Record<string, WidgetVariant>>;
  /** The widget's own endpoint. */
  readonly authorizeUrl: string;
}

interface PaymentRequest {
  readonly orderId: string;
  readonly orderName: string;
  readonly successUrl: string;
  readonly failUrl: string;
  readonly pendingUrl?: string;
  readonly foreignEasyPay?: { readonly country?: string };
  readonly windowTarget?: 'iframe' | 'self';
}

/**
 * The provider's global, version 2, limited to widgets: the same calls, in the same order, with the same error codes
 * (`@tosspayments/tosspayments-sdk` 2.8). The browser gets this function as text (tossSandbox.ts), so it must use
 * nothing from outside itself.
 */
export function createTossGlobal({ views, variants, authorizeUrl }: SdkDeps) {
  const anonymous = '@@ANONYMOUS';
  type Listener = (value: unknown) => void;

  function failure(code: string, message = code) {
    return Object.assign(new Error(message), { code });
  }

  function findContainer(selector: unknown): Element {
    let found: Element | null = null;
    try {
      found = typeof selector === 'string' ? document.querySelector(selector) : null;
    } catch {
      // Not a valid selector.
    }
    if (!found) throw failure('INVALID_SELECTOR');
    return found;
  }

  function createEvents() {
    const listeners = new Map<string, Set<Listener>>();
    return {
      on(event: string, listener: Listener) {
        listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
      },
      emit(event: string, value: unknown) {
        for (const listener of listeners.get(event) ?? []) listener(value);
      },
    };
  }

  function isAddress(value: unknown): boolean {
    return typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);
  }

  /** Begins the payment; returns the address of the page of the card company or the wallet. */
  async function authorize(
    request: PaymentRequest,
    amount: number,
    { code, currency, isChargedLater }: WidgetVariant,
    payer: string,
  ): Promise<string> {
    const isFramed = request.windowTarget === 'iframe';
    let body: { checkoutUrl?: string; code?: string; message?: string };
    try {
      const response = await fetch(authorizeUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          orderId: request.orderId,
          orderName: request.orderName,
          amount,
          currency,
          method: code,
          ...(code === 'CARD' ? { card: payer } : { account: payer }),
          successUrl: request.successUrl,
          failUrl: request.failUrl,
          ...(isChargedLater ? { pendingUrl: request.pendingUrl } : {}),
          language: document.documentElement.lang,
          isFramed,
        }),
      });
      body = await response.json();
    } catch {
      throw failure('UNKNOWN');
    }
    if (!body.checkoutUrl) throw failure(body.code ?? 'UNKNOWN', body.message);
    return body.checkoutUrl;
  }

  function createWidgets() {
    let amount: number | null = null;
    let amountCurrency = '';
    let variant: WidgetVariant | null = null;
    let methods: ReturnType<typeof views.methods> | null = null;
    let agreement: ReturnType<typeof views.agreement> | null = null;
    let isRunning = false;
    // On the way back from the card company's page, the browser may restore this page from its cache, with its old state.
    addEventListener('pageshow', (event) => {
      if (event.persisted) isRunning = false;
    });

    function checkRequest(request: PaymentRequest): void {
      if (!/^[A-Za-z0-9_=-]{6,64}$/.test(request?.orderId)) throw failure('INVALID_ORDER_ID');
      const { orderName } = request;
      if (typeof orderName !== 'string' || orderName === '') throw failure('INVALID_ORDER_NAME');
      if (orderName.length > 100) throw failure('EXCEED_ORDER_NAME_LENGTH');
      if (!isAddress(request.successUrl)) throw failure('INCORRECT_SUCCESS_URL_FORMAT');
      if (!isAddress(request.failUrl)) throw failure('INCORRECT_FAIL_URL_FORMAT');
    }

    /** Checks what foreign wallets need in addition. The provider does not document its error codes for these. */
    function checkForeign(request: PaymentRequest, { isChargedLater }: WidgetVariant): void {
      if (!/^[A-Z]{2}$/.test(request.foreignEasyPay?.country ?? '')) throw failure('INVALID_PARAMETERS');
      if (isChargedLater && !isAddress(request.pendingUrl)) throw failure('INVALID_PARAMETERS');
    }

    /** What the visitor has chosen and entered. */
    function entered(): { chosen: WidgetVariant; payer: string } {
      if (!methods || !variant) throw failure('NOT_RENDERED_PAYMENT_METHODS_UI');
      if (methods.selected() === null) throw failure('NOT_SELECTED_PAYMENT_METHOD');
      const payer = methods.payer();
      // A wallet takes any address.
      const isEmail = variant.code !== 'CARD' && /^\S+@\S+\.\S+$/.test(payer);
      if (!isEmail && !Object.hasOwn(variant.payers, payer)) {
        methods.focusPayer();
        throw failure('NEED_CARD_PAYMENT_DETAIL');
      }
      if (!agreement?.isAgreed()) throw failure('NEED_AGREEMENT_WITH_REQUIRED_TERMS');
      return { chosen: variant, payer };
    }

    /** Leaves the page, or shows a window over it until the visitor closes the window. */
    async function requestPayment(request: PaymentRequest): Promise<never> {
      if (amount === null) throw failure('NOT_SETUP_AMOUNT');
      if (isRunning) throw failure('INVALID_METHOD_TRANSACTION');
      checkRequest(request);
      const { chosen, payer } = entered();
      if (chosen.code !== 'CARD') checkForeign(request, chosen);
      isRunning = true;
      try {
        const address = await authorize(request, amount, chosen, payer);
        return await new Promise<never>((_resolve, reject) => {
          if (request.windowTarget === 'iframe') {
            views.frame(address, () => reject(failure('USER_CANCEL')));
          } else {
            location.assign(address);
          }
        });
      } finally {
        isRunning = false;
      }
    }

    return {
      requestPayment,

      async setAmount(given: { value: number; currency: string }): Promise<void> {
        if (typeof given?.value !== 'number' || !Number.isFinite(given.value)) {
          throw failure('INVALID_AMOUNT_VALUE');
        }
        if (given.value < 0) throw failure('BELOW_ZERO_AMOUNT');
        const known = variant ? [variant.currency] : ['KRW', 'USD'];
        if (!known.includes(given.currency)) throw failure('INVALID_AMOUNT_CURRENCY');
        amount = given.value;
        amountCurrency = given.currency;
      },

      async renderPaymentMethods(options: { selector: string; variantKey?: string }) {
        if (amount === null) throw failure('NOT_SETUP_AMOUNT');
        if (methods) throw failure('PAYMENT_METHODS_WIDGET_ALREADY_RENDERED');
        const container = findContainer(options?.selector);
        const wanted = variants[options.variantKey ?? 'DEFAULT'];
        if (!wanted) throw failure('INVALID_VARIANT_KEY');
        // A payment UI holds methods of one currency.
        if (wanted.currency !== amountCurrency) throw failure('INVALID_AMOUNT_CURRENCY');
        const events = createEvents();
        const shown = views.methods(container, wanted, (code) =>
          events.emit('paymentMethodSelect', { code }),
        );
        methods = shown;
        variant = wanted;
        return {
          on: events.on,
          async getSelectedPaymentMethod() {
            const code = shown.selected();
            return code === null ? null : { code };
          },
          async destroy() {
            shown.remove();
            if (methods !== shown) return;
            methods = null;
            variant = null;
          },
        };
      },

      async renderAgreement(options: { selector: string; variantKey?: string }) {
        if (agreement) throw failure('AGREEMENT_WIDGET_ALREADY_RENDERED');
        const container = findContainer(options?.selector);
        if (!['DEFAULT', 'AGREEMENT'].includes(options.variantKey ?? 'DEFAULT')) {
          throw failure('INVALID_VARIANT_KEY');
        }
        const events = createEvents();
        const shown = views.agreement(container, () => {
          const agreed = shown.isAgreed();
          events.emit('agreementStatusChange', {
            agreedRequiredTerms: agreed,
            agreements: [{ term: { id: 'payment-terms', required: true }, agreed }],
          });
        });
        agreement = shown;
        return {
          on: events.on,
          async destroy() {
            shown.remove();
            if (agreement === shown) agreement = null;
          },
        };
      },
    };
  }

  function TossPayments(clientKey: string) {
    if (/^(test|live)_g?sk_/.test(clientKey)) throw failure('INSECURE_KEY_USAGE');
    const isSingle = /^(test|live)_ck_/.test(clientKey);
    if (!isSingle && !/^(test|live)_gck_\w+$/.test(clientKey)) throw failure('INVALID_CLIENT_KEY');
    return {
      widgets({ customerKey }: { customerKey: string }) {
        if (isSingle) throw failure('NOT_SUPPORTED_API_INDIVIDUAL_KEY');
        if (customerKey !== anonymous && !/^[A-Za-z0-9\-_=.@]{2,50}$/.test(customerKey)) {
          throw failure('INVALID_CUSTOMER_KEY');
        }
        return createWidgets();
      },
    };
  }
  return Object.assign(TossPayments, { ANONYMOUS: anonymous });
}

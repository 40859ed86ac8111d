/** The part of the provider's script that the payment screen uses (Toss Payments SDK v2, widgets). */
interface RenderedWidget {
  destroy: () => Promise<void>;
}

interface PaymentRequest {
  orderId: string;
  orderName: string;
  customerName: string;
  customerEmail?: string;
  /** Absolute, with origin. */
  successUrl: string;
  failUrl: string;
  /** Where the browser returns from a wallet that reports its result later. */
  pendingUrl?: string;
  foreignEasyPay?: {
    /** The buyer's country, as a two-letter code. */
    country: string;
    /** PayPal's seller protection covers only described products. */
    products: { name: string; quantity: number; unitAmount: number; currency: string; description: string }[];
  };
}

export interface TossWidgets {
  /** Must be called first, and again on every change. */
  setAmount: (amount: { value: number; currency: string }) => Promise<void>;
  renderPaymentMethods: (place: { selector: string; variantKey: string }) => Promise<RenderedWidget>;
  renderAgreement: (place: { selector: string; variantKey: string }) => Promise<RenderedWidget>;
  /** Redirects to the result's URL; rejects with an object that has a `code`. */
  requestPayment: (request: PaymentRequest) => Promise<unknown>;
}

export type TossPayments = (clientKey: string) => {
  widgets: (options: { customerKey: string }) => TossWidgets;
};

function isTossPayments(value: unknown): value is TossPayments {
  return typeof value === 'function';
}

const inWindow = (): unknown => Reflect.get(window, 'TossPayments');

let loading: Promise<TossPayments> | null = null;

function load(address: string): Promise<TossPayments> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => {
      const loaded = inWindow();
      if (isTossPayments(loaded)) resolve(loaded);
      else reject(new Error('the payment script brought no TossPayments'));
    };
    script.onerror = () => {
      // A retry needs a new element.
      script.remove();
      reject(new Error('the payment script did not load'));
    };
    document.head.append(script);
  });
}

/** The provider's script, loaded once, and only on the payment screen. Rejects if it cannot be loaded. */
export function loadTossPayments(address: string): Promise<TossPayments> {
  const known = inWindow();
  if (isTossPayments(known)) return Promise.resolve(known);
  loading ??= load(address).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** The code of an error of the provider's script or of our API; null if it has none. */
export function errorCode(error: unknown): string | null {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return hasCode && typeof error.code === 'string' ? error.code : null;
}

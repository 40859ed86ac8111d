import { test } from './guideTest.ts';

interface Product {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Opens one product for the journeys of a file, and makes its origin their base URL. For journeys whose changes would affect
 * other files: closed days, few cars, another clock, other payment methods, drivers with their tours.
 * @param open the product with its clock and variables
 * @param prepare makes the state that all journeys of the file share
 * @returns the product; it exists inside hooks and tests only
 */
export function shareProduct<Opened extends Product>(
  open: () => Promise<Opened>,
  prepare: (product: Opened) => Promise<unknown> = async () => undefined,
): () => Opened {
  // In parallel mode, each worker that runs a journey of the file would open its own.
  test.describe.configure({ mode: 'default' });
  let product: Opened | undefined;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    product = await open();
    await prepare(product);
  });
  test.afterAll(() => product?.close());
  // The hook that opens the product reads this too, while there is no product yet.
  test.use({ baseURL: ({ baseURL }, use) => use(product?.origin ?? baseURL) });
  return () => {
    if (!product) throw new Error('The product exists only inside hooks and tests');
    return product;
  };
}

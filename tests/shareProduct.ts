import { test } from './guideTest.ts';
import { openOwnProduct } from './ownProduct.ts';

type OwnProduct = Awaited<ReturnType<typeof openOwnProduct>>;

/**
 * Opens one product for the journeys of a file, and makes it their base URL. For journeys whose changes would reach
 * those of other files: closed days, few cars, another clock, other payment methods.
 * @param open the product with its clock and variables
 * @param prepare makes the state that all journeys of the file share
 * @returns the product; it exists inside hooks and tests only
 */
export function shareProduct(
  open: () => Promise<OwnProduct> = openOwnProduct,
  prepare: (product: OwnProduct) => Promise<unknown> = async () => undefined,
): () => OwnProduct {
  let product: OwnProduct | undefined;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    product = await open();
    await prepare(product);
  });
  test.afterAll(() => product?.close());
  // Also read for the hook that opens the product.
  test.use({ baseURL: ({ baseURL }, use) => use(product?.origin ?? baseURL) });
  return () => {
    if (!product) throw new Error('The product exists only inside hooks and tests');
    return product;
  };
}

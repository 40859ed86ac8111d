import { api } from '../../../../contract/api.ts';
import type { TestVisitor } from '../../../testing/testVisitor.ts';

/** The festivals that a visitor sees. @param query of `/festivals` */
export async function visibleFestivals(visitor: TestVisitor, query = '') {
  const { body } = await visitor.call('GET', `/festivals?${query}`);
  return api.listFestivals.response.parse(body).festivals;
}

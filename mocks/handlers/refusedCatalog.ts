/** What stands for a catalog that cannot be made: each question is refused with the reason, so that the app tells it in its own way. */
import type { Catalog } from '../catalog/catalog.ts'
import { Refusal } from './parameters.ts'

export const refusedCatalog = (reason: string): Catalog => {
  const refuse = () => Promise.reject(new Refusal(400, 'NO_SUCH_CATALOG', reason))
  return { search: refuse, product: refuse, byUrl: refuse, byCode: refuse, merchants: refuse }
}

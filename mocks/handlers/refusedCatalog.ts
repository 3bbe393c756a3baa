/** Replaces a catalog that can't be built: each request is refused with the reason, which the app then shows. */
import type { Catalog } from '../catalog/catalog.ts'
import { Refusal } from './parameters.ts'

export const refusedCatalog = (reason: string): Catalog => {
  const refuse = () => Promise.reject(new Refusal(400, 'NO_SUCH_CATALOG', reason))
  return { search: refuse, product: refuse, byUrl: refuse, byCode: refuse, merchants: refuse }
}

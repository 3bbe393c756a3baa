/** A catalog that may still be building: a request that waits too long is refused as repeatable, before the client's timeout. */
import type { Catalog } from '../catalog/catalog.ts'
import { Refusal } from './parameters.ts'

/** Well below the fifteen seconds after which clients of the service time out. */
export const PATIENCE_MS = 9000

/** `soon` resolves when a request has waited too long. */
export const patientCatalog = (catalog: Catalog, soon: () => Promise<void>): Catalog => {
  let hasAnswered = false
  const inTime = async <Result>(answer: Promise<Result>): Promise<Result> => {
    // after the first answer the catalog is ready
    if (hasAnswered) return answer
    const late = soon().then(() => {
      throw new Refusal(503, 'CATALOG_NOT_READY', 'The catalog is still being indexed', 1)
    })
    // prevents an unhandled rejection when the answer comes first
    late.catch(() => undefined)
    const result = await Promise.race([answer, late])
    hasAnswered = true
    return result
  }
  return {
    search: (...args) => inTime(catalog.search(...args)),
    product: (...args) => inTime(catalog.product(...args)),
    byUrl: (...args) => inTime(catalog.byUrl(...args)),
    byCode: (...args) => inTime(catalog.byCode(...args)),
    merchants: () => inTime(catalog.merchants()),
  }
}

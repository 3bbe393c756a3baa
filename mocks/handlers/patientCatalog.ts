/** A catalog that may still be in the making: a question that waits too long is refused as one to be repeated, before the asker's own patience ends. */
import type { Catalog } from '../catalog/catalog.ts'
import { Refusal } from './parameters.ts'

/** Well below the fifteen seconds that clients of the service give an answer. */
export const PATIENCE_MS = 9000

/** `soon` resolves when a question has waited long enough. */
export const patientCatalog = (catalog: Catalog, soon: () => Promise<void>): Catalog => {
  let hasAnswered = false
  const inTime = async <Result>(answer: Promise<Result>): Promise<Result> => {
    // what has answered once is made
    if (hasAnswered) return answer
    const late = soon().then(() => {
      throw new Refusal(503, 'CATALOG_NOT_READY', 'The catalog is still being indexed', 1)
    })
    // the one that loses the race is nobody's failure
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

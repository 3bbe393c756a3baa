/** An own catalog a week later, as the scenario `next-week` shows it: prices, MRPs and stock have moved as the demo's do. */
import type { CatalogData } from '../../catalog/catalog.ts'
import { moveOf, recordAfter } from '../../data/offer/weekMove.ts'

const SEED = 7

/** Every listing is still there: what has come or gone can't be invented for someone's own products. */
export const ownWeek = (data: CatalogData): CatalogData => {
  const listing: CatalogData['listing'] = (ordinal) => {
    const now = data.listing(ordinal)
    return { ...now, product: recordAfter(moveOf(SEED, ordinal), now.product) }
  }
  return {
    ...data,
    listing,
    row: (ordinal) => {
      const row = data.row(ordinal)
      const { offerPrice, discount } = listing(ordinal).product
      return { ...row, offerPrice, discount }
    },
  }
}

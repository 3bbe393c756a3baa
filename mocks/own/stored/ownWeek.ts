/** A user's catalog a week later, for the scenario `next-week`: prices, MRPs and stock change as in the demo's catalog. */
import type { CatalogData } from '../../catalog/catalog.ts'
import { moveOf, recordAfter } from '../../data/offer/weekMove.ts'

const SEED = 7

/** Every listing stays: added or withdrawn products can't be invented for a user's catalog. */
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

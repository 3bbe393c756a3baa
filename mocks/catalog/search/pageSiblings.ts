/** Pages with two records: some shops show a sibling of the article on its page, so that a look-up returns a choice. */
import type { Row } from '../catalog.ts'

const ONE_IN = 6
/** The greatest distance of a sibling from its article; limits the time of a look-up in a large catalog. */
const REACH = 3000

type Rows = { size: number; row: (ordinal: number) => Row }

/** For one listing in six, the next listing of the same shop, country, brand and category; null otherwise. */
export const siblingOnPage = ({ size, row }: Rows, ordinal: number): number | null => {
  if (ordinal % ONE_IN !== 0) return null
  const own = row(ordinal)
  for (let next = ordinal + 1; next < Math.min(size, ordinal + REACH); next += 1) {
    const { merchant, country, brand, category } = row(next)
    const alike = merchant === own.merchant && country === own.country && category === own.category
    if (alike && brand === own.brand) return next
  }
  return null
}

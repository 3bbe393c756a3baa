/** The merchants of the matrix, and what its cells show. */
import type { MerchantRanking } from '@/domain/market/merchantItem.ts'
import type { Competitor } from '@/domain/pricing/competitors.ts'
import type { MerchantName } from '@/domain/pricing/merchantOffers.ts'
import { compareTexts } from '@/lib/text/collation.ts'
import { BY_MERCHANT } from '@/words/byMerchantNames.ts'

export type MatrixColumn = MerchantName & Pick<Competitor, 'merchant' | 'sold'>

/** Merchants by the number of products that they sell, then by name. */
export function matrixColumns({ competitors, names }: MerchantRanking): MatrixColumn[] {
  return competitors
    .map(({ merchant, sold }) => {
      const { name = null, spellings = [] } = names[merchant] ?? {}
      return { merchant, sold, name, spellings }
    })
    .toSorted((a, b) => b.sold - a.sold || compareTexts(a.name ?? '', b.name ?? ''))
}

export const columnName = ({ name }: Pick<MatrixColumn, 'name'>): string =>
  name ?? BY_MERCHANT.noName

/** What a cell shows: `price`, or `difference`, the price compared with yours, in percent. */
export type CellKind = 'price' | 'difference'

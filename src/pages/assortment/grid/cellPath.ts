/** Makes the address that a cell of the grid links to. */
import type {
  BrandRow,
  AssortmentCell,
  AssortmentColumn,
} from '@/domain/assortment/makeAssortment.ts'
import { paths } from '@/routing/paths.ts'
import { assortmentQueryOf } from '@/routing/states/assortmentQuery.ts'
import { encodeAssortment, type AssortmentState } from '@/routing/states/assortmentState.ts'

/**
 * The address of the search for the brand at the merchant: in all spellings of the service, or in the commonest if the service
 * takes only one value. A gap has no products, so it links to the ladder of the brand.
 */
export function cellPath(
  state: AssortmentState,
  countries: readonly string[],
  takesLists: boolean,
  row: Pick<BrandRow, 'spellings'>,
  { kind }: AssortmentCell,
  column: Pick<AssortmentColumn, 'spellings'>,
): string {
  const [brand = ''] = row.spellings
  if (kind === 'gap') return paths.map(encodeAssortment({ ...state, brand }))
  const sent = (spellings: readonly string[]) =>
    takesLists ? [...spellings] : spellings.slice(0, 1)
  return paths.search({
    ...assortmentQueryOf(state),
    countries: [...countries],
    brand: sent(row.spellings),
    merchant: sent(column.spellings),
  })
}

/** What is behind a cell. */
import type { BrandRow, MapCell, MapColumn } from '@/domain/assortment/whiteSpaceMap.ts'
import { paths } from '@/routing/paths.ts'
import { encodeMap, type MapState } from '@/routing/states/mapState.ts'

/**
 * The search of the brand at the merchant, as the service writes both; where it takes one value of each alone, in their
 * commonest spelling. A gap has no products to search for: it leads to what the others charge for the brand, beside mine.
 */
export function cellSearch(
  state: MapState,
  countries: readonly string[],
  takesLists: boolean,
  row: Pick<BrandRow, 'spellings'>,
  { kind }: MapCell,
  column: Pick<MapColumn, 'spellings'>,
): string {
  const [brand = ''] = row.spellings
  if (kind === 'gap') return paths.map(encodeMap({ ...state, brand }))
  const { q, words, category, division } = state
  const sent = (spellings: readonly string[]) =>
    takesLists ? [...spellings] : spellings.slice(0, 1)
  return paths.search({
    q,
    words,
    category,
    division,
    countries: [...countries],
    brand: sent(row.spellings),
    merchant: sent(column.spellings),
  })
}

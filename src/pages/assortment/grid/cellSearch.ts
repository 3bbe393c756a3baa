/** Makes the address that a cell of the map links to. */
import type { BrandRow, MapCell, MapColumn } from '@/domain/assortment/assortmentMap.ts'
import { paths } from '@/routing/paths.ts'
import { mapQueryOf } from '@/routing/states/mapQuery.ts'
import { encodeMap, type MapState } from '@/routing/states/mapState.ts'

/**
 * The address of the search for the brand at the merchant: in all spellings of the service, or in the commonest one where it
 * takes only one value. A gap has no products, so it links to the ladder of the brand.
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
  const sent = (spellings: readonly string[]) =>
    takesLists ? [...spellings] : spellings.slice(0, 1)
  return paths.search({
    ...mapQueryOf(state),
    countries: [...countries],
    brand: sent(row.spellings),
    merchant: sent(column.spellings),
  })
}

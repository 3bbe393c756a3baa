/** The search behind a cell. */
import type { MapCell, MapColumn } from '../../domain/whiteSpace/whiteSpaceMap.ts'
import { paths } from '../../url/paths.ts'
import type { MapState } from '../../url/mapState.ts'

/** A gap leads to the brand wherever it is sold, because mine has nothing to show. */
export function cellSearch(
  state: MapState,
  countries: readonly string[],
  brand: string,
  { kind }: MapCell,
  { merchant }: MapColumn,
): string {
  const { q, words, category, division } = state
  return paths.search({
    q,
    words,
    category,
    division,
    countries: [...countries],
    brand: [brand],
    merchant: kind === 'gap' ? [] : [merchant],
  })
}

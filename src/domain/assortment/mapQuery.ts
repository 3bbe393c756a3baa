/** What assortment gaps take from a search: its keywords and filters, without those by merchant and brand. */
import { filters, type FilterField, type FilterValues } from '@/api/fields/filters.ts'

/** Merchants are the columns, and brands the rows. */
type MapFilter = Exclude<FilterField, 'merchant' | 'brand'>
export type MapFilters = Pick<FilterValues, MapFilter>
export type MapQuery = MapFilters & { q: string; words: string[] }

export const mapFilters: readonly MapFilter[] = filters
  .map(({ field }) => field)
  .filter((field) => field !== 'merchant' && field !== 'brand')

/** Makes the values of each filter. */
export const eachMapFilter = (make: (field: MapFilter) => string[]): MapFilters =>
  Object.fromEntries(mapFilters.map((field) => [field, make(field)])) as MapFilters // every filter has one

/** Copies only the filters. */
export const mapFiltersOf = (values: MapFilters): MapFilters =>
  eachMapFilter((field) => values[field])

/** Copies only the keywords and filters. */
export const mapQueryOf = ({ q, words, ...values }: MapQuery): MapQuery => ({
  q,
  words,
  ...mapFiltersOf(values),
})

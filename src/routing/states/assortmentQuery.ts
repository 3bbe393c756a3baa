/** What assortment gaps take from a search: its keywords and filters, without those by merchant and brand. */
import {
  assortmentFilters,
  type AssortmentFilter,
  type AssortmentFilters,
  type AssortmentQuery,
} from './assortmentOfSearch.ts'

/** Makes an object with the values of each filter. */
export const eachAssortmentFilter = (
  make: (field: AssortmentFilter) => string[],
): AssortmentFilters =>
  Object.fromEntries(assortmentFilters.map((field) => [field, make(field)])) as AssortmentFilters // every filter has one

/** Copies the filters of an object and leaves out its other properties. */
export const assortmentFiltersOf = (values: AssortmentFilters): AssortmentFilters =>
  eachAssortmentFilter((field) => values[field])

/** Copies the keywords and filters of an object and leaves out its other properties. */
export const assortmentQueryOf = ({ q, words, ...values }: AssortmentQuery): AssortmentQuery => ({
  q,
  words,
  ...assortmentFiltersOf(values),
})

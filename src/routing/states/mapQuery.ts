/** What assortment gaps take from a search: its keywords and filters, without those by merchant and brand. */
import { mapFilters, type MapFilter, type MapFilters, type MapQuery } from './mapOfSearch.ts'

/** Makes an object with the values of each filter. */
export const eachMapFilter = (make: (field: MapFilter) => string[]): MapFilters =>
  Object.fromEntries(mapFilters.map((field) => [field, make(field)])) as MapFilters // every filter has one

/** Copies the filters of an object and leaves out its other properties. */
export const mapFiltersOf = (values: MapFilters): MapFilters =>
  eachMapFilter((field) => values[field])

/** Copies the keywords and filters of an object and leaves out its other properties. */
export const mapQueryOf = ({ q, words, ...values }: MapQuery): MapQuery => ({
  q,
  words,
  ...mapFiltersOf(values),
})

/** The filters of a search: those of its parameters that restrict it to values of a field. */
import { OPERATIONS, type Parameter } from './operations.ts'

type SearchParameters = typeof OPERATIONS.search.parameters
/** The names of the search parameters whose definition has these properties. */
type NameWith<Properties> = {
  [Name in keyof SearchParameters]: SearchParameters[Name] extends Properties ? Name : never
}[keyof SearchParameters]
type FilterName = NameWith<{ restricts: string }>
export type FilterField = SearchParameters[FilterName]['restricts']
/** The fields whose values a facet counts. */
export type FacetField = SearchParameters[NameWith<{
  restricts: string
  hasFacet: true
}>]['restricts']

export type Filter = { name: FilterName; field: FilterField; hasFacet: boolean }
type FacetFilter = Filter & { field: FacetField; hasFacet: true }

/**
 * The filters of a search by field; an empty list for no restriction. The API variant decides whether several values are sent.
 */
export type FilterValues = Record<FilterField, string[]>

/** The filters in the order of the search's parameters, which is also their order in the sidebar. */
export const filters: readonly Filter[] = Object.entries<Parameter>(
  OPERATIONS.search.parameters,
).flatMap(
  ([name, { restricts, hasFacet = false }]) =>
    restricts === undefined ? [] : [{ name, field: restricts, hasFacet } as Filter], // as in the list of parameters
)

/** The filters whose values a facet counts. */
export const facetFilters = filters.filter((filter): filter is FacetFilter => filter.hasFacet)

/** Makes an object with one value for each filter. */
export const eachFilter = <Value>(
  make: (field: FilterField) => Value,
): Record<FilterField, Value> =>
  Object.fromEntries(filters.map(({ field }) => [field, make(field)])) as Record<FilterField, Value> // every filter has a value

/** Copies the filters of an object and leaves out its other properties. */
export const filtersOf = (values: FilterValues): FilterValues =>
  eachFilter((field) => values[field])

export const NO_FILTERS: Readonly<FilterValues> = eachFilter(() => [])

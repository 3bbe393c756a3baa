/**
 * The four operations (§4), once: what each is called, and every parameter that it takes, with the values that the
 * specification names and what it leaves open about it. Requests, addresses, what is stored of them, Settings and the Service
 * profile go by it.
 */
import type { FieldKey } from './fields.ts'
import type { ChoiceId, PointId } from './specification.ts'

export type Parameter = {
  /** Elsewhere it is in the query. */
  in?: 'path'
  isRequired?: true
  /** All that the specification names, the default first where it says which. */
  values?: readonly string[]
  /** The point that says how several values stand in one request. */
  lists?: ChoiceId
  /** The field that it restricts, by the name that the echo `q` has for it. */
  restricts?: FieldKey
  /** A facet counts the values of that field (§2.5). */
  hasFacet?: true
  /** What is not shown about it. */
  open?: PointId
}

type Described = {
  section: string
  name: string
  /** As the subject of a sentence. */
  subject: string
  parameters: Readonly<Record<string, Parameter>>
}

const MODE_VALUES = ['lite', 'full'] as const
const mode = { values: MODE_VALUES } as const
const countries = { isRequired: true, lists: 'countryLists' } as const

/** In the order in which they are tried. */
export const OPERATIONS = {
  search: {
    section: '§4.3',
    name: 'Search',
    subject: 'The search',
    parameters: {
      // Whether one of these is needed is not shown.
      countryCode: { lists: 'countryLists' },
      q: { open: 'searchNeeds' },
      index: { open: 'indexBase' },
      limit: { open: 'highestLimit' },
      merchantFilter: { restricts: 'merchant', lists: 'filterLists', hasFacet: true },
      brandFilter: { restricts: 'brand', lists: 'filterLists', hasFacet: true },
      categoryFilter: { restricts: 'category', lists: 'filterLists' },
      divisionFilter: { restricts: 'division', lists: 'filterLists' },
      mode: { values: MODE_VALUES, open: 'unsentMode' },
    },
  },
  traits: {
    section: '§4.1',
    name: 'Traits',
    subject: 'Loading the product',
    parameters: { id: { in: 'path', isRequired: true }, countryCode: countries, mode },
  },
  lookup: {
    section: '§4.2',
    name: 'Find by link',
    subject: 'The look-up by link',
    parameters: {
      countryCode: countries,
      url: { isRequired: true },
      merchant: {},
      mode,
      strict: { values: ['true', 'false'], open: 'strict' },
    },
  },
  ean: {
    section: '§4.4',
    name: 'EAN prices',
    subject: 'The price comparison',
    parameters: { code: { in: 'path', isRequired: true }, countryCode: countries, mode },
  },
} as const satisfies Record<string, Described>

export type Operation = keyof typeof OPERATIONS

/** What an operation answers with: less or more of each product. */
export type Mode = (typeof MODE_VALUES)[number]

export const MODES: readonly Mode[] = MODE_VALUES

const MODE_LABELS: Record<Mode, string> = { lite: 'Lite', full: 'Full' }

/** As they are chosen on a page. */
export const modeOptions = MODES.map((value) => ({ value, label: MODE_LABELS[value] }))

export const STRICT_VALUES = OPERATIONS.lookup.parameters.strict.values

type SearchParameters = typeof OPERATIONS.search.parameters
type FilterName = {
  [Name in keyof SearchParameters]: SearchParameters[Name] extends { restricts: string }
    ? Name
    : never
}[keyof SearchParameters]
export type FilterField = SearchParameters[FilterName]['restricts']

export type Filter = { name: FilterName; field: FilterField; hasFacet: boolean }

/** What a search is restricted to, by field; none for any. Whether several are sent is for the API variant to say. */
export type FilterValues = Record<FilterField, string[]>

/** The parameters that restrict a search to values of a field. */
export const filters: readonly Filter[] = Object.entries<Parameter>(
  OPERATIONS.search.parameters,
).flatMap(
  ([name, { restricts, hasFacet = false }]) =>
    restricts === undefined ? [] : [{ name, field: restricts, hasFacet } as Filter], // those of the list
)

export const NO_FILTERS: Readonly<FilterValues> = {
  merchant: [],
  brand: [],
  category: [],
  division: [],
}

/** Those whose values a facet counts. */
export const facetFilters = filters.filter(({ hasFacet }) => hasFacet)

/**
 * The four operations (§4), defined once: their names and parameters, with the values that the specification names and what it
 * leaves open. Requests, addresses, their stored forms, Settings and the Service profile use this list.
 */
import type { FieldKey } from './fields.ts'
import type { ChoiceId, PointId } from './specification.ts'

export type Parameter = {
  /** Set for a parameter in the path; absent for one in the query. */
  in?: 'path'
  isRequired?: true
  /** All values that the specification names, with the default first if it names one. */
  values?: readonly string[]
  /** The open point that decides how several values are sent in one request. */
  lists?: ChoiceId
  /** The field that the parameter filters by. The echo `q` uses the name of this field. */
  restricts?: FieldKey
  /** Whether a facet counts the values of that field (§2.5). */
  hasFacet?: true
  /** The open point about the parameter, if the specification leaves something open. */
  open?: PointId
}

type Described = {
  section: string
  name: string
  /** The operation as the subject of a sentence, as in "The search failed". */
  subject: string
  parameters: Readonly<Record<string, Parameter>>
}

const MODE_VALUES = ['lite', 'full'] as const
const mode = { values: MODE_VALUES } as const
const countries = { isRequired: true, lists: 'countryLists' } as const

/** The operations, in the order in which the connection test in Settings calls them. */
export const OPERATIONS = {
  search: {
    section: '§4.3',
    name: 'Search',
    subject: 'The search',
    parameters: {
      // The specification (§4.3) does not say whether one of these is required.
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

/** The mode of an operation: how much of each product it returns. */
export type Mode = (typeof MODE_VALUES)[number]

export const MODES: readonly Mode[] = MODE_VALUES

const MODE_LABELS: Record<Mode, string> = { lite: 'Lite', full: 'Full' }

/** The options of the mode picker. */
export const modeOptions = MODES.map((value) => ({ value, label: MODE_LABELS[value] }))

export const STRICT_VALUES = OPERATIONS.lookup.parameters.strict.values

/**
 * The four operations (§4), defined once: their names and parameters, with the values that the specification names and what it
 * leaves open. Requests, addresses, their stored forms, Settings and the Service profile use this list.
 */
import type { FieldKey } from './fields.ts'
import type { ChoiceId, PointId } from './specification.ts'

export type Parameter = {
  /** Absent for a parameter of the query. */
  in?: 'path'
  isRequired?: true
  /** All values that the specification names, with the default first where it names one. */
  values?: readonly string[]
  /** The open point: how several values are sent in one request. */
  lists?: ChoiceId
  /** The field that it filters by, by its name in the echo `q`. */
  restricts?: FieldKey
  /** A facet counts the values of the filtered field (§2.5). */
  hasFacet?: true
  /** The open point about it. */
  open?: PointId
}

type Described = {
  section: string
  name: string
  /** The name as the subject of a sentence. */
  subject: string
  parameters: Readonly<Record<string, Parameter>>
}

const MODE_VALUES = ['lite', 'full'] as const
const mode = { values: MODE_VALUES } as const
const countries = { isRequired: true, lists: 'countryLists' } as const

/** In the order in which they are checked. */
export const OPERATIONS = {
  search: {
    section: '§4.3',
    name: 'Search',
    subject: 'The search',
    parameters: {
      // The specification does not show whether one of these is required.
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

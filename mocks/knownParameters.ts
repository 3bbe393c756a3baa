/** The parameters of the four operations (§4), written from the specification: what the demo service reads, and no others. */
import type { FilterField } from './catalog/catalog.ts'
import type { Operation } from './scenarios.ts'

export type KnownParameter = {
  in: 'path' | 'query'
  required: boolean
  /** All allowed values; any other is refused. */
  values?: readonly string[]
  /** May have several values, separated as the service requires. */
  list?: 'countryLists' | 'filterLists'
  /** The field that it filters by. */
  restricts?: FilterField
}

const path = { in: 'path', required: true } as const
const open = { in: 'query', required: false } as const
const needed = { in: 'query', required: true } as const
const countryCode = { ...needed, list: 'countryLists' } as const
const filterBy = (restricts: FilterField) => ({ ...open, list: 'filterLists', restricts }) as const

export const MODES = ['lite', 'full'] as const
const mode = { ...open, values: MODES } as const

export const PARAMETERS = {
  traits: { id: path, countryCode, mode },
  lookup: {
    countryCode,
    url: needed,
    merchant: open,
    mode,
    strict: { ...open, values: ['true', 'false'] },
  },
  search: {
    countryCode: { ...open, list: 'countryLists' },
    q: open,
    index: open,
    limit: open,
    merchantFilter: filterBy('merchant'),
    brandFilter: filterBy('brand'),
    categoryFilter: filterBy('category'),
    divisionFilter: filterBy('division'),
    mode,
  },
  ean: { code: path, countryCode, mode },
} as const satisfies Record<Operation, Record<string, KnownParameter>>

type Named<Operations> = Operations extends Operation
  ? keyof (typeof PARAMETERS)[Operations]
  : never
export type ParameterName = Named<Operation>

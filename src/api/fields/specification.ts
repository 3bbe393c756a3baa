/**
 * What the specification leaves open (§2.7, and wherever it does not show something), each point once, in display order. The
 * Service profile shows what was observed about each point; points that requests depend on are also settings.
 */

type Point = {
  /** What is open, in words; names of the interface are in backticks. */
  title: string
  section: string
  /** The label in Settings; absent for a point that is not a setting. */
  setting?: string
  /** The choices, the default first; without choices the user types a text. */
  choices?: readonly (string | number)[]
}

/** The ways to send several values in one request. */
const MANNERS = ['comma', 'pipe', 'semicolon', 'space', 'repeated parameter'] as const

export const OPEN_POINTS = {
  indexBase: {
    title: 'First value of `index`',
    section: '§4.3',
    setting: 'index of the first row',
    choices: [0, 1],
  },
  highestLimit: { title: 'Highest `limit`', section: '§8' },
  filterLists: {
    title: 'Several values in a filter',
    section: '§4.3',
    setting: 'Several values in a filter',
    choices: ['one value', ...MANNERS],
  },
  countryLists: {
    title: 'Country list separator',
    section: '§4',
    setting: 'Several countries',
    choices: ['one request each', ...MANNERS],
  },
  unsentMode: { title: '`mode` when not sent', section: '§4.3' },
  unsentLimit: { title: '`limit` when not sent', section: '§4.3' },
  strict: { title: 'Meaning of `strict`', section: '§4.2' },
  lookupNoMatch: { title: 'Look-up with no match', section: '§7' },
  notFoundBody: { title: 'Body of a 404', section: '§7' },
  wrongKey: { title: 'Answer to a wrong key', section: '§5' },
  facetCap: { title: 'Most values in a facet', section: '§2.5' },
  ownFacet: { title: "A filter's own facet", section: '§4.3' },
  shuffle: { title: 'Order of results', section: '§4.3' },
  currency: { title: 'Currency of prices', section: '§2.7' },
  ranks: { title: 'Direction of ranks', section: '§2.7' },
  eanTokenHeader: {
    title: 'Name of the access-token header',
    section: '§5',
    setting: 'Header of the EAN access token',
  },
  rateLimit: { title: 'Rate limit', section: '§8' },
  searchNeeds: { title: 'Parameters a search needs', section: '§4.3' },
  eanExtras: { title: 'Extra fields in full mode', section: '§4.4' },
  timeUnits: { title: 'Unit of times', section: '§2.2' },
  scalarForms: { title: 'Form of numbers and booleans', section: '§2' },
} as const satisfies Record<string, Point>

export type PointId = keyof typeof OPEN_POINTS

/** The id of an open point that has choices. */
export type ChoiceId = {
  [Id in PointId]: (typeof OPEN_POINTS)[Id] extends { choices: readonly unknown[] } ? Id : never
}[PointId]

export type Choice<Id extends ChoiceId> = (typeof OPEN_POINTS)[Id]['choices'][number]

export const openPoint = <Id extends PointId>(id: Id) => ({
  id,
  title: OPEN_POINTS[id].title,
  section: OPEN_POINTS[id].section,
})

const isChoice = (id: PointId): id is ChoiceId => 'choices' in OPEN_POINTS[id]

export const choiceIds: readonly ChoiceId[] = (Object.keys(OPEN_POINTS) as PointId[]).filter(
  isChoice,
) // the keys of the list

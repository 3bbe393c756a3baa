/** An API variant is one honest reading of everything the specification leaves open about requests. */
import type { Choice, ChoiceId } from './fields/specification.ts'

/**
 * Whether several countries are sent in one request, and how `countryCode` lists them; the specification (§4) does not show the
 * separator.
 */
type CountryLists = Choice<'countryLists'>
/** Whether a filter parameter takes several values, and how they are separated; the specification (§4.3) does not say. */
type FilterLists = Choice<'filterLists'>

/**
 * An API variant has one choice for each open point with choices, such as `indexBase` (whether `index` counts from 0 or 1, §4.3).
 */
export type ApiVariant = { [Id in ChoiceId]: Choice<Id> } & {
  /**
   * The name of the header for the optional access token of EAN prices, which the specification (§5.2) does not state; null sends
   * none.
   */
  eanTokenHeader: string | null
}

/** The API variant of a connection until the deployment or the user sets something else. */
export const defaultApiVariant: ApiVariant = {
  indexBase: 0,
  countryLists: 'one request each',
  filterLists: 'one value',
  eanTokenHeader: null,
}

/**
 * The separators of a list in one parameter, in the order in which they are tried when a list is read. The space comes last,
 * because values may contain spaces too.
 */
export const separators = { comma: ',', pipe: '|', semicolon: ';', space: ' ' } as const

/**
 * The query pairs (name and value) that send a parameter with these values, in the API variant's form of a list; none for an
 * empty list.
 */
export function listParameter(
  name: string,
  values: readonly string[],
  manner: CountryLists | FilterLists,
): [string, string][] {
  const [first] = values
  if (first === undefined) return []
  if (manner === 'repeated parameter') return values.map((value) => [name, value])
  if (manner === 'one value' || manner === 'one request each') return [[name, first]]
  return [[name, values.join(separators[manner])]]
}

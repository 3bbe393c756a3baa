/** An API variant is one honest reading of everything the specification leaves open about requests. */
import type { Choice, ChoiceId } from './fields/specification.ts'

/** How several countries are requested in `countryCode` (§4: the separator is not shown). */
type CountryLists = Choice<'countryLists'>
/** Whether a filter parameter takes several values, and how (§4.3: not shown). */
type FilterLists = Choice<'filterLists'>

/** `indexBase`: whether `index` counts from 0 or from 1 (§4.3). */
export type ApiVariant = { [Id in ChoiceId]: Choice<Id> } & {
  /** The header of the optional access token of the EAN/UPC operation (§5.2: its name is not shown); null sends none. */
  eanTokenHeader: string | null
}

/** Used until a deployment or the user sets something else. */
export const defaultApiVariant: ApiVariant = {
  indexBase: 0,
  countryLists: 'one request each',
  filterLists: 'one value',
  eanTokenHeader: null,
}

/** The separators of a list in one parameter. Space is last because values may contain spaces too. */
export const separators = { comma: ',', pipe: '|', semicolon: ';', space: ' ' } as const

/** The query pairs of a parameter that may be a list, in the API variant's form; none for an empty list. */
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

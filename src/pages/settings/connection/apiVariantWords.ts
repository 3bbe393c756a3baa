/** Describes how the options of the API variant change a request, by an example. */
import { listParameter, type ApiVariant } from '@/api/apiVariant.ts'
import { countryGroups } from '@/api/countryGroups.ts'
import type { Choice, ChoiceId } from '@/api/fields/specification.ts'

type Option = Choice<ChoiceId>
type Manner = Exclude<Option, 0 | 1>

/** Short labels for the options in narrow controls. */
export const SHORT: Record<Option, string> = {
  0: '0',
  1: '1',
  'one request each': 'one each',
  'one value': 'one',
  comma: 'comma',
  pipe: 'pipe',
  semicolon: 'semicolon',
  space: 'space',
  'repeated parameter': 'repeat',
}

const ROWS = 24

const pairs = (name: string, values: readonly string[], manner: Manner) =>
  listParameter(name, values, manner)
    .map((pair) => pair.join('='))
    .join('&')

/** What is sent at each open point, in a few words; never the token itself. */
export function sentWords(apiVariant: ApiVariant): Record<keyof ApiVariant, string> {
  const groups = countryGroups(['us', 'in'], apiVariant)
  const requested = groups.map((group) => pairs('countryCode', group, apiVariant.countryLists))
  const filter = pairs('brandFilter', ['A', 'B'], apiVariant.filterLists)
  return {
    indexBase: `Page 2 of ${ROWS} rows sends index=${apiVariant.indexBase + ROWS}; page 1 sends none`,
    countryLists: requested.join(', then '),
    filterLists:
      apiVariant.filterLists === 'one value'
        ? 'With more than one, filters have checkboxes'
        : `${filter}; filters have checkboxes`,
    eanTokenHeader:
      apiVariant.eanTokenHeader === null
        ? 'None is sent: it isn’t in the specification'
        : 'Sent only with EAN prices',
  }
}

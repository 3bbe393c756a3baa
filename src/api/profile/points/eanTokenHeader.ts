/** The name of the optional access-token header of EAN prices; the specification (§5.2) does not state it. */
import { openPoint } from '@/api/fields/specification.ts'
import { assumed, contradicted, observed } from '@/api/profile/evaluation.ts'
import type { ObservedAnswer, Trace } from '@/api/profile/observedAnswer.ts'
import type { Fact, OpenPoint } from '@/api/profile/openPoint.ts'
import { countOf, times } from '@/api/profile/tally.ts'

const NONE = 'none'
/** How many refusals show that the header is wrong; a single one may have another reason. */
const ENOUGH = 2

/** Reads a refusal of EAN prices. It is about the token only if the key works for another operation. */
function observe(seen: ObservedAnswer, earlier: readonly Trace[]): Fact[] {
  if (seen.operation !== 'ean') return []
  const { apiVariant, eanToken } = seen.connection
  const value = eanToken === null ? NONE : (apiVariant.eanTokenHeader ?? NONE)
  const sent = value === NONE ? 'without a token' : `with \`${value}\``
  if (seen.nothing !== null) return [{ fact: 'answered', value, example: `answered ${sent}` }]
  const isRefused = seen.status === 401 || seen.status === 403
  const opens = earlier.some((trace) => trace.operation !== 'ean' && trace.status === 200)
  return isRefused && opens
    ? [{ fact: 'refused', value, example: `refused ${sent} (${seen.status})` }]
    : []
}

export const eanTokenHeader: OpenPoint = {
  ...openPoint('eanTokenHeader'),
  assumes: ({ apiVariant }) => apiVariant.eanTokenHeader ?? NONE,
  observe,
  byProxy: { message: 'the proxy may add, change or take away a token that the app does not see' },
  evaluate: (evidence, { apiVariant, eanToken }) => {
    const value = eanToken === null ? NONE : (apiVariant.eanTokenHeader ?? NONE)
    const answered = countOf(evidence, 'answered', value)
    const refused = countOf(evidence, 'refused', value)
    const manner = value === NONE ? 'without a token' : `with \`${value}\``
    const add = {
      kind: 'settings',
      label: value === NONE ? 'Add a header' : 'Change it',
      part: 'dialect',
    } as const
    if (answered > 0 && answered >= refused) {
      return observed(`EAN prices answered ${manner}, ${times(answered)}`, answered)
    }
    if (refused === 0) return assumed(`EAN prices haven’t been requested ${manner} yet`)
    const message = `EAN prices were refused ${manner}, ${times(refused)}, though the key opens the rest`
    return refused >= ENOUGH ? contradicted(message, refused, add) : assumed(message, add)
  },
}

/**
 * How a service refuses a key; the specification (§5.3) does not show it. The app never sends a wrong key on purpose, so only
 * real refusals count.
 */
import { openPoint } from '@/api/fields/specification.ts'
import { readErrorBody, isAboutKey } from '@/api/http/errorBody.ts'
import { bodyForm } from '@/api/profile/bodyForm.ts'
import { observed, assumed } from '@/api/profile/evaluation.ts'
import type { ObservedAnswer } from '@/api/profile/observedAnswer.ts'
import type { Fact, OpenPoint } from '@/api/profile/openPoint.ts'
import { countOf, valuesSaid } from '@/api/profile/tally.ts'

/** Reads the refusal of a key. EAN prices are skipped, because a refusal there may be about their access token. */
function observe(seen: ObservedAnswer): Fact[] {
  const { status, nothing, operation, answer } = seen
  if (operation === 'ean' || nothing !== null) return []
  const isPlain = status === 401 || status === 403
  const inWords = (status === 400 || status === 200) && isAboutKey(readErrorBody(answer.text))
  if (!isPlain && !inWords) return []
  const value = `${status} with ${bodyForm(seen)}`
  return [{ fact: 'refused', value, example: value }]
}

export const wrongKey: OpenPoint = {
  ...openPoint('wrongKey'),
  assumes: () => '401, 403, or words about the key',
  observe,
  byProxy: { message: 'the proxy adds the key, and the refusal may be its own' },
  evaluate: (evidence) => {
    const count = countOf(evidence, 'refused')
    return count === 0
      ? assumed('No key was refused; none is refused on purpose')
      : observed(valuesSaid(evidence, 'refused'), count)
  },
}

/** How a service refuses a key (§5.3: not shown). Never tried on purpose: only what was met is told. */
import { openPoint } from '../../fields/specification.ts'
import { readErrorBody, speaksOfKey } from '../../http/errorBody.ts'
import { bodyForm } from '../bodyForm.ts'
import { observed, assumed } from '../judgement.ts'
import type { Fact, OpenPoint } from '../openPoint.ts'
import type { Seen } from '../seen.ts'
import { countOf, valuesSaid } from '../tally.ts'

/** EAN prices may want a second secret: their refusals belong to that. */
function observe(seen: Seen): Fact[] {
  const { status, nothing, operation, answer } = seen
  if (operation === 'ean' || nothing !== null) return []
  const isPlain = status === 401 || status === 403
  const inWords = (status === 400 || status === 200) && speaksOfKey(readErrorBody(answer.text))
  if (!isPlain && !inWords) return []
  const value = `${status} with ${bodyForm(seen)}`
  return [{ fact: 'refused', value, example: value }]
}

export const wrongKey: OpenPoint = {
  ...openPoint('wrongKey'),
  assumes: () => '401, 403, or words about the key',
  observe,
  byProxy: { says: 'the proxy adds the key, and the refusal may be its own' },
  judge: (evidence) => {
    const count = countOf(evidence, 'refused')
    return count === 0
      ? assumed('No key was refused; none is refused on purpose')
      : observed(valuesSaid(evidence, 'refused'), count)
  },
}

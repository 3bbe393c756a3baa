/** Whether results stay in the same order from one answer to the next; an answer may state `shuffle` (§4.3). */
import { openPoint } from '@/api/fields/specification.ts'
import { assumed, observed } from '@/api/profile/evaluation.ts'
import { isSameBut, type ObservedAnswer, type Trace } from '@/api/profile/observedAnswer.ts'
import type { Fact, OpenPoint } from '@/api/profile/openPoint.ts'
import { countOf, times } from '@/api/profile/tally.ts'

function observe(seen: ObservedAnswer, earlier: readonly Trace[]): Fact[] {
  const page = seen.search
  if (!page || page.ids.length === 0) return []
  const facts: Fact[] = []
  if (page.shuffled !== null) {
    const value = String(page.shuffled)
    facts.push({ fact: 'flag', value, example: `\`shuffle: ${value}\`` })
  }
  const before = earlier.find((trace) => isSameBut(trace, seen, []))?.search
  const ids = page.ids.map(String)
  const others = before?.ids.map(String) ?? []
  const hasSameRows = ids.length === others.length && ids.every((id) => others.includes(id))
  if (before && hasSameRows) {
    const isSame = ids.every((id, at) => id === others[at])
    facts.push({ fact: isSame ? 'kept' : 'moved', value: '', example: 'the same rows again' })
  }
  return facts
}

export const shuffle: OpenPoint = {
  ...openPoint('shuffle'),
  assumes: () => 'as answered',
  observe,
  evaluate: (evidence) => {
    const yes = countOf(evidence, 'flag', 'true')
    const no = countOf(evidence, 'flag', 'false')
    const moved = countOf(evidence, 'moved')
    const saved = countOf(evidence, 'kept')
    const parts = [
      ...(yes > 0 ? [`\`shuffle: true\` ${times(yes)}`] : []),
      ...(no > 0 ? [`\`shuffle: false\` ${times(no)}`] : []),
      ...(moved > 0 ? [`the same request in another order ${times(moved)}`] : []),
      ...(saved > 0 ? [`in the same order ${times(saved)}`] : []),
    ]
    return parts.length > 0
      ? observed(parts.join('; '), yes + no + moved + saved)
      : assumed('No answer said whether it was shuffled')
  },
}

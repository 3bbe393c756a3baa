/** Whether `index` counts from 0 or from 1 (§4.3), or is ignored. */
import { openPoint } from '@/api/fields/specification.ts'
import { assumed, contradicted, observed } from '@/api/profile/evaluation.ts'
import { indexFacts, isBase, type IndexBase } from '@/api/profile/indexFacts.ts'
import type { Evidence, PointEvaluation, OpenPoint } from '@/api/profile/openPoint.ts'
import { subjectQuery, searchCall } from '@/api/profile/probe.ts'
import { evidenceForFact, countOf, times } from '@/api/profile/tally.ts'

type Votes = { base: IndexBase; votes: number; of: number; example: string }

/** The votes for counting from 0 or from 1. Rows are better evidence than the echo, which may repeat `index` as sent. */
function votesOf(evidence: readonly Evidence[]): Votes | null {
  const rows = evidenceForFact(evidence, 'rows')
  const firstStart = evidenceForFact(evidence, 'first')[0]?.value ?? null
  // If the first page starts at 1, a `start` that equals `index` means that `index` counts from 1 too.
  const echo = evidenceForFact(evidence, 'start')
    .filter(({ value }) => value === '1' || firstStart !== null)
    .map((one) => ({
      ...one,
      value: firstStart === '1' ? String(Number(one.value) + 1) : one.value,
    }))
  const [best] = rows.length > 0 ? rows : echo
  if (!best || !isBase(Number(best.value))) return null
  const all = rows.length > 0 ? rows : echo
  return {
    base: Number(best.value) as IndexBase, // the value of a base, as checked above
    votes: best.count,
    of: all.reduce((sum, { count }) => sum + count, 0),
    example: best.example,
  }
}

function echoSaid(evidence: readonly Evidence[]): string {
  const same = countOf(evidence, 'start', '0')
  const less = countOf(evidence, 'start', '1')
  return [
    ...(same > 0 ? [`; \`start\` in the echo equals \`index\`, ${times(same)}`] : []),
    ...(less > 0 ? [`; \`start\` in the echo is one less, ${times(less)}`] : []),
  ].join('')
}

function evaluate(evidence: readonly Evidence[], base: IndexBase): PointEvaluation {
  const votes = votesOf(evidence)
  if (!votes) {
    const [ignored] = evidenceForFact(evidence, 'ignored')
    const [elsewhere] = evidenceForFact(evidence, 'elsewhere')
    if (ignored) return contradicted(`${ignored.example}, ${times(ignored.count)}`, ignored.count)
    if (elsewhere) {
      return contradicted(`${elsewhere.example}, ${times(elsewhere.count)}`, elsewhere.count)
    }
    return assumed('No page after the first has been requested yet')
  }
  const often = votes.votes === votes.of ? times(votes.of) : `${votes.votes} of ${votes.of} times`
  const message = `${votes.example}, ${often}${echoSaid(evidence)}`
  if (votes.base === base) return observed(message, votes.votes)
  return contradicted(message, votes.votes, {
    kind: 'change',
    label: `Count from ${votes.base}`,
    change: { indexBase: votes.base },
    done: `index now counts from ${votes.base}`,
  })
}

export const indexBase: OpenPoint = {
  ...openPoint('indexBase'),
  assumes: ({ apiVariant }) => String(apiVariant.indexBase),
  observe: indexFacts,
  evaluate: (evidence, { apiVariant }) => evaluate(evidence, apiVariant.indexBase),
  probe: {
    requests: 3,
    needsSubject: true,
    // `index=1` can't distinguish counting from 1 and an ignored `index`; `index=2` can.
    run: async (send, subject) => {
      await send(searchCall(subjectQuery(subject), 2))
      await send(searchCall([...subjectQuery(subject), ['index', '1']], 2))
      await send(searchCall([...subjectQuery(subject), ['index', '2']], 2))
    },
  },
}

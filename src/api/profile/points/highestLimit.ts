/** The most rows on one page, and whether a higher limit is clamped or refused; the specification (§8) does not say. */
import { openPoint } from '@/api/fields/specification.ts'
import { assumed, observed } from '@/api/profile/evaluation.ts'
import {
  sentNumber,
  isSameBut,
  type ObservedAnswer,
  type Trace,
} from '@/api/profile/observedAnswer.ts'
import type { Evidence, Fact, PointEvaluation, OpenPoint } from '@/api/profile/openPoint.ts'
import { searchWithoutKeywords, searchCall } from '@/api/profile/probe.ts'
import { evidenceForFact, countOf, times } from '@/api/profile/tally.ts'
import { plural } from '@/lib/text/plural.ts'

/** The limit that a check requests once, to find the highest one; the app's own pages are never so large. */
const MUCH = 500

/** Recognises a refused limit: a smaller one succeeds after a larger one was answered with 400. */
function refused(seen: ObservedAnswer, limit: number, earlier: readonly Trace[]): Fact[] {
  const before = earlier.find((trace) => isSameBut(trace, seen, ['limit', 'index']))
  const tried = before && before.status === 400 ? sentNumber(before, 'limit') : null
  if (tried === null || tried <= limit) return []
  const example = `\`limit=${tried}\` was refused with 400, \`limit=${limit}\` was answered`
  return [{ fact: 'refused', value: String(tried), example }]
}

function observe(seen: ObservedAnswer, earlier: readonly Trace[]): Fact[] {
  const limit = sentNumber(seen, 'limit')
  const page = seen.search
  if (!page || limit === null) return []
  const rows = page.ids.length
  const expectedRows = (page.numFound ?? 0) - (sentNumber(seen, 'index') ?? 0)
  const echo = page.echo?.rows ?? null
  const inEcho = echo === null ? '' : ` \`rows=${echo}\` in the echo and`
  const example = `\`limit=${limit}\` was answered with${inEcho} ${plural(rows, 'row')}`
  const facts = refused(seen, limit, earlier)
  if (rows > limit) facts.push({ fact: 'more', value: String(rows), example })
  else if (rows === limit) facts.push({ fact: 'given', value: String(rows), example })
  else if (rows > 0 && rows < expectedRows) {
    facts.push({ fact: 'clamped', value: String(rows), example })
  }
  return facts
}

function evaluate(evidence: readonly Evidence[]): PointEvaluation {
  const limits = (['clamped', 'refused', 'more'] as const).flatMap((fact) => {
    const [best] = evidenceForFact(evidence, fact)
    return best ? [`${best.example}, ${times(countOf(evidence, fact))}`] : []
  })
  const answers = ['clamped', 'refused', 'more'].reduce(
    (sum, fact) => sum + countOf(evidence, fact),
    0,
  )
  if (answers > 0) return observed(limits.join('; '), answers)
  const most = evidenceForFact(evidence, 'given').toSorted(
    (a, b) => Number(b.value) - Number(a.value),
  )[0]
  if (!most) return assumed('No full page was seen yet')
  const message = `${most.example}, ${times(most.count)}; no limit was met`
  return Number(most.value) >= MUCH ? observed(message, most.count) : assumed(message)
}

export const highestLimit: OpenPoint = {
  ...openPoint('highestLimit'),
  assumes: () => 'none known',
  observe,
  byProxy: {
    message: "the refusal may be the proxy's own",
    when: (evidence) => countOf(evidence, 'refused') > 0,
  },
  evaluate,
  probe: {
    requests: 2,
    needsSubject: true,
    run: async (send, subject) => {
      await searchWithoutKeywords(send, subject, (query) => searchCall(query, MUCH))
    },
  },
}

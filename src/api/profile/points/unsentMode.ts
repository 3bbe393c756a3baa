/** The mode of a search when `mode` is not sent; the specification (§4.3) does not state it. */
import { MODES } from '@/api/fields/operations.ts'
import { openPoint } from '@/api/fields/specification.ts'
import { assumed, observed } from '@/api/profile/evaluation.ts'
import {
  isSameBut,
  sentValues,
  type ObservedAnswer,
  type Trace,
} from '@/api/profile/observedAnswer.ts'
import type { Fact, OpenPoint } from '@/api/profile/openPoint.ts'
import { subjectQuery, searchCall } from '@/api/profile/probe.ts'
import { evidenceForFact, times } from '@/api/profile/tally.ts'

/** Compares the fields of a record with those of the same product in an answer of a known mode. */
function observe(seen: ObservedAnswer, earlier: readonly Trace[]): Fact[] {
  const page = seen.search
  if (!page || page.fields.length === 0 || sentValues(seen, 'mode').length > 0) return []
  const others = earlier.filter(
    (trace) =>
      trace.search?.ids[0] === page.ids[0] &&
      isSameBut(trace, seen, ['mode', 'limit']) &&
      sentValues(trace, 'mode').length > 0,
  )
  const same = others.find((trace) => String(trace.search?.fields) === String(page.fields))
  const mode = same ? sentValues(same, 'mode')[0] : undefined
  const count = page.fields.length
  return mode === undefined
    ? []
    : [
        {
          fact: 'as',
          value: mode,
          example: `${count} fields without \`mode\`, the same ${count} with \`${mode}\``,
        },
      ]
}

export const unsentMode: OpenPoint = {
  ...openPoint('unsentMode'),
  assumes: () => 'always sent',
  observe,
  evaluate: (evidence) => {
    const [best] = evidenceForFact(evidence, 'as')
    return best
      ? observed(`${best.example}, ${times(best.count)}`, best.count)
      : assumed('The app always sends it')
  },
  probe: {
    requests: 3,
    needsSubject: true,
    run: async (send, subject) => {
      const { query, ...call } = searchCall(subjectQuery(subject), 1)
      const without = query.filter(([name]) => name !== 'mode')
      for (const mode of MODES) {
        await send({ ...call, query: [...without, ['mode', mode]] })
      }
      await send({ ...call, query: without })
    },
  },
}

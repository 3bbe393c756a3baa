/** Tries each form of sending several values in one parameter: first the values one by one, to show which form found both. */
import { listParameter } from '@/api/apiVariant.ts'
import type { Call } from '@/api/http/call.ts'
import { listFacts, listForms } from './listFacts.ts'
import { traceOf, type Trace } from './observedAnswer.ts'
import { subjectQuery, searchCall, type SendRequest, type Subject } from './probe.ts'

/** The number of requests that the check sends: one for each value alone, then one for each form of a list. */
export const LIST_REQUESTS = 2 + listForms.length

/** Sends the requests of the check. `field` is the parameter's name in the echo. Throws the errors of `sendRequest`. */
export async function tryListForms(
  send: SendRequest,
  subject: Subject,
  { parameter, field, values }: { parameter: string; field: string; values: readonly string[] },
): Promise<void> {
  // Values without a space come first, because a space may separate values.
  const hasSpace = (value: string) => Number(value.includes(' '))
  const pair = values.toSorted((a, b) => hasSpace(a) - hasSpace(b)).slice(0, 2)
  const rest = subjectQuery(subject).filter(([name]) => name !== parameter)
  const query = (list: Call['query']) => searchCall([...list, ...rest], 1)
  const earlier: Trace[] = []
  for (const value of pair) {
    const seen = await send(query([[parameter, value]]))
    if (seen) earlier.push(traceOf(seen))
  }
  for (const manner of listForms) {
    const seen = await send(query(listParameter(parameter, pair, manner)))
    // One working form is enough: more requests would change nothing.
    if (seen && listFacts(seen, earlier, parameter, field)[0]?.fact === 'understood') return
  }
}

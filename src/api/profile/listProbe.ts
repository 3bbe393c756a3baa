/** Tries each manner of sending several values in one parameter: the values one by one first, so that it shows which manner found both. */
import { listParameter } from '@/api/apiVariant.ts'
import type { Call } from '@/api/http/call.ts'
import { listFacts, manners } from './listFacts.ts'
import { about, searchCall, type SendRequest, type Subject } from './probe.ts'
import { traceOf, type Trace } from './seen.ts'

/** Each value alone, then each manner. */
export const LIST_REQUESTS = 2 + manners.length

/** `field` is the parameter's name in the echo. Throws what `ask` throws. */
export async function tryManners(
  ask: SendRequest,
  subject: Subject,
  { parameter, field, values }: { parameter: string; field: string; values: readonly string[] },
): Promise<void> {
  // A space may join values: those that hold none are requested first.
  const hasSpace = (value: string) => Number(value.includes(' '))
  const pair = values.toSorted((a, b) => hasSpace(a) - hasSpace(b)).slice(0, 2)
  const rest = about(subject).filter(([name]) => name !== parameter)
  const query = (list: Call['query']) => searchCall([...list, ...rest], 1)
  const earlier: Trace[] = []
  for (const value of pair) {
    const seen = await ask(query([[parameter, value]]))
    if (seen) earlier.push(traceOf(seen))
  }
  for (const manner of manners) {
    const seen = await ask(query(listParameter(parameter, pair, manner)))
    // One that works is enough: the others would cost requests and change nothing.
    if (seen && listFacts(seen, earlier, parameter, field)[0]?.fact === 'understood') return
  }
}

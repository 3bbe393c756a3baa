/** Assortment gaps requested lately: whoever comes back to one finds it as it was left. */
import { connectionKey, type Connection } from '@/api/connection.ts'
import { alwaysOnline, browserConnectivity } from '@/api/http/connectivity.ts'
import { getSearch } from '@/api/operations/search.ts'
import { realClock } from '@/jobs/job/clock.ts'
import { requestMap, type MapOptions, type MapJob, type MapQuestion } from './requestMap.ts'

const MOST_KEPT = 6

const open = new Map<string, MapJob>()

/** `demo` is what the demo service is told to be: another choice is another service. */
const keyOf = (connection: Connection, question: MapQuestion, demo: string) =>
  JSON.stringify([connectionKey(connection), question, demo])

/** The same job for the same question to the same service; another question's job is made, not started. */
export function openMap(
  connection: Connection,
  question: MapQuestion,
  demo = '',
  search: MapOptions['search'] = getSearch,
): MapJob {
  const key = keyOf(connection, question, demo)
  const known = open.get(key)
  const job =
    known ??
    requestMap({
      connection,
      question,
      search,
      environment: {
        clock: realClock,
        // The demo service answers from within the page.
        connectivity: connection.mode === 'demo' ? alwaysOnline : browserConnectivity,
        random: Math.random,
      },
    })
  // Put back at the end: what was looked at last is dropped last.
  open.delete(key)
  open.set(key, job)
  for (const [oldest, map] of [...open].slice(0, -MOST_KEPT)) {
    map.close()
    open.delete(oldest)
  }
  return job
}

/** The next time it is requested anew. */
export function forgetMap(connection: Connection, question: MapQuestion, demo = ''): void {
  const key = keyOf(connection, question, demo)
  open.get(key)?.close()
  open.delete(key)
}

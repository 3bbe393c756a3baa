/** Recent assortment gaps, so that a user who returns finds them as they were. */
import { connectionKey, type Connection } from '@/api/connection.ts'
import { alwaysOnline, browserConnectivity } from '@/api/http/connectivity.ts'
import { getSearch } from '@/api/operations/search.ts'
import { realClock } from '@/jobs/job/clock.ts'
import { requestMap, type MapOptions, type MapJob, type MapQuestion } from './requestMap.ts'

const MOST_KEPT = 6

const open = new Map<string, MapJob>()

/** `demo` is the demo's setting in the address: another setting is another service. */
const keyOf = (connection: Connection, question: MapQuestion, demo: string) =>
  JSON.stringify([connectionKey(connection), question, demo])

/** Returns the same job for the same question and service; for a new question, a job that is not started. */
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
        // The demo service answers inside the page, so it needs no network.
        connectivity: connection.mode === 'demo' ? alwaysOnline : browserConnectivity,
        random: Math.random,
      },
    })
  // Moved to the end: the job used last is dropped last.
  open.delete(key)
  open.set(key, job)
  for (const [oldest, map] of [...open].slice(0, -MOST_KEPT)) {
    map.close()
    open.delete(oldest)
  }
  return job
}

/** Forgets a job, so that the next time it is requested again. */
export function forgetMap(connection: Connection, question: MapQuestion, demo = ''): void {
  const key = keyOf(connection, question, demo)
  open.get(key)?.close()
  open.delete(key)
}

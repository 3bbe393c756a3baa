/** The jobs of recent assortment gaps, so that a user who returns to the page finds the answers as they were. */
import { connectionKey, type Connection } from '@/api/connection.ts'
import { alwaysOnline, browserConnectivity } from '@/api/http/connectivity.ts'
import { getSearch } from '@/api/operations/search.ts'
import { realClock } from '@/jobs/job/clock.ts'
import { requestMap, type MapOptions, type MapJob, type MapQuestion } from './requestMap.ts'

const MOST_KEPT = 6

const open = new Map<string, MapJob>()

/** The key of a job. `demo` is the setting of the demo in the URL, because another setting is another service. */
const keyOf = (connection: Connection, question: MapQuestion, demo: string) =>
  JSON.stringify([connectionKey(connection), question, demo])

/** Returns the job for a question to a service: the existing one, or a new one that is not started. */
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
  // Move the job to the end, because the job that was not used for longest is dropped first.
  open.delete(key)
  open.set(key, job)
  for (const [oldest, map] of [...open].slice(0, -MOST_KEPT)) {
    map.close()
    open.delete(oldest)
  }
  return job
}

/** Drops the job for a question, so that the next visit requests everything again. */
export function forgetMap(connection: Connection, question: MapQuestion, demo = ''): void {
  const key = keyOf(connection, question, demo)
  open.get(key)?.close()
  open.delete(key)
}

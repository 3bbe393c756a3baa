/** The jobs of recent assortment gaps, so that a user who returns to the page finds the answers as they were. */
import { connectionKey, type Connection } from '@/api/connection.ts'
import { alwaysOnline, browserConnectivity } from '@/api/http/connectivity.ts'
import { getSearch } from '@/api/operations/search.ts'
import { realClock } from '@/jobs/job/clock.ts'
import {
  createAssortmentJob,
  type AssortmentOptions,
  type AssortmentJob,
  type AssortmentQuestion,
} from './assortmentJob.ts'

const MOST_KEPT = 6

const open = new Map<string, AssortmentJob>()

/** The key of a job. `demo` is the setting of the demo in the URL, because another setting is another service. */
const keyOf = (connection: Connection, question: AssortmentQuestion, demo: string) =>
  JSON.stringify([connectionKey(connection), question, demo])

/** Returns the job for a question to a service: the existing one, or a new one that is not started. */
export function openAssortment(
  connection: Connection,
  question: AssortmentQuestion,
  demo = '',
  search: AssortmentOptions['search'] = getSearch,
): AssortmentJob {
  const key = keyOf(connection, question, demo)
  const known = open.get(key)
  const job =
    known ??
    createAssortmentJob({
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
  // Move the job to the end, because the least recently used job is closed first.
  open.delete(key)
  open.set(key, job)
  for (const [oldest, map] of [...open].slice(0, -MOST_KEPT)) {
    map.close()
    open.delete(oldest)
  }
  return job
}

/** Drops the job for a question, so that the next visit requests everything again. */
export function forgetAssortment(
  connection: Connection,
  question: AssortmentQuestion,
  demo = '',
): void {
  const key = keyOf(connection, question, demo)
  open.get(key)?.close()
  open.delete(key)
}

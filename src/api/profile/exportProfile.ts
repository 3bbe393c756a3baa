/** Exports the profile as a file for colleagues and for the operators of the service. */
import type { Connection } from '@/api/connection.ts'
import type { Profile } from './profileOf.ts'

const moment = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

/** Returns indented JSON; `now` is in epoch milliseconds. Contains the address of the service, but no key, token or answer. */
export function exportProfile(
  { points, answers, since }: Profile,
  connection: Connection,
  now: number,
): string {
  const { mode, baseUrl, apiVariant } = connection
  const file = {
    about:
      'Service profile of Catalog Explorer. It includes the address of the service, but no key.',
    made: moment(now),
    service: { way: mode, baseUrl },
    settings: apiVariant,
    answers: { count: answers, since: moment(since) },
    points: points.map(({ id, title, section, assumes, evaluation, evidence }) => ({
      id,
      title: title.replaceAll('`', ''),
      section,
      assumed: assumes(connection).replaceAll('`', ''),
      verdict: evaluation.verdict,
      says: evaluation.message,
      evidence: evidence.map(({ fact, value, example, count, first, last }) => ({
        fact,
        value,
        example,
        count,
        first: moment(first),
        last: moment(last),
      })),
    })),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

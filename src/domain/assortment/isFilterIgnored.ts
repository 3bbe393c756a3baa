/** Whether a service seems to take no notice of its merchant filter (§4.3 says what it is for, not that all have it). */
import type { MapAnswers } from './brandLists.ts'

/** Two merchants or more, and each has every record of the whole query. */
export function isFilterIgnored({ all, merchants }: MapAnswers): boolean {
  const total = all?.numFound ?? 0
  const found = [...merchants.values()].flatMap((answer) =>
    answer.state === 'answered' ? [answer.list.numFound] : [],
  )
  return total > 0 && found.length > 1 && found.every((count) => count === total)
}

/** Whether the service seems to ignore its merchant filter (§4.3 defines it, but a service may not support it). */
import type { AssortmentAnswers } from './brandLists.ts'

/** True if two or more merchants each have as many records as the whole query. */
export function isFilterIgnored({ all, merchants }: AssortmentAnswers): boolean {
  const total = all?.numFound ?? 0
  const found = [...merchants.values()].flatMap((answer) =>
    answer.state === 'answered' ? [answer.list.numFound] : [],
  )
  return total > 0 && found.length > 1 && found.every((count) => count === total)
}

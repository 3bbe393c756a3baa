/** Finds the code of an item whose market a collection of codes checks. */
import type { CodeRequest } from '@/domain/codes/planCodes.ts'
import type { ItemOutcome } from '@/domain/pricing/itemAnswer.ts'
import type { RequestedCode } from './rowMarket.ts'

/**
 * The code whose market was or will be requested for an item. For a link or a title it is the code of its record whose market was
 * loaded; null if no market was loaded, and for a product ID. `outcome` is undefined until the item is checked.
 */
export function getRequestedCode(
  { entry, countries }: Pick<CodeRequest, 'entry' | 'countries'>,
  outcome: ItemOutcome | undefined,
  isRequesting: boolean,
): RequestedCode | null {
  const country = countries.join()
  if (entry.kind === 'ean') return { country, code: entry.code, outcome, isRequesting }
  const answer = outcome?.state === 'done' ? outcome.answer : null
  if (answer?.kind !== 'url' && answer?.kind !== 'title') return null
  return answer.market && { country, code: answer.market.code, outcome, isRequesting }
}

/** The code of the market in an item’s answer; for a link or a title, the code of its record. Null without a market. */
export function marketCodeIn(outcome: ItemOutcome | undefined): string | null {
  if (outcome?.state !== 'done') return null
  const { answer } = outcome
  if (answer.kind === 'id') return null
  return answer.kind === 'ean' ? answer.code : (answer.market?.code ?? null)
}

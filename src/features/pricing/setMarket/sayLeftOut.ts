import { toast } from '@/components/ui/layers/toast.ts'
import { leftOutBy, type MarketState } from '@/routing/marketParameters.ts'
import { marketsLeftOut } from '@/words/marketNames.ts'

/** Says that an address has no room left for the markets that were requested first. */
export function sayLeftOut(state: Pick<MarketState, 'market'>, batchIds: readonly string[]): void {
  const count = leftOutBy(state, batchIds)
  if (count > 0) toast(marketsLeftOut(count))
}

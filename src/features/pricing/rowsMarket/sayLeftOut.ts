import { toast } from '@/components/ui/layers/toast.ts'
import { leftOutBy, type MarketState } from '@/routing/marketParameters.ts'
import { marketsLeftOut } from '@/words/marketNames.ts'

/** Shows a message if the address has no room for the oldest market checks. */
export function sayLeftOut(state: Pick<MarketState, 'market'>, checkIds: readonly string[]): void {
  const count = leftOutBy(state, checkIds)
  if (count > 0) toast(marketsLeftOut(count))
}

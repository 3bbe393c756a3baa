/** Starts every check of market prices: for selected rows, whole collections and links. */
import type { Connection } from '@/api/connection.ts'
import { toast } from '@/components/ui/layers/toast.ts'
import type { RequestedRow } from '@/domain/market/requestedRow.ts'

type MarketCheck = {
  /** The name of the rows; the collection of codes that checks their prices is named after it. */
  name: string
  rows: () => Promise<readonly RequestedRow[]>
  /** Whether to check a market, by its key. Absent: every code is checked. */
  isWanted?: (key: string) => boolean
  /** Stores, with the rows, the ids of the collections of codes that check their market prices. */
  save: (checkIds: readonly string[]) => Promise<unknown>
}

const everyCode = () => true

/** Starts the check and returns whether it started. If not, a message explains it, and known prices stay. */
export async function checkMarket(
  connection: Connection,
  { name, rows, isWanted = everyCode, save }: MarketCheck,
): Promise<boolean> {
  try {
    const { requestMarket } = await import('@/jobs/checkMarket.ts')
    await requestMarket(connection, { name, rows: await rows(), isWanted, save })
    return true
  } catch {
    toast('Market prices couldn’t be checked. The earlier ones stay. Try again.', { tone: 'error' })
    return false
  }
}

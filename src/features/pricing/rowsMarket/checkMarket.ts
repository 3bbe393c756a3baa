/** Starts every check of market prices: for selected rows, whole collections and links. */
import type { Connection } from '@/api/connection.ts'
import { toast } from '@/components/ui/layers/toast.ts'
import type { RequestedRow } from '@/domain/market/requestedRow.ts'

type MarketCheck = {
  /** The name of the rows. */
  name: string
  rows: () => Promise<readonly RequestedRow[]>
  /** Receives the key of a code's market. Absent: every code is checked. */
  isWanted?: (key: string) => boolean
  /** Stores with the rows which collections of codes check their market prices. */
  save: (checkIds: readonly string[]) => Promise<unknown>
}

const everyCode = () => true

/** Returns whether the check started. If not, a message explains it, and known prices stay. */
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

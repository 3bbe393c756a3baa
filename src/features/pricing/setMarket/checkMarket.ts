/** The one start of a check of market prices, for selected rows, whole collections and links. */
import type { Connection } from '@/api/connection.ts'
import { toast } from '@/components/ui/layers/toast.ts'
import type { RequestedRow } from '@/domain/market/requestedRow.ts'

type MarketCheck = {
  /** What the rows are called. */
  name: string
  rows: () => Promise<readonly RequestedRow[]>
  /** By the key of a code's market. Absent: each code is checked. */
  isWanted?: (key: string) => boolean
  /** Stores beside the rows which batches check their markets. */
  save: (batchIds: readonly string[]) => Promise<unknown>
}

const everyCode = () => true

/** Whether it began. A check that cannot begin is said, and the prices that are known stay. */
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

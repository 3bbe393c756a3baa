import type { AskedRow } from '../../../../model/market/askedRow.ts'
import type { useConnection } from '../../../../shell/settings/connection.tsx'
import { toast } from '../../../../ui/layers/toast.ts'

type Given = {
  /** Of the collection. */
  name: string
  rows: readonly AskedRow[]
  /** Stores beside the rows which batches check their markets. */
  keep: (batchIds: readonly string[]) => Promise<unknown>
}

/** Checks the market prices of all rows once more. A check that cannot start is said, and the earlier prices stay. */
export async function checkAgain(
  connection: ReturnType<typeof useConnection>,
  { name, rows, keep }: Given,
): Promise<void> {
  try {
    const { askMarket } = await import('../../../../work/askMarket.ts')
    await askMarket(connection, { name, rows, isWanted: () => true, keep })
  } catch {
    toast('The market prices couldn’t be updated. The earlier ones stay.', { tone: 'error' })
  }
}

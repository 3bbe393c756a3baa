import type { Connection } from '@/api/connection.ts'
import type { UpdateStep } from '@/domain/updates/updateRun.ts'
import { newId } from '@/lib/newId.ts'
import { createRun } from '@/storage/updates/updateRuns.ts'
import { openRuns } from './openRuns.ts'

/** Stores an update of these steps and starts it in this tab. Returns its id; rejects if it cannot be stored. */
export async function startRun(connection: Connection, steps: UpdateStep[]): Promise<string> {
  const id = newId()
  await createRun(connection.id, { id, at: Date.now(), isRunning: false, steps, failures: [] })
  const job = await openRuns.open(connection, id)
  job?.start()
  return id
}

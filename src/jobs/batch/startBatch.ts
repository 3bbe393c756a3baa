import type { Connection } from '@/api/connection.ts'
import { newBatch, type NewBatch } from './newBatch.ts'
import { openBatches } from './openBatches.ts'

export const NOT_STARTED =
  'The collection couldn’t be opened: the browser’s storage isn’t responding.'

/** Makes a batch and runs it in this tab; returns its id. Throws where it cannot be kept. */
export async function startBatch(
  connection: Connection,
  given: Omit<NewBatch, 'at'>,
): Promise<string> {
  const { id } = await newBatch(connection.id, { ...given, at: Date.now() })
  const job = await openBatches.open(connection, id)
  job?.start()
  return id
}

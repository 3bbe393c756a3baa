import type { Connection } from '@/api/connection.ts'
import { createCodesCollection, type NewCodes } from './newCodes.ts'
import { openCodesJobs } from './openCodesJobs.ts'

export const NOT_STARTED =
  'The collection couldn’t be opened: the browser’s storage isn’t responding.'

/** Makes a collection of codes and starts its requests in this tab; returns its id. Throws if it cannot be stored. */
export async function startCodes(
  connection: Connection,
  options: Omit<NewCodes, 'at'>,
): Promise<string> {
  const { id } = await createCodesCollection(connection.id, { ...options, at: Date.now() })
  const job = await openCodesJobs.open(connection, id)
  job?.start()
  return id
}

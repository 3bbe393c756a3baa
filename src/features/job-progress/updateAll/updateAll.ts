/** Updates all collections, for buttons outside the Updates page. */
import type { Connection } from '@/api/connection.ts'
import { countryGroups } from '@/api/countryGroups.ts'
import { defaultLoadSettings } from '@/domain/collections/collection.ts'
import { readAllCollections } from '@/storage/collections/allCollections.ts'
import { readLoadChoice } from '@/storage/preferences/loadChoice.ts'
import { sourcesOf } from './sourcesOf.ts'
import { startRun } from './startRun.ts'

/**
 * Starts an update of everything that is saved and not damaged. Returns its id and how many collections it includes; null if
 * there are none. Rejects if the browser's storage doesn't answer.
 */
export async function updateAll(
  connection: Connection,
): Promise<{ id: string; collections: number } | null> {
  const { id, apiVariant } = connection
  const { searches, lists, batches: codesCollections, savedVersions } = await readAllCollections(id)
  const sources = sourcesOf({
    searches,
    lists: lists.map(({ list }) => list),
    batches: codesCollections,
    savedVersions,
    groupsOf: (countries) => countryGroups(countries, apiVariant),
    settings: { ...defaultLoadSettings, ...readLoadChoice() },
  })
  if (sources.length === 0) return null
  const steps = sources.flatMap((source) => source.steps)
  return { id: await startRun(connection, steps), collections: sources.length }
}

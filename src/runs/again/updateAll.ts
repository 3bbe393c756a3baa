/** Updates every collection at once, for a button outside the page of updates. */
import { countryGroups } from '../../catalog/countryGroups.ts'
import type { Connection } from '../../catalog/connection.ts'
import { defaultLoadSettings } from '../../model/resultSet/resultSet.ts'
import { listCodes } from '../../store/collections/codes.ts'
import { listPicked } from '../../store/collections/picked.ts'
import { readLoadChoice } from '../../store/preferences/loadChoice.ts'
import { listVersions } from '../../store/collections/versions.ts'
import { readSavedSearches } from '../../store/collections/savedSearches.ts'
import { sourcesOf } from './sourcesOf.ts'
import { startRun } from './startRun.ts'

/**
 * Starts an update of everything that is saved and not damaged. Returns its id and how many collections it includes; null where
 * there are none. Rejects where the browser's storage does not answer.
 */
export async function updateAll(
  connection: Connection,
): Promise<{ id: string; collections: number } | null> {
  const { id, dialect } = connection
  const [{ searches }, { lists }, { batches }, { sets }] = await Promise.all([
    readSavedSearches(id),
    listPicked(id),
    listCodes(id),
    listVersions(id),
  ])
  const sources = sourcesOf({
    searches,
    lists: lists.map(({ list }) => list),
    batches,
    sets,
    groupsOf: (countries) => countryGroups(countries, dialect),
    settings: { ...defaultLoadSettings, ...readLoadChoice() },
  })
  if (sources.length === 0) return null
  const steps = sources.flatMap((source) => source.steps)
  return { id: await startRun(connection, steps), collections: sources.length }
}

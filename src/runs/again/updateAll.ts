/** Updates every collection at once, for a button outside the page of updates. */
import { countryGroups } from '../../catalog/countryGroups.ts'
import type { Connection } from '../../catalog/connection.ts'
import { defaultLoadSettings } from '../../model/resultSet/resultSet.ts'
import { listBatches } from '../../store/batches/batches.ts'
import { readLists } from '../../store/lists/lists.ts'
import { readLoadChoice } from '../../store/preferences/loadChoice.ts'
import { listSets } from '../../store/resultSets/resultSets.ts'
import { readSavedSearches } from '../../store/searches/savedSearches.ts'
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
    readLists(id),
    listBatches(id),
    listSets(id),
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

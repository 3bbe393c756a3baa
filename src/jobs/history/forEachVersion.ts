/** Goes through all saved prices: those of every version of every collection, and those of the answers to codes. */
import { whyIncomplete } from '@/domain/changes/whyIncomplete.ts'
import { countriesOfKey } from '@/domain/codes/planCodes.ts'
import type { ResultRow } from '@/domain/collections/resultRow.ts'
import { rowsOfAnswer } from '@/domain/collections/toResultRow.ts'
import type { PriceObservation } from '@/domain/history/brandHistory.ts'
import { listCodes, readCodes } from '@/storage/collections/codes.ts'
import { readRows } from '@/storage/collections/versionParts.ts'
import { listVersions } from '@/storage/collections/versions.ts'

/**
 * Calls back with one version after another, so that not everything is in memory at once. Throws if the database cannot be read.
 */
export async function forEachVersion(
  connectionId: string,
  onObservation: (observation: PriceObservation) => void,
): Promise<void> {
  const { batches: codesCollections } = await listCodes(connectionId, { withParts: true })
  for (const { collection, versions } of (await listVersions(connectionId)).savedVersions) {
    const id = collection.source.kind === 'search' ? collection.id : collection.source.collectionId
    const source = { id, name: collection.name }
    for (const version of versions) {
      const rows: ResultRow[] = []
      const { damaged } = await readRows(connectionId, version.id, (part) => {
        rows.push(...part.rows)
      })
      const isWhole = whyIncomplete(version) === null && damaged === 0
      onObservation({ source, at: version.at, isWhole, rows })
    }
  }
  for (const { id, name, isRunning } of codesCollections) {
    const read = await readCodes(connectionId, id)
    if (!read || read.outcomes.length === 0) continue
    const { asks: requests, done, notFound } = read.batch.counts
    onObservation({
      source: { id, name },
      at: read.outcomes.reduce((last, { outcome }) => Math.max(last, outcome.at), 0),
      isWhole: !isRunning && read.damaged === 0 && done + notFound === requests,
      rows: read.outcomes.flatMap(({ key, outcome }) =>
        outcome.state === 'done' ? rowsOfAnswer(outcome.answer, countriesOfKey(key)) : [],
      ),
    })
  }
}

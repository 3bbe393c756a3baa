/** Everything saved that has prices, as it was at each time: every version of every collection, and the answers to codes. */
import { countriesOfKey } from '@/domain/batch/planBatch.ts'
import { whyNotWhole } from '@/domain/changes/whyNotWhole.ts'
import type { Take } from '@/domain/history/brandHistory.ts'
import type { ResultRow } from '@/domain/resultSet/resultRow.ts'
import { rowsOfAnswer } from '@/domain/resultSet/toResultRow.ts'
import { listCodes, readCodes } from '@/storage/collections/codes.ts'
import { readRows } from '@/storage/collections/versionParts.ts'
import { listVersions } from '@/storage/collections/versions.ts'

/** One at a time: not all that is kept is held at once. Throws where the database cannot be read. */
export async function forEachVersion(
  connectionId: string,
  onTake: (take: Take) => void,
): Promise<void> {
  const { batches } = await listCodes(connectionId, { withParts: true })
  for (const { set, snapshots } of (await listVersions(connectionId)).sets) {
    const id = set.source.kind === 'search' ? set.id : set.source.collectionId
    const source = { id, name: set.name }
    for (const snapshot of snapshots) {
      const rows: ResultRow[] = []
      const { damaged } = await readRows(connectionId, snapshot.id, (part) => {
        rows.push(...part.rows)
      })
      const isWhole = whyNotWhole(snapshot) === null && damaged === 0
      onTake({ source, at: snapshot.at, isWhole, rows })
    }
  }
  for (const { id, name, isRunning } of batches) {
    const read = await readCodes(connectionId, id)
    if (!read || read.outcomes.length === 0) continue
    const { asks, done, notFound } = read.batch.counts
    onTake({
      source: { id, name },
      at: read.outcomes.reduce((last, { outcome }) => Math.max(last, outcome.at), 0),
      isWhole: !isRunning && read.damaged === 0 && done + notFound === asks,
      rows: read.outcomes.flatMap(({ key, outcome }) =>
        outcome.state === 'done' ? rowsOfAnswer(outcome.answer, countriesOfKey(key)) : [],
      ),
    })
  }
}

/** Everything kept that holds prices, as it was at each time: every snapshot of every set, and the answers of each batch. */
import { countriesOfKey } from '../../model/batch/planBatch.ts'
import { whyNotWhole } from '../../model/changes/whyNotWhole.ts'
import type { Take } from '../../model/history/brandHistory.ts'
import { rowsOfAnswer } from '../../model/resultSet/toResultRow.ts'
import type { ResultRow } from '../../model/resultSet/resultRow.ts'
import { listBatches, readBatch } from '../../store/batches/batches.ts'
import { listSets, readRows } from '../../store/resultSets/resultSets.ts'

/** One at a time: not all that is kept is held at once. Throws where the database cannot be read. */
export async function eachTake(connectionId: string, onTake: (take: Take) => void): Promise<void> {
  const { batches } = await listBatches(connectionId)
  const batchNames = new Map(batches.map(({ id, name }) => [id, name]))
  for (const { set, snapshots } of (await listSets(connectionId)).sets) {
    // Snapshots of a batch that is kept are the batch once more.
    const batchId = set.source.kind === 'batch' ? set.source.batchId : ''
    const batchName = batchNames.get(batchId)
    const source: Take['source'] =
      batchName === undefined
        ? { of: 'set', id: set.id, name: set.name }
        : { of: 'batch', id: batchId, name: batchName }
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
    const read = await readBatch(connectionId, id)
    if (!read || read.outcomes.length === 0) continue
    const { asks, done, notFound } = read.batch.counts
    onTake({
      source: { of: 'batch', id, name },
      at: read.outcomes.reduce((last, { outcome }) => Math.max(last, outcome.at), 0),
      isWhole: !isRunning && read.damaged === 0 && done + notFound === asks,
      rows: read.outcomes.flatMap(({ key, outcome }) =>
        outcome.state === 'done' ? rowsOfAnswer(outcome.answer, countriesOfKey(key)) : [],
      ),
    })
  }
}

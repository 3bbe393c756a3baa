/** What a kept result set is, in words. */
import { formatBytes, formatCount } from '../../lib/numbers/format.ts'
import { isComplete, type Snapshot, type ResultSet } from '../../model/resultSet/resultSet.ts'
import { searchOf } from '../../model/resultSet/searchSource.ts'
import { partsInWords, rowsInWords } from '../../runs/load/loadWords.ts'
import type { KeptSet } from '../../store/resultSets/resultSets.ts'
import { searchInWords } from '../../url/filtersInWords.ts'
import { paths } from '../../url/paths.ts'
import { searchState } from '../../url/states/searchState.ts'

/** Where a set comes from: "Search: shirt, brand Marlowe", and the way there. */
export function sourceOf({ source, countries }: ResultSet): { words: string; to: string } {
  switch (source.kind) {
    case 'search':
      return {
        words: searchInWords(source, countries),
        to: paths.search(searchState({ ...searchOf(source), countries })),
      }
    case 'list':
      return { words: 'The products of a list', to: paths.lists(source.listId) }
    case 'batch':
      return { words: 'Rows of a batch', to: paths.batch(source.batchId) }
  }
}

/** "Complete", or how far it has come: "loading, 5 of 43 pages". */
export function snapshotState(set: ResultSet, snapshot: Snapshot, isHere: boolean): string {
  if (isComplete(snapshot)) return 'Complete'
  const parts = partsInWords(set.source, snapshot)
  if (isHere) return `Loading, ${parts}`
  return `Partial, ${parts}`
}

/** "4,213 rows": without what was promised where all of it is there. */
export function snapshotRows(snapshot: Snapshot): string {
  const isAll = snapshot.promised === null || snapshot.counts.rows === snapshot.promised
  return rowsInWords(isAll ? { ...snapshot, promised: null } : snapshot)
}

/** "3 sets, 12,400 rows, 8.2 MB". */
export function totalInWords(sets: readonly KeptSet[]): string {
  const rows = sets
    .flatMap(({ snapshots }) => snapshots)
    .reduce((sum, { counts }) => sum + counts.rows, 0)
  const bytes = sets.reduce((sum, one) => sum + one.bytes, 0)
  const count = `${formatCount(sets.length)} ${sets.length === 1 ? 'set' : 'sets'}`
  return `${count}, ${formatCount(rows)} rows, ${formatBytes(bytes)} in this browser`
}

/** What a kept result set is, in words. */
import { formatBytes, formatCount } from '../../lib/numbers/format.ts'
import { isComplete, type Moment, type ResultSet } from '../../model/resultSet/resultSet.ts'
import { searchOf } from '../../model/resultSet/searchSource.ts'
import { partsInWords, rowsInWords } from '../../runs/loadWords.ts'
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
      return { words: 'What a batch asks', to: paths.batch(source.batchId) }
  }
}

/** "Complete", or how far it has come: "loading, 5 of 43 pages". */
export function momentState(set: ResultSet, moment: Moment, isHere: boolean): string {
  if (isComplete(moment)) return 'Complete'
  const parts = partsInWords(set.source, moment)
  if (isHere) return `Loading, ${parts}`
  return `Partial, ${parts}`
}

/** "4,213 rows": without what was promised where all of it is there. */
export function momentRows(moment: Moment): string {
  const isAll = moment.promised === null || moment.counts.rows === moment.promised
  return rowsInWords(isAll ? { ...moment, promised: null } : moment)
}

/** "3 sets, 12,400 rows, 8.2 MB". */
export function totalInWords(sets: readonly KeptSet[]): string {
  const rows = sets
    .flatMap(({ moments }) => moments)
    .reduce((sum, { counts }) => sum + counts.rows, 0)
  const bytes = sets.reduce((sum, one) => sum + one.bytes, 0)
  const count = `${formatCount(sets.length)} ${sets.length === 1 ? 'set' : 'sets'}`
  return `${count}, ${formatCount(rows)} rows, ${formatBytes(bytes)} in this browser`
}

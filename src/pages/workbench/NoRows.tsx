import SearchX from 'lucide-react/icons/search-x'
import { isComplete, type Moment } from '../../model/resultSet/resultSet.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel } from '../../ui/Panel.tsx'

/** Why there is no row, and what that means. */
function wordsOf(moment: Moment): [title: string, says: string] {
  const { rows, failed } = moment.counts
  const awaited = 'Rows can be narrowed and sorted from the first page on.'
  if (moment.isRunning) return ['The first rows are on their way', awaited]
  if (rows > 0) return ['No row could be read', 'Loading again brings them back.']
  if (isComplete(moment)) {
    return ['Nothing was found', 'What was asked has no product: the set is complete, and empty.']
  }
  if (failed > 0) return ['Nothing could be loaded', 'No request brought a row; some failed.']
  return ['No row is loaded yet', awaited]
}

/** A moment without rows: not loaded yet, not to be had, or nothing was found. */
export function NoRows({ moment }: { moment: Moment }) {
  const [title, says] = wordsOf(moment)
  return (
    <Panel>
      <EmptyState icon={<SearchX />} title={title}>
        {says}
      </EmptyState>
    </Panel>
  )
}

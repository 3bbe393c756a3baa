import SearchX from 'lucide-react/icons/search-x'
import { isComplete, type Moment } from '../../domain/resultSet/resultSet.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel } from '../../ui/Panel.tsx'

/** A moment without rows: not loaded yet, or nothing was found. */
export function NoRows({ moment }: { moment: Moment }) {
  const isEmpty = isComplete(moment) && moment.counts.rows === 0
  const title = isEmpty
    ? 'Nothing was found'
    : moment.isRunning
      ? 'The first rows are on their way'
      : moment.counts.rows > 0
        ? 'No row could be read'
        : 'No row is loaded yet'
  return (
    <Panel>
      <EmptyState icon={<SearchX />} title={title}>
        {isEmpty
          ? 'What was asked has no product: the set is complete, and empty.'
          : 'Rows can be narrowed and sorted from the first page on.'}
      </EmptyState>
    </Panel>
  )
}

import History from 'lucide-react/icons/history'
import { formatWhen } from '../../lib/formatTimes.ts'
import { CHANGES } from '../../model/changes/changesNames.ts'
import { rowsInWords } from '../../runs/loadWords.ts'
import type { KeptSet } from '../../store/resultSets/resultSets.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useNewMoment } from './useNewMoment.ts'

/** A set that was loaded once, or never: there is nothing to compare it with. */
export function OneMoment({ kept }: { kept: KeptSet }) {
  const { start, isStarting, cost } = useNewMoment(kept)
  const [moment] = kept.moments
  return (
    <Panel>
      <EmptyState
        icon={<History />}
        title={moment ? 'Only one moment is kept' : 'No moment is kept'}
        actions={
          <Button
            variant="primary"
            aria-disabled={isStarting || undefined}
            onClick={start}
            sub={cost}
          >
            {CHANGES.loadAgain}
          </Button>
        }
      >
        {moment
          ? `${rowsInWords(moment)} as of ${formatWhen(moment.at)}. Load the set again, now or next week, and this page shows what changed since: the service has no history of its own.`
          : 'Load the set, and again later: this page then shows what changed between the two.'}
      </EmptyState>
    </Panel>
  )
}

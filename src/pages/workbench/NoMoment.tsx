import Layers from 'lucide-react/icons/layers'
import { formatCount } from '../../lib/format.ts'
import { isolated } from '../../lib/isolated.ts'
import type { KeptSet } from '../../store/resultSets/resultSets.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { WORKBENCH } from '../../words/workbenchNames.ts'
import { useLoadAgain } from './useLoadAgain.ts'

/** A set of which nothing is there: every moment was deleted, or cannot be read. */
export function NoMoment({ kept: { set, damaged } }: { kept: KeptSet }) {
  const { loadAgain, isStarting } = useLoadAgain(set.id)
  return (
    <Panel>
      <EmptyState
        headingLevel={1}
        icon={<Layers />}
        title={`${isolated(set.name)} holds no rows`}
        actions={
          <Button variant="primary" aria-disabled={isStarting || undefined} onClick={loadAgain}>
            {WORKBENCH.loadAgain}
          </Button>
        }
      >
        {damaged > 0
          ? `${damaged === 1 ? 'A moment' : `${formatCount(damaged)} moments`} of it cannot be read; a backup in Settings holds them as they are.`
          : 'Every moment of it was deleted.'}
      </EmptyState>
    </Panel>
  )
}

import Layers from 'lucide-react/icons/layers'
import { useState } from 'react'
import { formatCount } from '../../lib/numbers/format.ts'
import { isolated } from '../../lib/text/isolated.ts'
import { Corrections } from '../../notices/Corrections.tsx'
import { useConnection } from '../../shell/settings/connection.tsx'
import { usePageTitle } from '../../shell/usePageTitle.ts'
import { useUrlState } from '../../shell/useUrlState.ts'
import type { KeptSet } from '../../store/resultSets/resultSets.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { EmptyState } from '../../ui/panels/EmptyState.tsx'
import { Frame } from '../../ui/panels/Frame.tsx'
import { Note } from '../../ui/panels/Note.tsx'
import { Panel } from '../../ui/panels/Panel.tsx'
import { WORKBENCH } from '../../words/workbenchNames.ts'
import { MomentView } from './MomentView.tsx'
import styles from './WorkbenchPage.module.css'
import { useLoadAgain } from './useLoadAgain.ts'
import { decodeWorkbench, encodeWorkbench } from './workbenchState.ts'

/** The set at the moment that the address names, or the latest. */
export function OneSet({ kept }: { kept: KeptSet }) {
  const { id: connectionId } = useConnection()
  const { state, corrections } = useUrlState(decodeWorkbench, encodeWorkbench)
  const { set, moments } = kept
  usePageTitle(set.name)
  const named = moments.find(({ id }) => id === state.moment)
  const moment = named ?? moments[0]
  const [shown, setShown] = useState({ id: moment?.id, isAnother: false })
  if (shown.id !== moment?.id) setShown({ id: moment?.id, isAnother: true })
  if (moment === undefined) {
    return (
      <Frame className={styles.alone}>
        <NoMoment kept={kept} />
      </Frame>
    )
  }
  return (
    <MomentView
      // Rows of another moment are other rows: nothing of the one before may be taken for them.
      key={`${connectionId} ${moment.id}`}
      kept={kept}
      moment={moment}
      isAnother={shown.isAnother}
      state={state}
    >
      <Corrections list={corrections} />
      {state.moment !== '' && !named && (
        <Note tone="warn" title="The moment that this link names is not kept.">
          It was deleted, or loaded in another browser. What follows is the latest one.
        </Note>
      )}
    </MomentView>
  )
}

/** A set of which nothing is there: every moment was deleted, or cannot be read. */
function NoMoment({ kept: { set, damaged } }: { kept: KeptSet }) {
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

import { useState } from 'react'
import { Corrections } from '../../notices/Corrections.tsx'
import { useConnection } from '../../shell/connection.tsx'
import { usePageTitle } from '../../shell/usePageTitle.ts'
import { useUrlState } from '../../shell/useUrlState.ts'
import type { KeptSet } from '../../store/resultSets/resultSets.ts'
import { Frame } from '../../ui/Frame.tsx'
import { Note } from '../../ui/Note.tsx'
import { MomentView } from './MomentView.tsx'
import { NoMoment } from './NoMoment.tsx'
import styles from './WorkbenchPage.module.css'
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

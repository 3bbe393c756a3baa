import Layers from 'lucide-react/icons/layers'
import { useState } from 'react'
import { formatCount } from '../../lib/numbers/format.ts'
import { isolated } from '../../lib/text/isolated.ts'
import { readItemsId } from '../../model/collections/collectionId.ts'
import { Corrections } from '../../notices/Corrections.tsx'
import { useKeepOpened } from '../../queries/kept/useKeepOpened.ts'
import { useConnection } from '../../shell/settings/connection.tsx'
import { usePageTitle } from '../../shell/usePageTitle.ts'
import { useUrlState } from '../../shell/useUrlState.ts'
import type { SavedVersions } from '../../store/collections/versions.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { EmptyState } from '../../ui/panels/EmptyState.tsx'
import { Frame } from '../../ui/panels/Frame.tsx'
import { Note } from '../../ui/panels/Note.tsx'
import { Panel } from '../../ui/panels/Panel.tsx'
import { paths } from '../../url/paths.ts'
import { WORKBENCH } from '../../words/workbenchNames.ts'
import { SnapshotView } from './SnapshotView.tsx'
import styles from './WorkbenchPage.module.css'
import { useLoadAgain } from './useLoadAgain.ts'
import { decodeWorkbench, encodeWorkbench } from './workbenchState.ts'

/** The set at the snapshot that the address names, or the latest. */
export function OneSet({ kept }: { kept: SavedVersions }) {
  const { id: connectionId } = useConnection()
  const { state, corrections } = useUrlState(decodeWorkbench, encodeWorkbench)
  const { set, snapshots } = kept
  usePageTitle(set.name)
  const { id: collectionId } = readItemsId(set.id)
  useKeepOpened({ kind: 'set', path: paths.collection(collectionId), label: set.name, figure: '' })
  const named = snapshots.find(({ id }) => id === state.snapshot)
  const snapshot = named ?? snapshots[0]
  const [shown, setShown] = useState({ id: snapshot?.id, isAnother: false })
  if (shown.id !== snapshot?.id) setShown({ id: snapshot?.id, isAnother: true })
  if (snapshot === undefined) {
    return (
      <Frame className={styles.alone}>
        <NoSnapshot kept={kept} />
      </Frame>
    )
  }
  return (
    <SnapshotView
      // Rows of another snapshot are other rows: nothing of the one before may be taken for them.
      key={`${connectionId} ${snapshot.id}`}
      kept={kept}
      snapshot={snapshot}
      isAnother={shown.isAnother}
      state={state}
    >
      <Corrections list={corrections} />
      {state.snapshot !== '' && !named && (
        <Note tone="warn" title="The version in this link isn’t stored here.">
          It was deleted, or loaded in another browser. This is the latest version.
        </Note>
      )}
    </SnapshotView>
  )
}

/** A set of which nothing is there: every snapshot was deleted, or cannot be read. */
function NoSnapshot({ kept: { set, damaged } }: { kept: SavedVersions }) {
  const { loadAgain, isStarting } = useLoadAgain(set.id)
  return (
    <Panel>
      <EmptyState
        icon={<Layers />}
        title={`${isolated(set.name)} has no rows`}
        actions={
          <Button variant="primary" aria-disabled={isStarting || undefined} onClick={loadAgain}>
            {WORKBENCH.loadAgain}
          </Button>
        }
      >
        {damaged > 0
          ? `${damaged === 1 ? 'A version' : `${formatCount(damaged)} versions`} of it can’t be read; a backup in Settings includes them as they are.`
          : 'All its versions were deleted.'}
      </EmptyState>
    </Panel>
  )
}

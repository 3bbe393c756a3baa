import Layers from 'lucide-react/icons/layers'
import { useState } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { EmptyState } from '@/components/ui/panels/EmptyState.tsx'
import { Frame } from '@/components/ui/panels/Frame.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { readItemsId } from '@/domain/collections/collectionId.ts'
import { Corrections } from '@/features/messages/Corrections.tsx'
import { usePageTitle } from '@/features/page/usePageTitle.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { isolated } from '@/lib/text/isolated.ts'
import { paths } from '@/routing/paths.ts'
import { useUrlState } from '@/routing/useUrlState.ts'
import type { SavedVersions } from '@/storage/collections/versions.ts'
import { useSaveOpened } from '@/storage/queries/useSaveOpened.ts'
import { WORKBENCH } from '@/words/workbenchNames.ts'
import { SnapshotView } from './SnapshotView.tsx'
import { useLoadAgain } from './useLoadAgain.ts'
import { decodeWorkbench, encodeWorkbench } from './workbenchState.ts'
import styles from './WorkbenchPage.module.css'

/** The set at the snapshot that the address names, or the latest. */
export function OneSet({ kept }: { kept: SavedVersions }) {
  const { id: connectionId } = useConnection()
  const { state, corrections } = useUrlState(decodeWorkbench, encodeWorkbench)
  const { set, snapshots } = kept
  usePageTitle(set.name)
  const { id: collectionId } = readItemsId(set.id)
  useSaveOpened({ kind: 'set', path: paths.collection(collectionId), label: set.name, figure: '' })
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

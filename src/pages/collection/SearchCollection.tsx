import Layers from 'lucide-react/icons/layers'
import { useState } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { EmptyState } from '@/components/ui/panels/EmptyState.tsx'
import { Frame } from '@/components/ui/panels/Frame.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { readIdWithCountries } from '@/domain/collections/collectionId.ts'
import { OpenCollection } from '@/features/job-progress/OpenCollection.tsx'
import { Corrections } from '@/features/messages/Corrections.tsx'
import { usePageTitle } from '@/features/page/usePageTitle.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { isolated } from '@/lib/text/isolated.ts'
import { paths } from '@/routing/paths.ts'
import { useUrlState } from '@/routing/useUrlState.ts'
import type { CollectionVersions } from '@/storage/collections/versions.ts'
import { useSaveOpened } from '@/storage/queries/useSaveOpened.ts'
import { COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { decodeCollectionView, encodeCollectionView } from './collectionViewState.ts'
import { useLoadNewVersion } from './useLoadNewVersion.ts'
import { VersionRows } from './VersionRows.tsx'
import { useVersionView, VersionViews } from './versions/VersionViews.tsx'
import styles from './CollectionFrame.module.css'

/** The page of a collection that was loaded from a search. Its rows are filtered, sorted and summed up in this browser. */
export function SearchCollection({ id }: { id: string }) {
  const view = useVersionView()
  return (
    <OpenCollection id={id}>
      {(savedVersions) =>
        view === null ? (
          <OneCollection savedVersions={savedVersions} key={savedVersions.collection.id} />
        ) : (
          <VersionViews
            key={savedVersions.collection.id}
            view={view}
            collection={{ ...savedVersions.collection, collection: savedVersions.collection }}
            savedVersions={savedVersions}
          />
        )
      }
    </OpenCollection>
  )
}

/** Shows the version of the collection that the address names, or the latest. */
function OneCollection({ savedVersions }: { savedVersions: CollectionVersions }) {
  const { id: connectionId } = useConnection()
  const { state, corrections } = useUrlState(decodeCollectionView, encodeCollectionView)
  const { collection, versions } = savedVersions
  usePageTitle(collection.name)
  const { id: collectionId } = readIdWithCountries(collection.id)
  useSaveOpened({
    kind: 'set',
    path: paths.collection(collectionId),
    label: collection.name,
    figure: '',
  })
  const named = versions.find(({ id }) => id === state.shownVersion)
  const version = named ?? versions[0]
  const [shown, setShown] = useState({ id: version?.id, isAnother: false })
  if (shown.id !== version?.id) setShown({ id: version?.id, isAnother: true })
  if (version === undefined) {
    return (
      <Frame className={styles.alone}>
        <NoVersion savedVersions={savedVersions} />
      </Frame>
    )
  }
  return (
    <VersionRows
      // Remount for another version, so that its rows don’t get state of the earlier version.
      key={`${connectionId} ${version.id}`}
      savedVersions={savedVersions}
      version={version}
      isAnother={shown.isAnother}
      state={state}
    >
      <Corrections list={corrections} />
      {state.shownVersion !== '' && !named && (
        <Note tone="warn" title="The version in this link isn’t stored here.">
          It was deleted, or loaded in another browser. This is the latest version.
        </Note>
      )}
    </VersionRows>
  )
}

/** The page of a collection without a readable version: all were deleted or are damaged. */
function NoVersion({
  savedVersions: { collection, damaged },
}: {
  savedVersions: CollectionVersions
}) {
  const { loadAgain, isStarting } = useLoadNewVersion(collection.id)
  return (
    <Panel>
      <EmptyState
        icon={<Layers />}
        title={`${isolated(collection.name)} has no rows`}
        actions={
          <Button variant="primary" aria-disabled={isStarting || undefined} onClick={loadAgain}>
            {COLLECTION_VIEWS.loadAgain}
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

import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { Frame } from '@/components/ui/panels/Frame.tsx'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { lazyPart } from '@/features/messages/lazyPart.tsx'
import { usePageTitle } from '@/features/page/usePageTitle.ts'
import type { CollectionVersions } from '@/storage/collections/versions.ts'
import type { CollectionWithVersions } from './VersionsHead.tsx'

export type VersionView = 'changes' | 'history'

const ChangesView = lazyPart(
  async () => (await import('@/pages/collection/changes/ChangesView.tsx')).ChangesView,
  'The changes can’t be shown.',
)

const HistoryView = lazyPart(
  async () => (await import('@/pages/collection/history/HistoryView.tsx')).HistoryView,
  'The history can’t be shown.',
)

/** The versions view that the address names; null when it names a view of rows. */
export function useVersionView(): VersionView | null {
  const { search } = useLocation()
  const named = new URLSearchParams(search).get('view')?.trim().toLowerCase()
  return named === 'changes' || named === 'history' ? named : null
}

type Props = {
  view: VersionView
  collection: CollectionWithVersions
  /** The saved versions with their rows; null while the collection has no version. */
  savedVersions: CollectionVersions | null
}

/** Shows the view *Changes* (what changed between two versions) or *History* (the figures over all of them). */
export function VersionViews({ view, collection, savedVersions }: Props) {
  usePageTitle(collection.name)
  const versions = savedVersions?.versions ?? []
  return (
    <Suspense
      fallback={
        <Frame>
          <Skeleton height={480} />
        </Frame>
      }
    >
      {view === 'changes' ? (
        <ChangesView {...{ collection, savedVersions, versions }} />
      ) : (
        <HistoryView {...{ collection, savedVersions, versions }} />
      )}
    </Suspense>
  )
}

import { OpenCollection } from '@/features/job-progress/OpenCollection.tsx'
import { OneCollection } from './OneCollection.tsx'
import { useVersionView, VersionViews } from './versions/VersionViews.tsx'

/** A collection that was loaded from a search, filtered, sorted and summed up in this browser. */
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

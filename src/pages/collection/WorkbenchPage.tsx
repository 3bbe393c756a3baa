import { OpenSet } from '@/features/job-progress/OpenSet.tsx'
import { OneSet } from './OneSet.tsx'
import { useVersionView, VersionViews } from './versions/VersionViews.tsx'

/** A collection that was loaded from a search, filtered, sorted and summed up in this browser. */
export function WorkbenchPage({ id }: { id: string }) {
  const view = useVersionView()
  return (
    <OpenSet id={id}>
      {(kept) =>
        view === null ? (
          <OneSet kept={kept} key={kept.set.id} />
        ) : (
          <VersionViews
            key={kept.set.id}
            view={view}
            collection={{ ...kept.set, set: kept.set }}
            kept={kept}
          />
        )
      }
    </OpenSet>
  )
}

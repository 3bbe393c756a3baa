import Bookmark from 'lucide-react/icons/bookmark'
import BookmarkCheck from 'lucide-react/icons/bookmark-check'
import { lazy, Suspense, useEffect } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { Popover } from '@/components/ui/layers/Popover.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { savedSearchPath, shownOf } from '@/routing/savedSearchPath.ts'
import type { SearchState } from '@/routing/states/searchState.ts'
import { useSavedSearches } from '@/storage/queries/useSavedSearches.ts'
import { SAVED } from '@/words/againNames.ts'
import { useFoundCounts } from './useFoundCounts.ts'
import styles from './SaveSearch.module.css'

const SaveSearchPanel = lazy(async () => ({
  default: (await import('./SaveSearchPanel.tsx')).SaveSearchPanel,
}))

const SIGNS = { save: <Bookmark />, isSaved: <BookmarkCheck /> }

type Props = {
  state: SearchState
  /** What the search would be called. */
  name: string
}

/** Keeps the search that is shown; of one that is kept it notes what has been found now. */
export function SaveSearch({ state, name }: Props) {
  const { id } = useConnection()
  const counts = useFoundCounts(state)
  const { data } = useSavedSearches(counts !== null)
  const path = savedSearchPath(state)
  const saved = data?.searches.find((search) => search.path === path)
  const seenAt = saved?.seen?.at ?? 0
  const isNewer = saved !== undefined && counts !== null && counts.at > seenAt
  const noted = isNewer && counts.found.every(({ count }) => count !== null) ? counts : null
  const words = JSON.stringify(noted)

  useEffect(() => {
    const seen = JSON.parse(words) as typeof noted // written a moment ago
    if (!seen) return
    const note = async () => {
      const { noteFound } = await import('@/storage/collections/savedSearches.ts')
      await noteFound(id, path, seen)
    }
    // What the search finds is on the page, and is noted the next time.
    note().catch(() => {})
  }, [id, path, words])

  return (
    <Popover
      label={saved ? SAVED.isSaved : SAVED.save}
      align="end"
      triggerClassName={classes(buttonClass(), styles.button)}
      trigger={
        <>
          {saved ? SIGNS.isSaved : SIGNS.save}
          <span>{saved ? SAVED.isSaved : SAVED.save}</span>
        </>
      }
    >
      {(close) => (
        <Suspense>
          <SaveSearchPanel
            path={path}
            shown={shownOf(state)}
            name={name}
            counts={counts}
            saved={saved ?? null}
            onDone={close}
          />
        </Suspense>
      )}
    </Popover>
  )
}

import Bookmark from 'lucide-react/icons/bookmark'
import BookmarkCheck from 'lucide-react/icons/bookmark-check'
import { lazy, Suspense, useEffect } from 'react'
import { useSavedSearches } from '../queries/kept/useSavedSearches.ts'
import { useConnection } from '../shell/settings/connection.tsx'
import { Popover } from '../ui/layers/Popover.tsx'
import { buttonClass } from '../ui/buttons/buttonClass.ts'
import { classes } from '../ui/styles/classes.ts'
import type { SearchState } from '../url/states/searchState.ts'
import { SAVED } from '../words/againNames.ts'
import styles from './SaveSearch.module.css'
import { savedSearchPath, shownOf } from '../url/savedSearchPath.ts'
import { useFoundCounts } from './useFoundCounts.ts'

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
      const { noteFound } = await import('../store/collections/savedSearches.ts')
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

import Bookmark from 'lucide-react/icons/bookmark'
import BookmarkCheck from 'lucide-react/icons/bookmark-check'
import { lazy, Suspense, useState } from 'react'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { Popover } from '@/components/ui/layers/Popover.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { lazyPart } from '@/features/messages/lazyPart.tsx'
import { whenFirstPageComplete } from '@/lib/firstPage.ts'
import type { SearchState } from '@/routing/states/searchState.ts'
import { SAVED_SEARCH } from '@/words/updateAllNames.ts'
import type { SavedSearchState } from './SavedSearchReader.tsx'
import styles from './SaveSearch.module.css'

// Reading this browser’s storage must not delay the results.
const SavedSearchReader = lazyPart(async () => {
  await whenFirstPageComplete()
  return (await import('./SavedSearchReader.tsx')).SavedSearchReader
})
const SaveSearchPanel = lazy(async () => ({
  default: (await import('./SaveSearchPanel.tsx')).SaveSearchPanel,
}))

const SIGNS = { save: <Bookmark />, isSaved: <BookmarkCheck /> }

type Props = {
  state: SearchState
  /** The suggested name of the search. */
  name: string
}

/** Saves the search that is shown, or edits the saved one. */
export function SaveSearch({ state, name }: Props) {
  const [known, setKnown] = useState<SavedSearchState>({ counts: null, saved: null })
  const label = known.saved ? SAVED_SEARCH.isSaved : SAVED_SEARCH.save
  return (
    <>
      <Suspense>
        <SavedSearchReader state={state} onKnown={setKnown} />
      </Suspense>
      <Popover
        label={label}
        align="end"
        triggerClassName={classes(buttonClass(), styles.button)}
        trigger={
          <>
            {known.saved ? SIGNS.isSaved : SIGNS.save}
            <span>{label}</span>
          </>
        }
      >
        {(close) => (
          <Suspense>
            <SaveSearchPanel state={state} name={name} {...known} onDone={close} />
          </Suspense>
        )}
      </Popover>
    </>
  )
}

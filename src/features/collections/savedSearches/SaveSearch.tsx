import Bookmark from 'lucide-react/icons/bookmark'
import BookmarkCheck from 'lucide-react/icons/bookmark-check'
import { lazy, Suspense, useState } from 'react'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { Popover } from '@/components/ui/layers/Popover.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { lazyPart } from '@/features/messages/lazyPart.tsx'
import { whenWhole } from '@/lib/wholePage.ts'
import type { SearchState } from '@/routing/states/searchState.ts'
import { SAVED } from '@/words/updateAllNames.ts'
import type { Known } from './SavedSearchReader.tsx'
import styles from './SaveSearch.module.css'

// Reading this browser’s storage must not delay the results.
const SavedSearchReader = lazyPart(async () => {
  await whenWhole()
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
  const [known, setKnown] = useState<Known>({ counts: null, saved: null })
  const label = known.saved ? SAVED.isSaved : SAVED.save
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

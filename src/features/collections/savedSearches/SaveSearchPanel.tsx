import Bookmark from 'lucide-react/icons/bookmark'
import Trash from 'lucide-react/icons/trash-2'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { TextField } from '@/components/ui/fields/TextField.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { cleanName, NAME_LENGTH } from '@/domain/picked/productList.ts'
import type { FoundCounts, SavedSearch } from '@/domain/updates/savedSearch.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { savedSearchPath, shownOf } from '@/routing/savedSearchPath.ts'
import type { SearchState } from '@/routing/states/searchState.ts'
import { SAVED } from '@/words/updateAllNames.ts'
import { CountChanges } from './CountChanges.tsx'
import { useSaveSearch } from './useSaveSearch.ts'
import styles from './SaveSearchPanel.module.css'

type Props = {
  state: SearchState
  /** The suggested name of a new saved search. */
  name: string
  counts: FoundCounts | null
  /** Null where it is not saved yet. */
  saved: SavedSearch | null
  onDone: () => void
}

/** Saves a search under a name, renames it, or deletes it. */
export function SaveSearchPanel({ state, name, counts, saved, onDone }: Props) {
  const path = savedSearchPath(state)
  const shown = shownOf(state)
  const save = useSaveSearch()
  const [draft, setDraft] = useState(saved?.name ?? name)
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = cleanName(draft)
    if (text === '') {
      setMissing(true)
      return
    }
    void (saved
      ? save.change(saved, { name: text, shown })
      : save.save({ path, shown, name: text, counts }))
    onDone()
  }
  return (
    <form className={styles.panel} noValidate onSubmit={submit}>
      <TextField
        size="s"
        label={SAVED.name}
        value={draft}
        onChange={(text) => {
          setDraft(text)
          setMissing(false)
        }}
        maxLength={NAME_LENGTH}
        error={isMissing ? 'A saved search needs a name.' : undefined}
      />
      <p className={styles.words}>
        {saved ? (
          <>
            Saved <LangText>{formatWhen(saved.at)}</LangText>. <CountChanges search={saved} />
          </>
        ) : (
          'Saved in this browser and shown under Collections, with its view and number of products.'
        )}
      </p>
      <span className={styles.buttons}>
        <Button type="submit" size="s" variant="primary" icon={<Bookmark />}>
          {!saved ? SAVED.keep : (saved.shown ?? '') === shown ? SAVED.rename : SAVED.renameAndView}
        </Button>
        {saved && (
          <Button
            size="s"
            variant="danger"
            icon={<Trash />}
            onClick={() => {
              void save.remove(saved)
              onDone()
            }}
          >
            {SAVED.forget}
          </Button>
        )}
      </span>
    </form>
  )
}

import Bookmark from 'lucide-react/icons/bookmark'
import Trash from 'lucide-react/icons/trash-2'
import { type FormEvent, useState } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { TextField } from '@/components/ui/fields/TextField.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { cleanName, NAME_LENGTH } from '@/domain/picked/productList.ts'
import {
  type CountChange,
  countChanges,
  type FoundCounts,
  type SavedSearch,
} from '@/domain/updates/savedSearch.ts'
import { together } from '@/lib/countryCode.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { isolated } from '@/lib/text/isolated.ts'
import { savedSearchPath, encodeViewSettings } from '@/routing/savedSearchPath.ts'
import type { SearchState } from '@/routing/states/searchState.ts'
import { restoreDeleted } from '@/storage/collections/collections.ts'
import {
  changeSavedSearch,
  deleteSavedSearch,
  saveSearch,
} from '@/storage/collections/savedSearches.ts'
import type { ChangeResult } from '@/storage/database/entryStore.ts'
import { SAVED_SEARCH } from '@/words/updateAllNames.ts'
import styles from './SaveSearchPanel.module.css'

const REFUSED = 'The browser’s storage didn’t accept the change.'

/** Shows the outcome of a change; `words` begin with the name of the saved search. */
function showOutcome(words: string, saveState: ChangeResult): void {
  if (saveState === 'gone') toast('It was deleted in another tab.', { tone: 'error' })
  else if (saveState === 'stored') toast(words)
  else toast(`${words} only until you close this page: the browser’s storage is full or blocked`)
}

/** Returns functions that save, rename and delete searches and show a message about it. A deletion can be undone. */
function useSaveSearch() {
  const { id } = useConnection()
  const tryTo = async (change: () => Promise<void>) => {
    try {
      await change()
    } catch {
      toast(REFUSED, { tone: 'error' })
    }
  }
  return {
    save: ({
      counts,
      ...search
    }: Pick<SavedSearch, 'path' | 'name' | 'shown'> & { counts: FoundCounts | null }) =>
      tryTo(async () => {
        const { name } = search
        showOutcome(
          `${name} saved`,
          await saveSearch(id, { ...search, at: Date.now(), saved: counts, seen: counts }),
        )
      }),
    change: ({ path }: SavedSearch, to: Pick<SavedSearch, 'name' | 'shown'>) =>
      tryTo(async () =>
        showOutcome(`Renamed to ${to.name}`, await changeSavedSearch(id, path, to)),
      ),
    remove: ({ path, name }: SavedSearch) =>
      tryTo(async () => {
        const deleted = await deleteSavedSearch(id, path)
        toast(`${isolated(name)} deleted`, {
          action: { label: SAVED_SEARCH.undo, undo: () => deleted && restoreDeleted(deleted) },
        })
      }),
  }
}

/** The change of a count since the search was saved: "+38", "−4", "0". */
function sinceOf(since: number): string {
  if (since === 0) return '0'
  return `${since > 0 ? '+' : '−'}${formatCount(Math.abs(since))}`
}

function Change({ change, isNamed }: { change: CountChange; isNamed: boolean }) {
  const { countries, now, since } = change
  return (
    <span className={styles.change}>
      {isNamed && <span className={styles.quiet}>{together(countries.split(','))} </span>}
      <b>{now === null ? <EmptyValue what="number not stated" /> : formatCount(now)}</b>
      <span className={styles.since}>
        <span className="vh"> products, since it was saved </span>
        {since === null ? <EmptyValue what="not known" /> : sinceOf(since)}
      </span>
    </span>
  )
}

/** How many products a saved search found last, and the change since it was saved; countries are not added up. */
function CountChanges({ search }: { search: Pick<SavedSearch, 'saved' | 'seen'> }) {
  const changes = countChanges(search)
  if (changes.length === 0) return <EmptyValue what="not counted yet" />
  return (
    <span className={styles.changes}>
      {changes.map((change) => (
        <Change key={change.countries} change={change} isNamed={changes.length > 1} />
      ))}
    </span>
  )
}

type Props = {
  state: SearchState
  /** The suggested name of a new saved search. */
  name: string
  counts: FoundCounts | null
  /** The saved search; null if it is not saved yet. */
  saved: SavedSearch | null
  onDone: () => void
}

/** Saves a search under a name, renames it, or deletes it. */
export function SaveSearchPanel({ state, name, counts, saved, onDone }: Props) {
  const path = savedSearchPath(state)
  const shown = encodeViewSettings(state)
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
        label={SAVED_SEARCH.name}
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
          {!saved
            ? SAVED_SEARCH.keep
            : (saved.shown ?? '') === shown
              ? SAVED_SEARCH.rename
              : SAVED_SEARCH.renameAndView}
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
            {SAVED_SEARCH.forget}
          </Button>
        )}
      </span>
    </form>
  )
}

import X from 'lucide-react/icons/x'
import { useState, type FormEvent } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { IconButton } from '@/components/ui/buttons/IconButton.tsx'
import { TextField } from '@/components/ui/fields/TextField.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import type { SavedView } from '@/domain/collections/collection.ts'
import { cleanName, NAME_LENGTH } from '@/domain/picked/productList.ts'
import { isolated } from '@/lib/text/isolated.ts'
import {
  encodeCollectionView,
  type CollectionViewState,
} from '@/pages/collection/collectionViewState.ts'
import { useColumnNames } from '@/pages/collection/columnNames.ts'
import { changeCollection } from '@/storage/collections/collections.ts'
import { deleteView, COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { suggestedViewName } from './viewName.ts'
import styles from './SavedViews.module.css'

/** The collection that has the saved views. */
export type CollectionWithViews = {
  id: string
  views: readonly SavedView[]
}

const without = (views: readonly SavedView[], name: string) =>
  views.filter((one) => one.name !== name)

/** Stores the named views of a collection; a deletion can be undone. */
function useViews(of: CollectionWithViews) {
  const { id } = useConnection()

  /** Changes the saved views; resolves to true if the browser stored them. */
  const change = async (to: (views: readonly SavedView[]) => SavedView[]): Promise<boolean> => {
    try {
      await changeCollection(id, of.id, ({ views }) => ({ views: to(views) }))
      return true
    } catch {
      toast('The view wasn’t saved: the browser’s storage isn’t responding.', { tone: 'error' })
      return false
    }
  }
  return {
    save: async (name: string, state: string): Promise<void> => {
      // A saved view with the same name is replaced.
      const isStored = await change((views) =>
        views.some((one) => one.name === name)
          ? views.map((one) => (one.name === name ? { name, state } : one))
          : [...views, { name, state }],
      )
      if (isStored) toast(`View ${isolated(name)} saved`)
    },
    remove: async (name: string): Promise<void> => {
      let before: readonly SavedView[] = []
      const isDeleted = await change((views) => {
        before = views
        return without(views, name)
      })
      if (!isDeleted) return
      const view = before.find((one) => one.name === name)
      toast(`View ${isolated(name)} deleted`, {
        ...(view && {
          action: {
            label: 'Undo',
            undo: () => change((views) => [...without(views, name), view]),
          },
        }),
      })
    },
  }
}

type Props = { of: CollectionWithViews; state: CollectionViewState; onSaved: () => void }

/** The panel that saves the current view under a name, and deletes saved views; the tabs of the page link to them. */
export function SavedViews({ of, state, onSaved }: Props) {
  return (
    <section className={styles.panel} aria-label={COLLECTION_VIEWS.savedViews}>
      <ViewList of={of} />
      <NameView of={of} state={state} onSaved={onSaved} />
    </section>
  )
}

function ViewList({ of }: Pick<Props, 'of'>) {
  const { views } = of
  const { remove } = useViews(of)
  if (views.length === 0) return null
  return (
    <ul className={styles.views}>
      {views.map(({ name }) => (
        <li key={name}>
          <span dir="auto">{name}</span>
          <IconButton
            size="s"
            label={deleteView(name)}
            icon={<X />}
            onClick={() => void remove(name)}
          />
        </li>
      ))}
    </ul>
  )
}

function NameView({ of, state, onSaved }: Props) {
  const { save } = useViews(of)
  const labelOf = useColumnNames()
  const [name, setName] = useState(() =>
    suggestedViewName(
      state,
      labelOf,
      of.views.map((view) => view.name),
    ),
  )
  const [isMissing, setMissing] = useState(false)
  const isThere = of.views.some((view) => view.name === cleanName(name))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = cleanName(name)
    if (text === '') {
      setMissing(true)
      return
    }
    // A saved view applies to every version, so the ID of the shown version is left out.
    void save(text, encodeCollectionView({ ...state, shownVersion: '' }).toString())
    onSaved()
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={COLLECTION_VIEWS.viewName}
        value={name}
        maxLength={NAME_LENGTH}
        // Selects the suggested name, so that typing replaces it.
        onFocus={(event) => event.currentTarget.select()}
        onChange={(text) => {
          setName(text)
          setMissing(false)
        }}
        hint={isThere ? 'Replaces the view with this name' : undefined}
        error={isMissing ? 'A view needs a name.' : undefined}
      />
      <Button type="submit">{COLLECTION_VIEWS.saveView}</Button>
    </form>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useState, type FormEvent, useCallback } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { TextField } from '@/components/ui/fields/TextField.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import { Spinner } from '@/components/ui/panels/Spinner.tsx'
import { addEntries, type AddedEntries } from '@/domain/picked/changeEntries.ts'
import {
  cleanName,
  entryKey,
  NAME_LENGTH,
  type NewEntry,
  type ProductList,
} from '@/domain/picked/productList.ts'
import { newId } from '@/lib/newId.ts'
import { isolated } from '@/lib/text/isolated.ts'
import { plural } from '@/lib/text/plural.ts'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { changePicked, createPicked } from '@/storage/collections/picked.ts'
import type { ChangeResult } from '@/storage/database/entryStore.ts'
import { collectionsQuery } from '@/storage/queries/collectionsQuery.ts'
import { COLLECTIONS } from '@/words/collectionNames.ts'
import { PICKED } from '@/words/pickedNames.ts'
import { addedProducts } from './addedWords.ts'
import { answeredProducts } from './answeredProducts.ts'
import styles from './AddToCollectionPanel.module.css'

const NONE: AddedEntries = { entries: [], added: 0, known: 0, left: 0 }

/** Adds products to a collection, or to a new one with the given name, and shows a message about the result. */
function useAddToList() {
  const { id: connectionId } = useConnection()
  const go = useGo()
  return useCallback(
    async (to: ProductList | string, products: readonly NewEntry[]) => {
      const now = Date.now()
      const isNew = typeof to === 'string'
      const id = isNew ? newId() : to.id
      const name = isNew ? to : to.name
      let result = NONE
      try {
        let saveState: ChangeResult
        if (isNew) {
          result = addEntries([], products, now)
          const { entries } = result
          saveState = await createPicked(connectionId, {
            id,
            at: now,
            changedAt: now,
            name,
            entries,
          })
        } else {
          const change = (list: ProductList) => {
            result = addEntries(list.entries, products, now)
            return { name: list.name, entries: result.entries }
          }
          saveState = await changePicked(connectionId, id, change, now)
        }
        if (saveState === 'gone') {
          toast(`${isolated(name)} was deleted in another tab. Nothing was added.`, {
            tone: 'error',
          })
          return
        }
        toast(addedProducts(result, name, saveState), {
          action: { label: PICKED.open, onAct: () => go(paths.collection(id)) },
        })
      } catch {
        toast('The browser’s storage is full or blocked. Nothing was added.', { tone: 'error' })
      }
    },
    [connectionId, go],
  )
}

type Props = {
  products: readonly Pick<NewEntry, 'id' | 'country'>[]
  onDone: () => void
}

/** A panel with the collections to choose from, the last changed first, and a form for a new one. */
export function AddToCollectionPanel({ products: uncheckedProducts, onDone }: Props) {
  const { id } = useConnection()
  const client = useQueryClient()
  const add = useAddToList()
  const { data, isError } = useQuery(collectionsQuery(id))
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const products = answeredProducts(client, id, uncheckedProducts)
  const addTo = (list: ProductList | string) => {
    void add(list, products)
    onDone()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = cleanName(name)
    if (text === '') setMissing(true)
    else addTo(text)
  }

  if (!data && !isError) return <Spinner label="Loading collections" />
  return (
    <div className={styles.panel}>
      {isError && (
        <p role="alert" className={styles.words}>
          The browser’s storage isn’t responding, so your collections aren’t listed.
        </p>
      )}
      {data && data.lists.length > 0 && (
        <ul className={styles.lists} aria-label={COLLECTIONS.page}>
          {data.lists.map(({ list }) => (
            <li key={list.id}>
              <button type="button" className={styles.list} onClick={() => addTo(list)}>
                <b dir="auto">{list.name}</b>
                <span className={styles.words}>{contentsOf(list, products)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          size="s"
          label={PICKED.newName}
          value={name}
          onChange={(text) => {
            setName(text)
            setMissing(false)
          }}
          maxLength={NAME_LENGTH}
          error={isMissing ? 'A collection needs a name.' : undefined}
        />
        <Button type="submit" size="s" icon={<Plus />}>
          {PICKED.addToNew}
        </Button>
      </form>
    </div>
  )
}

/** What a collection contains, as its button states it: "14 products, 2 of these already in it". */
function contentsOf(list: ProductList, products: readonly NewEntry[]): string {
  const keys = new Set(list.entries.map(entryKey))
  const inIt = products.filter((product) => keys.has(entryKey(product))).length
  const count = plural(list.entries.length, 'product')
  if (inIt === 0) return count
  return products.length === 1
    ? `${count}, already includes it`
    : `${count}, ${inIt} of these already in it`
}

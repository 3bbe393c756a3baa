import { useCallback } from 'react'
import { isolated } from '../lib/isolated.ts'
import { newId } from '../lib/newId.ts'
import { addEntries, type Added } from '../model/lists/changeEntries.ts'
import type { NewEntry, ProductList } from '../model/lists/productList.ts'
import { useConnection } from '../shell/connection.tsx'
import { useGo } from '../shell/way.tsx'
import { changeList, createList, type ListKeeping } from '../store/lists/lists.ts'
import { toast } from '../ui/toast.ts'
import { paths } from '../url/paths.ts'
import { LISTS } from '../words/listNames.ts'
import { addedProducts } from './addedWords.ts'

const NONE: Added = { entries: [], added: 0, known: 0, left: 0 }

/** Puts products into a list, or into a new one of a name, and says what came of it. */
export function useAddToList() {
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
        let keeping: ListKeeping
        if (isNew) {
          result = addEntries([], products, now)
          const { entries } = result
          keeping = await createList(connectionId, { id, at: now, changedAt: now, name, entries })
        } else {
          const change = (list: ProductList) => {
            result = addEntries(list.entries, products, now)
            return { name: list.name, entries: result.entries }
          }
          keeping = await changeList(connectionId, id, change, now)
        }
        if (keeping === 'gone') {
          toast(`${isolated(name)} was deleted in another tab: nothing was added.`, {
            tone: 'error',
          })
          return
        }
        toast(addedProducts(result, name, keeping), {
          action: { label: LISTS.open, onAct: () => go(paths.lists(id)) },
        })
      } catch {
        toast('The browser’s storage did not take it: nothing was added.', { tone: 'error' })
      }
    },
    [connectionId, go],
  )
}

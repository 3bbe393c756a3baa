import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import type { OwnPrice, PriceEntry } from '@/domain/pricing/priceList/ownPrice.ts'
import { shownCountry } from '@/lib/countryCode.ts'
import { plural } from '@/lib/text/plural.ts'
import {
  changePrice,
  deletePriceList,
  putBackPrice,
  putBackPriceList,
  removePrice,
  clearPrice,
  replacePriceList,
  setPrice,
  type PriceChange,
} from '@/storage/priceLists/priceList.ts'
import { priceListQuery } from '@/storage/queries/usePriceList.ts'
import { PRICES } from '@/words/priceListNames.ts'

const REFUSED = 'The browser’s storage didn’t accept the change. Nothing was changed.'

const NOT_TAKEN = 'The browser’s storage is full or blocked.'

const UNTIL_CLOSED = 'It is lost when you close this page.'

/** Changes a country’s price list. Every removal shows a message with Undo. */
export function usePriceChanges(country: string) {
  const { id: connectionId } = useConnection()
  const client = useQueryClient()
  return useMemo(() => {
    const place = { connectionId, country }
    const { queryKey } = priceListQuery(connectionId, country)
    const undo = (act: () => Promise<unknown>) => ({
      action: { label: PRICES.undo, undo: () => attempt(act) },
    })
    /** Makes a change; true once it is stored and the list is read again. */
    const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
      try {
        await act()
      } catch {
        toast(REFUSED, { tone: 'error' })
        return false
      }
      // The store’s change event has already started the refetch; this only waits for it.
      await client.invalidateQueries({ queryKey }, { cancelRefetch: false })
      return true
    }
    return {
      /** Adds a code; if it is in the list already, changes only the given fields and offers Undo. True once it is stored. */
      add: (entry: PriceEntry) =>
        attempt(async () => {
          const { former } = await setPrice(place, entry, Date.now())
          if (!former) {
            announce(`${entry.code} added`)
            return
          }
          const { code, price, cost, floor = null, note } = former
          const before = {
            ...(entry.price !== null && { price }),
            ...(entry.cost !== null && { cost }),
            ...((entry.floor ?? null) !== null && { floor }),
            ...(entry.note !== '' && { note }),
          }
          toast(
            `${code} changed`,
            undo(() => changePrice(place, code, before)),
          )
        }),
      /**
       * Changes the entry of a code. Null once it is stored; a sentence if it isn’t; or the row as another tab has changed it in
       * the meantime.
       */
      change: async (
        code: string,
        changes: Partial<OwnPrice>,
        isKnown: (entry: PriceEntry) => boolean,
      ): Promise<string | PriceEntry | null> => {
        const made: { change: PriceChange | null } = { change: null }
        const isStored = await attempt(async () => {
          made.change = await changePrice(place, code, changes, isKnown)
        })
        if (!isStored) return NOT_TAKEN
        if (made.change?.kind === 'other') return made.change.entry
        return made.change?.kind === 'changed'
          ? null
          : 'A row needs a price, a cost or a floor. Remove the row instead.'
      },
      /**
       * Sets your price of a code, which may not be in the list yet; null removes it. Null once it is stored; a sentence if it
       * isn’t; or the row as another tab has changed it in the meantime.
       */
      setOwnPrice: async (
        code: string,
        price: number | null,
        isKnown: (entry: PriceEntry | null) => boolean,
        message: string,
      ): Promise<string | PriceEntry | null> => {
        const made: { other: PriceEntry | null } = { other: null }
        const isStored = await attempt(async () => {
          if (price === null) {
            const cleared = await clearPrice(place, code, isKnown)
            if (cleared.kind === 'other') made.other = cleared.entry
            if (cleared.kind === 'removed')
              toast(
                message,
                undo(() => putBackPrice(place, cleared.removed, Date.now())),
              )
            if (cleared.kind === 'changed')
              toast(
                message,
                undo(() => changePrice(place, code, { price: cleared.former.price })),
              )
          } else {
            const entry = { code, price, cost: null, note: '' }
            const { former: before, saveState } = await setPrice(place, entry, Date.now(), isKnown)
            if (saveState === 'other') {
              made.other = before
              return
            }
            const act = () =>
              before ? changePrice(place, code, { price: before.price }) : removePrice(place, code)
            toast(saveState === 'stored' ? message : `${message} ${UNTIL_CLOSED}`, undo(act))
          }
        })
        return isStored ? made.other : NOT_TAKEN
      },
      remove: (code: string) =>
        attempt(async () => {
          const removed = await removePrice(place, code)
          if (!removed) return
          toast(
            `${code} removed`,
            undo(() => putBackPrice(place, removed, Date.now())),
          )
        }),
      replace: (entries: readonly PriceEntry[]) =>
        attempt(async () => {
          const { former, saveState } = await replacePriceList(place, entries, Date.now())
          const saved = saveState === 'stored' ? 'saved' : 'saved until you close this page'
          toast(
            `${plural(entries.length, 'row')} for ${shownCountry(country)} ${saved}`,
            undo(() => putBackPriceList(former)),
          )
        }),
      removeAll: (count: number) =>
        attempt(async () => {
          const former = await deletePriceList(place)
          toast(
            `Price list for ${shownCountry(country)} deleted: ${plural(count, 'row')}`,
            undo(() => putBackPriceList(former)),
          )
        }),
    }
  }, [client, connectionId, country])
}

export type PriceChanges = ReturnType<typeof usePriceChanges>

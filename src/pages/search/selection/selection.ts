/** The products that are selected among results: they stay selected on other pages and in other searches, until cleared. */
import { useSyncExternalStore } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { isUsableId } from '@/api/isUsableId.ts'
import type { Product } from '@/api/operations/product.ts'
import { entryKey, type NewEntry } from '@/domain/picked/productList.ts'
import { createEmitter } from '@/lib/emitter.ts'

/** A product where it was found, as it was answered there: in another country it is another one. */
export type Selected = Pick<NewEntry, 'id' | 'country'> & { product: Product }

const NONE: readonly Selected[] = []

/** In the order in which they were selected; those of another connection are other products. */
let selected: { connectionId: string; products: readonly Selected[] } = {
  connectionId: '',
  products: NONE,
}
const emitter = createEmitter()

/** Whose box was clicked last: where a range begins. */
let last: Selected | null = null

const productsOf = (connectionId: string) =>
  selected.connectionId === connectionId ? selected.products : NONE

function change(connectionId: string, products: readonly Selected[]): void {
  selected = { connectionId, products }
  emitter.emit()
}

/** Selects some products after those that are, or none of them any more. */
function choose(connectionId: string, some: readonly Selected[], isSelected: boolean): void {
  const chosen = new Map(some.map((one) => [entryKey(one), one]))
  const others = productsOf(connectionId).filter((one) => !chosen.has(entryKey(one)))
  change(connectionId, isSelected ? [...others, ...chosen.values()] : others)
}

/** A result as it is selected; null for one that cannot be requested by its id. */
export function selectable(product: Product, countries: readonly string[]): Selected | null {
  const { productId } = product
  if (productId === null || !isUsableId(productId)) return null
  return { id: productId, country: countries.join(','), product }
}

/** From the one that was clicked last to this one, as they stand among others; this one alone where that one is not there. */
function rangeTo(one: Selected, among: readonly Selected[]): readonly Selected[] {
  const placeOf = (wanted: Selected | null) =>
    among.findIndex((each) => wanted !== null && entryKey(each) === entryKey(wanted))
  const [from, to] = [placeOf(last), placeOf(one)]
  return from < 0 ? [one] : among.slice(Math.min(from, to), Math.max(from, to) + 1)
}

/** What is selected, and how to change it. */
export function useSelection() {
  const { id } = useConnection()
  const products = useSyncExternalStore(emitter.on, () => productsOf(id))
  const keys = new Set(products.map(entryKey))
  return {
    products,
    has: (one: Selected) => keys.has(entryKey(one)),
    select: (some: readonly Selected[], isSelected: boolean) => choose(id, some, isSelected),
    /** One by its box, or with Shift all up to it: `among` those that stand there with it. */
    press: (one: Selected, isSelected: boolean, among: readonly Selected[] | null) => {
      choose(id, among ? rangeTo(one, among) : [one], isSelected)
      last = one
    },
    clear: () => change(id, NONE),
  }
}

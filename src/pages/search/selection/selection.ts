/** The selected search results. They stay selected on other pages and in other searches until the user clears them. */
import { useSyncExternalStore } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { isUsableId } from '@/api/isUsableId.ts'
import type { Product } from '@/api/operations/product.ts'
import { entryKey, type NewEntry } from '@/domain/picked/productList.ts'
import { createEmitter } from '@/lib/emitter.ts'

/**
 * A selected product with its country and its data as answered there; the same product in another country is selected separately.
 */
export type SelectedProduct = Pick<NewEntry, 'id' | 'country'> & { product: Product }

const NONE: readonly SelectedProduct[] = []

/** The selected products in the order of their selection; valid only for this connection. */
let selected: { connectionId: string; products: readonly SelectedProduct[] } = {
  connectionId: '',
  products: NONE,
}
const emitter = createEmitter()

/** The product whose checkbox was clicked last, at which a range with Shift starts. */
let last: SelectedProduct | null = null

const productsOf = (connectionId: string) =>
  selected.connectionId === connectionId ? selected.products : NONE

function change(connectionId: string, products: readonly SelectedProduct[]): void {
  selected = { connectionId, products }
  emitter.emit()
}

/** Adds products at the end of the selection, or removes them. */
function choose(connectionId: string, some: readonly SelectedProduct[], isSelected: boolean): void {
  const chosen = new Map(some.map((one) => [entryKey(one), one]))
  const others = productsOf(connectionId).filter((one) => !chosen.has(entryKey(one)))
  change(connectionId, isSelected ? [...others, ...chosen.values()] : others)
}

/** Converts a result to an entry of the selection; null when its ID can't be requested. */
export function selectable(product: Product, countries: readonly string[]): SelectedProduct | null {
  const { productId } = product
  if (productId === null || !isUsableId(productId)) return null
  return { id: productId, country: countries.join(','), product }
}

/** The products from the last clicked one to this one; only this one when the last clicked isn't among them. */
function rangeTo(
  one: SelectedProduct,
  among: readonly SelectedProduct[],
): readonly SelectedProduct[] {
  const placeOf = (wanted: SelectedProduct | null) =>
    among.findIndex((each) => wanted !== null && entryKey(each) === entryKey(wanted))
  const [from, to] = [placeOf(last), placeOf(one)]
  return from < 0 ? [one] : among.slice(Math.min(from, to), Math.max(from, to) + 1)
}

/** The selection and its actions. */
export function useSelection() {
  const { id } = useConnection()
  const products = useSyncExternalStore(emitter.on, () => productsOf(id))
  const keys = new Set(products.map(entryKey))
  return {
    products,
    has: (one: SelectedProduct) => keys.has(entryKey(one)),
    select: (some: readonly SelectedProduct[], isSelected: boolean) => choose(id, some, isSelected),
    /** Selects or deselects one product, or with Shift the range up to it: `among` are the products around it. */
    toggle: (
      one: SelectedProduct,
      isSelected: boolean,
      among: readonly SelectedProduct[] | null,
    ) => {
      choose(id, among ? rangeTo(one, among) : [one], isSelected)
      last = one
    },
    clear: () => change(id, NONE),
  }
}

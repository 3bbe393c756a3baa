/** Shared by the tests of the price list page. */
import { screen } from '@testing-library/react'
import type { PriceEntry } from '@/domain/pricing/priceList/ownPrice.ts'
import { readPriceList, replacePriceList } from '@/storage/priceLists/priceList.ts'
import { fieldOf } from '@/words/priceListNames.ts'
import { labelled } from './labelled.ts'

export const A = '2049811842247'
export const B = '2049811763054'
export const WRONG = '2049811842240'
export const US = { connectionId: 'demo', country: 'us' }
export const entry = (code: string, more: Partial<PriceEntry> = {}): PriceEntry => ({
  code,
  price: 10,
  cost: 4,
  note: '',
  ...more,
})
export const savePrices = (entries: PriceEntry[], place = US) => replacePriceList(place, entries, 1)
export const saved = async () => (await readPriceList(US)).entries

export const figure = (label: string) => screen.getByText(label).closest('dl > div')?.textContent
export const bodyOf = (name: RegExp | string) => {
  const table = screen.getByRole<HTMLTableElement>('table', { name })
  return [...(table.tBodies[0]?.rows ?? [])]
}
/** Found by its `aria-label`, because each query by role computes the name of every field of a long list. */
export const cell = (what: 'Price' | 'Cost' | 'Floor' | 'Note', code = A) =>
  labelled<HTMLInputElement>('input', fieldOf(what, code))

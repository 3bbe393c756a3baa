/** Shared by the tests of picked collections: stored collections, custom responses, and ways to read the page. */
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'
import type { ListEntry } from '@/domain/picked/productList.ts'
import { createPicked, readPicked } from '@/storage/collections/picked.ts'
import { deleteStored } from '@/storage/database/stored.ts'
import { COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { moveNamed } from '@/words/pickedNames.ts'
import { demo } from '../demo.ts'
import { aListEntry, aSeenProduct } from '../made/aListEntry.ts'
import { labelled } from './labelled.ts'

export const OXFORD = 'FC0F4C9D0BF2F140EC6EF3A7BEA2C731'
export const OXFORD_TITLE = "Men's Slim Fit Oxford Cotton Shirt, Button-Down Collar"

export const records = new Map<string, Record<string, unknown>>()
/** Responds to the traits operation with the products in `records`; others are not found. */
export function answerTraits() {
  demo.server.use(
    http.get('*/v1/products/:id/traits', ({ params }) => {
      const product = records.get(String(params['id']))
      return product
        ? HttpResponse.json({ success: true, traits: {}, product })
        : HttpResponse.json({ success: false, message: 'not found' }, { status: 404 })
    }),
  )
}
const record = (id: string, title: string, offerPrice: number, more: object = {}) =>
  records.set(id, {
    productId: id,
    title,
    merchant: 'Northgate',
    offerPrice,
    active: true,
    ...more,
  })

export async function save(entries: ListEntry[], name = 'Autumn shirts', id = 'shirts') {
  await createPicked('demo', { id, at: 1, changedAt: 1, name, entries })
}
export const THREE = ['A', 'B', 'C'].map((id, index) =>
  aListEntry(id, {
    first: { at: 1, offerPrice: 10 * (index + 1) },
    seen: aSeenProduct({ title: `Shirt ${id}`, offerPrice: 10 * (index + 1) }),
  }),
)

const table = () => screen.findByRole('table', { name: COLLECTION_VIEWS.rows })
export const row = async (title: string) => {
  const heading = await within(await table()).findByRole('rowheader', { name: new RegExp(title) })
  return heading.closest('tr') as HTMLTableRowElement // a row header is always in a row
}
export const order = async () =>
  within(await table())
    .getAllByRole('rowheader')
    // Without the header of the totals row.
    .flatMap((heading) => within(heading).queryByRole('link')?.textContent ?? [])
export const storedOrder = async () =>
  (await readPicked('demo', 'shirts'))?.list.entries.map((entry) => entry.id)
/** Found by its `aria-label`, because each query by role computes the name of every button of a long list. */
export const handle = (index: number, id: string) =>
  labelled<HTMLButtonElement>('button', moveNamed(index, `Shirt ${id}`))
export const expectAnnounced = (words: string | RegExp) =>
  waitFor(() => expect(document.querySelector('output[aria-live]')).toHaveTextContent(words))

/** Deletes all collections, and makes the service know three shirts. */
export async function resetCollections() {
  await deleteStored(['collections'])
  records.clear()
  record('A', 'Shirt A', 8)
  record('B', 'Shirt B', 20)
  record('C', 'Shirt C', 33)
  HTMLElement.prototype.scrollIntoView = () => {}
}

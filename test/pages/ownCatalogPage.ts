/** Shared by the tests of the page for your own catalog. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { OWN_CATALOG } from '@/words/ownCatalogNames.ts'
import { anOwnCatalog, renderWithOwn } from '../made/anOwnCatalog.ts'

/** Two products, one of them with an invalid price, and a line without a title. */
const FEED = `Nr;Bezeichnung;EAN;VK;Notiz
1;Hafer;2049811842247;2,49;intern
2;Roggen;2049811763054;gratis;
3;;2049811921430;1,95;`
export const csv = (name = 'feed.csv', content = FEED) => new File([content], name)
export const fileInput = () => screen.findByLabelText(OWN_CATALOG.file)
export const button = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^${name}`) })
export const region = (name: string) => screen.findByRole('region', { name })
export const message = (words: RegExp | string) =>
  waitFor(() =>
    expect(
      screen.getAllByRole('status').flatMap((status) => within(status).queryAllByText(words)),
    ).not.toEqual([]),
  )

export function drop(file: File) {
  const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
    dataTransfer: { types: ['Files'], files: [file] },
  })
  act(() => void screen.getByRole('main').dispatchEvent(event))
  return event
}

export async function choose(fake = anOwnCatalog(), file = csv()) {
  const view = renderWithOwn(fake.own)
  await view.user.upload(await fileInput(), file)
  await region(OWN_CATALOG.import)
  return { ...view, fake }
}

export async function begin(fake = anOwnCatalog()) {
  const view = await choose(fake)
  await view.user.click(await button(OWN_CATALOG.import))
  await region(OWN_CATALOG.importing)
  return view
}

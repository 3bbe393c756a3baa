/** What the tests of the page for a catalog of one's own do and look at. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { OWN } from '../../words/ownCatalogNames.ts'
import { anOwnCatalog, renderWithOwn } from '../made/anOwnCatalog.ts'

export const csv = (name = 'feed.csv') => new File(['Nr;Bezeichnung\n1;Hafer\n'], name)
export const fileInput = () => screen.findByLabelText(OWN.file)
export const button = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^${name}`) })
export const region = (name: string) => screen.findByRole('region', { name })
export const says = (words: RegExp | string) =>
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

export async function choose(fake = anOwnCatalog()) {
  const view = renderWithOwn(fake.own)
  await view.user.upload(await fileInput(), csv())
  await region(OWN.reading)
  return { ...view, fake }
}

export async function begin(fake = anOwnCatalog()) {
  const view = await choose(fake)
  await view.user.click(await button(OWN.import))
  await region(OWN.importing)
  return view
}

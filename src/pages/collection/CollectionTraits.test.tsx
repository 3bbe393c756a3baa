import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { openCodesJobs } from '@/jobs/codes/openCodesJobs.ts'
import { listCodes } from '@/storage/collections/codes.ts'
import { exportRows, COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { RUN } from '@/words/runNames.ts'
import { demo } from '@test/demo.ts'
import { savedFiles } from '@test/export/savedFiles.ts'
import { readSheet, saveFrom } from '@test/export/saveFrom.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { demoConnection } from '@test/made/connections.ts'
import { forgetCodes } from '@test/pages/codesPage.ts'
import { saveCollection, PATH } from '@test/pages/collectionPage.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'
import { turnOnDeveloper } from '@test/pages/turnOnDeveloper.ts'
import { SUMMARY } from './summary/summaryNames.ts'
import { requestTraitsOf, TRAITS, traitsKnown } from './traits/traitsNames.ts'

beforeEach(turnOnDeveloper)

const STATED: Record<string, Record<string, string>> = {
  A: { benefits: 'warm', quantity: '2' },
  B: { benefits: 'cool|dry' },
  C: {},
}
const rows = [
  aResultRow({ productId: 'A', title: 'Apron', offerPrice: 5 }),
  aResultRow({ productId: 'B', title: 'Shirt', offerPrice: 50 }),
  aResultRow({ productId: 'C', title: 'Towel', offerPrice: 9 }),
]

const panel = async () => within(await screen.findByRole('region', { name: TRAITS.panel }))
const cellOf = (title: string, column: string) =>
  screen
    .getByRole('link', { name: title })
    .closest('tr')
    ?.querySelector(`[data-column="${column}"]`)?.textContent
const productsAsked = () =>
  demo
    .requests()
    .flatMap((path) => /products\/(\w+)\/traits/.exec(path)?.[1] ?? [])
    .toSorted()
const titles = () =>
  screen
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
    .filter((text) => ['Apron', 'Shirt', 'Towel'].includes(text))

/** Answers wait for this promise. */
let gate = Promise.resolve()

describe('the attributes of a collection', () => {
  beforeEach(async () => {
    gate = Promise.resolve()
    await forgetCodes()
    await saveCollection(rows)
    demo.server.use(
      http.get('*/v1/products/:id/traits', async ({ params }) => {
        await gate
        const traits = STATED[String(params['id'])]
        return traits
          ? HttpResponse.json({ product: { productId: params['id'] }, traits })
          : HttpResponse.json({ message: 'none' }, { status: 404 })
      }),
    )
  })

  it(
    'load with one click that states the requests, and become columns of the table',
    { tags: 'slow' },
    async () => {
      const { user, unmount } = renderAt(PATH)
      const traits = await panel()
      const loadButton = traits.getByRole('button', { name: new RegExp(`^${requestTraitsOf(3)}`) })
      expect(loadButton).toHaveTextContent('3 requests')
      await user.click(loadButton)
      await waitFor(() => expect(cellOf('Apron', 'trait:benefits')).toBe('warm'))
      await waitFor(() => expect(cellOf('Shirt', 'trait:benefits')).toBe('cool | dry'))
      expect(cellOf('Towel', 'trait:benefits')).toMatch(/–/)
      expect(productsAsked()).toEqual(['A', 'B', 'C'])
      await traits.findByText(traitsKnown(2, 3))
      // Everything has been requested, so the next click requests it again.
      expect(
        traits.getByRole('button', { name: new RegExp(`^${requestTraitsOf(3, true)}`) }),
      ).toBeVisible()

      await user.click(
        within(screen.getByRole('columnheader', { name: /^benefits/ })).getByRole('button'),
      )
      await waitFor(() => expect(titles()).toEqual(['Shirt', 'Apron', 'Towel']))
      expect(address()).toContain('sort=trait')
      const rail = within(screen.getByRole('complementary', { name: COLLECTION_VIEWS.rail }))
      const group = within(rail.getByRole('group', { name: /^benefits/ }))
      await user.click(group.getByRole('checkbox', { name: /^warm/ }))
      await waitFor(() => expect(titles()).toEqual(['Apron']))
      const here = address()

      const files = savedFiles()
      const saved = await saveFrom({ user, files, label: exportRows(1) })
      const [row] = readSheet(saved).rows
      expect([row?.['Title'], row?.['benefits'], row?.['quantity']]).toEqual(['Apron', 'warm', '2'])
      unmount()

      // Saved with the collection: nothing is requested again.
      renderAt(here)
      await waitFor(() => expect(cellOf('Apron', 'trait:benefits')).toBe('warm'))
      expect(titles()).toEqual(['Apron'])
      expect(productsAsked()).toEqual(['A', 'B', 'C'])
    },
  )

  it(
    'continue loading after a pause and a reload, each requested only once',
    { tags: 'slow' },
    async () => {
      const more = Array.from({ length: 8 }, (_, at) =>
        aResultRow({ productId: `D${at}`, title: `Sheet ${at}`, offerPrice: 7 }),
      )
      await saveCollection([...rows, ...more])
      let release = () => {}
      gate = new Promise((resolve) => {
        release = resolve
      })
      const { user, unmount } = renderAt(PATH)
      await user.click((await panel()).getByRole('button', { name: new RegExp(`^${TRAITS.load}`) }))
      await user.click(await (await panel()).findByRole('button', { name: RUN.pause }))
      release()
      await (await panel()).findByRole('button', { name: RUN.resume })
      await waitFor(() => expect(cellOf('Apron', 'trait:benefits')).toBe('warm'))
      const first = productsAsked()
      expect(first.length).toBeLessThan(11)
      unmount()
      const { batches: codesCollections } = await listCodes(demoConnection.id, { withParts: true })
      for (const { id } of codesCollections) openCodesJobs.close(demoConnection.id, id)

      const again = renderAt(PATH)
      await waitFor(() => expect(cellOf('Apron', 'trait:benefits')).toBe('warm'))
      expect(cellOf('Sheet 7', 'trait:benefits')).not.toBe('warm')
      expect(productsAsked()).toEqual(first)
      await again.user.click(await (await panel()).findByRole('button', { name: RUN.goOn }))
      await (await panel()).findByText(traitsKnown(2, 3))
      await waitFor(() => expect(productsAsked()).toHaveLength(11))
      expect(new Set(productsAsked()).size).toBe(11)
    },
  )

  it('load for only the selected rows', { tags: 'slow' }, async () => {
    const { user } = renderAt(PATH)
    await user.click(await screen.findByRole('checkbox', { name: /Shirt/ }))
    const bar = within(screen.getByRole('region', { name: COLLECTION_VIEWS.selected }))
    const loadButton = bar.getByRole('button', { name: new RegExp(`^${TRAITS.load}`) })
    expect(loadButton).toHaveTextContent('1 request')
    await user.click(loadButton)
    await waitFor(() => expect(cellOf('Shirt', 'trait:benefits')).toBe('cool | dry'))
    expect(productsAsked()).toEqual(['B'])
    expect((await panel()).getByRole('button', { name: /^Load attributes for 2/ })).toBeVisible()
  })

  it('can group the rows in the summary', { tags: 'slow' }, async () => {
    const { user } = renderAt(PATH)
    await user.click((await panel()).getByRole('button', { name: /^Load attributes/ }))
    await waitFor(() => expect(cellOf('Apron', 'trait:benefits')).toBe('warm'))
    await user.click(screen.getByRole('link', { name: 'Summary' }))
    await user.selectOptions(
      await screen.findByRole('combobox', { name: SUMMARY.down }),
      'benefits',
    )
    await waitFor(() => expect(address()).toContain('down=trait'))
    const groups = await screen.findByRole('table', { name: SUMMARY.groups })
    expect(await within(groups).findByRole('rowheader', { name: /cool \| dry/ })).toBeVisible()
  })
})

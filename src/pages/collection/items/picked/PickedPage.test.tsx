import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { changePicked, createPicked, readPicked } from '@/storage/collections/picked.ts'
import { deleteStored } from '@/storage/database/stored.ts'
import { readDraft } from '@/storage/newCollection/codesDraft.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { detailsOf, ITEMS, COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { COMPARE } from '@/words/compareNames.ts'
import { PICKED, removeNamed } from '@/words/pickedNames.ts'
import { SELECTION, selectNamed } from '@/words/selectionNames.ts'
import { demo } from '@test/demo.ts'
import { aListEntry, aSeenProduct } from '@test/made/aListEntry.ts'
import {
  answerTraits,
  handle,
  save,
  order,
  records,
  row,
  resetCollections,
  THREE,
} from '@test/pages/pickedPage.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'

const EANS = ['2049811819164', '2049811763054'] as const

beforeEach(resetCollections)
beforeEach(() => deleteStored(['batchDrafts']))

describe('a collection picked by hand', () => {
  it(
    'shows each product as last seen, then as loaded, with the change since it was added',
    { tags: 'slow' },
    async () => {
      answerTraits()
      await save([...THREE, aListEntry('D', { seen: aSeenProduct({ title: 'Shirt D', at: 5 }) })])
      renderAt('/collections/shirts')
      expect(await row('Shirt A')).toHaveTextContent('10.00')
      await waitFor(async () =>
        expect(await row('Shirt A')).toHaveTextContent(/from 10\.00 → to 8\.00.*−20\.0/),
      )
      await waitFor(async () => expect(await row('Shirt C')).toHaveTextContent(/to 33\.00.*10\.0/))
      const missingRow = await row('Shirt D')
      await waitFor(() => expect(missingRow).toHaveTextContent(/Not foundOn /))
      expect(
        await screen.findByText(/4 products in US · 3 loaded \d\d:\d\d, 1 not found/, {
          selector: 'p',
        }),
      ).toBeVisible()
      expect(
        screen.getByText(
          'Since added: 1 cheaper, 1 more expensive, 1 unchanged. Median 20.00, was 20.00 (3 products).',
        ),
      ).toBeVisible()
      await waitFor(async () => {
        const saved = await readPicked('demo', 'shirts')
        expect(saved?.list.entries[0]?.seen?.offerPrice).toBe(8)
        expect(saved?.list.entries[0]?.first?.offerPrice).toBe(10)
        expect(saved?.list.changedAt).toBe(1)
      })
    },
  )

  it('shows a failed row as last seen, and loads it again on a click', async () => {
    let isDown = true
    demo.server.use(
      http.get('*/v1/products/:id/traits', ({ params }) =>
        isDown && params['id'] === 'B'
          ? HttpResponse.json({ success: false, message: 'broken' }, { status: 400 })
          : HttpResponse.json({ traits: {}, product: records.get(String(params['id'])) }),
      ),
    )
    await save(THREE)
    const { user } = renderAt('/collections/shirts')
    expect(
      await screen.findByText('1 of 3 couldn’t be loaded; you see the last known prices.'),
    ).toBeVisible()
    const failed = await row('Shirt B')
    expect(failed).toHaveTextContent('20.00')
    isDown = false
    await user.click(within(failed).getByRole('button', { name: 'Try Shirt B again' }))
    await waitFor(() => expect(failed).toHaveTextContent('In stock'))
  })

  it(
    'saves each product’s EANs, links to their prices, and adds them to the next check',
    { tags: 'slow' },
    async () => {
      records.set('A', { ...records.get('A'), skuSet: [{ ean: EANS[0] }, { ean: EANS[1] }] })
      answerTraits()
      await save(THREE)
      const { user } = renderAt('/collections/shirts')
      await screen.findByText(/3 loaded/, { selector: 'p' })
      await user.click(await screen.findByRole('button', { name: detailsOf('Shirt A') }))
      const detail = within(await screen.findByRole('region', { name: detailsOf('Shirt A') }))
      const link = await detail.findByRole('link', { name: EANS[0] })
      expect(link).toHaveAttribute('href', `/ean/${EANS[0]}?country=us`)
      expect(detail.getByRole('link', { name: EANS[1] })).toBeVisible()
      await waitFor(async () => {
        const saved = await readPicked('demo', 'shirts')
        expect(saved?.list.entries.map(({ seen }) => seen?.eans)).toEqual([EANS, [], []])
      })
      await user.click(screen.getByRole('button', { name: `${CODE_CHECK.addTo} 2 to look up` }))
      await screen.findByText(/^3 added, 2 of them by product ID/, { ignore: 'output *' })
      expect((await readDraft('demo')).text.trim().split('\n')).toEqual([EANS[0], 'id: B', 'id: C'])
    },
  )

  it('puts a removed product back in its place on Undo', { tags: 'slow' }, async () => {
    answerTraits()
    await save(THREE)
    const { user } = renderAt('/collections/shirts')
    await user.click(await screen.findByRole('button', { name: removeNamed('Shirt B') }))
    await waitFor(async () => expect(await order()).toEqual(['Shirt A', 'Shirt C']))
    expect(screen.getByRole('button', { name: removeNamed('Shirt C') })).toHaveFocus()
    await user.click(await screen.findByRole('button', { name: PICKED.undo }))
    await waitFor(async () => expect(await order()).toEqual(['Shirt A', 'Shirt B', 'Shirt C']))
  })

  it(
    'links to the comparison of 2 to 8 selected products of one country',
    { tags: 'slow' },
    async () => {
      answerTraits()
      await save([...THREE, aListEntry('A', { country: 'in' })])
      const { user } = renderAt('/collections/shirts')
      await screen.findByText(/3 loaded/, { selector: 'p' })
      await user.click(await screen.findByRole('checkbox', { name: selectNamed('Shirt A') }))
      const bar = within(screen.getByRole('region', { name: COLLECTION_VIEWS.selected }))
      expect(bar.getByRole('button', { name: /2 to 8 products/ })).toBeDisabled()
      await user.click(screen.getByRole('checkbox', { name: selectNamed('Shirt C') }))
      expect(bar.getByRole('link', { name: COMPARE.link })).toHaveAttribute(
        'href',
        '/compare?id=A&id=C&country=us',
      )
      await user.click(bar.getByRole('button', { name: SELECTION.clear }))
      const countries = within(screen.getByRole('navigation', { name: 'Country' }))
      await user.click(countries.getByRole('link', { name: 'IN' }))
      await screen.findByText(/^1 product in IN/, { selector: 'p' })
      await waitFor(async () => expect(await order()).toEqual(['Shirt A']))
    },
  )

  it('has the same products selected when you return to it', { tags: 'slow' }, async () => {
    answerTraits()
    await save(THREE)
    const { user, unmount } = renderAt('/collections/shirts')
    const box = () => screen.findByRole('checkbox', { name: selectNamed('Shirt B') })
    await user.click(await box())
    expect(await box()).toBeChecked()
    unmount()
    renderAt('/collections/shirts')
    expect(await box()).toBeChecked()
    await user.click(await box())
  })

  it(
    'can’t be reordered while sorted by a column, only in its own order',
    { tags: 'slow' },
    async () => {
      answerTraits()
      await save(THREE)
      const { user } = renderAt('/collections/shirts')
      await screen.findByText(/3 loaded/, { selector: 'p' })
      const head = (name: RegExp) => screen.findByRole('button', { name })
      await user.click(await head(/^Since added/))
      await waitFor(async () => expect(await order()).toEqual(['Shirt A', 'Shirt B', 'Shirt C']))
      await user.click(await head(/^Since added/))
      await waitFor(async () => expect(await order()).toEqual(['Shirt C', 'Shirt B', 'Shirt A']))
      expect(address()).toBe('/collections/shirts?sort=-sinceAdded')
      expect(await handle(1, 'A')).toHaveAttribute('aria-disabled', 'true')
      await user.click(screen.getByRole('button', { name: ITEMS.givenOrder }))
      await waitFor(async () => expect(await order()).toEqual(['Shirt A', 'Shirt B', 'Shirt C']))
      expect(await handle(1, 'A')).not.toHaveAttribute('aria-disabled')
    },
  )

  it('shows the median of its current prices, and of the rows selected with Shift', async () => {
    answerTraits()
    await save(THREE)
    const { user } = renderAt('/collections/shirts')
    await screen.findByText(/3 loaded/, { selector: 'p' })
    const footer = (name: RegExp) => screen.getByRole('rowheader', { name }).closest('tr')
    await waitFor(() => expect(footer(/^3 rows$/)).toHaveTextContent(/20\.00 median of 3/))
    const box = (id: string) => screen.findByRole('checkbox', { name: selectNamed(`Shirt ${id}`) })
    await user.click(await box('B'))
    await user.keyboard('{Shift>}')
    await user.click(await box('C'))
    await user.keyboard('{/Shift}')
    await waitFor(() => expect(footer(/^2 rows/)).toHaveTextContent(/26\.50 median of 2/))
    await user.click(screen.getByRole('button', { name: SELECTION.clear }))
  })

  it('shows what another tab changes', async () => {
    answerTraits()
    await save(THREE)
    renderAt('/collections/shirts')
    await handle(3, 'C')
    await changePicked(
      'demo',
      'shirts',
      ({ entries }) => ({ name: 'Renamed', entries: entries.slice(1) }),
      2,
    )
    expect(await screen.findByRole('heading', { level: 1, name: 'Renamed' })).toBeVisible()
    expect(await order()).toEqual(['Shirt B', 'Shirt C'])
  })

  it('warns that it is lost when you close the page, and counts damaged products', async () => {
    answerTraits()
    await createPicked('demo', {
      id: 'shirts',
      at: 1,
      changedAt: 1,
      name: 'Autumn shirts',
      entries: [...THREE, { id: 7 } as never],
    })
    renderAt('/collections/shirts')
    expect(
      await screen.findByText('This collection is lost when you close this page.'),
    ).toBeVisible()
    expect(screen.getByText(/1 product is damaged and not shown/)).toBeVisible()
  })
})

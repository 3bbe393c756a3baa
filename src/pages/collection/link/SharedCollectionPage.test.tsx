import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { defaultCodesSettings } from '@/domain/pricing/itemAnswer.ts'
import type { SharedOf } from '@/features/share/sharedWork.ts'
import { writeShared } from '@/features/share/shareLink.ts'
import { createCodes, listCodes } from '@/storage/collections/codes.ts'
import { deleteCollection } from '@/storage/collections/collections.ts'
import { createPicked, listPicked } from '@/storage/collections/picked.ts'
import { listVersions } from '@/storage/collections/versions.ts'
import { readPreference, writePreference } from '@/storage/preferences/preferences.ts'
import { COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { SHARE } from '@/words/shareNames.ts'
import { demo } from '@test/demo.ts'
import { aListEntry } from '@test/made/aListEntry.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { demoConnection } from '@test/made/connections.ts'
import { saveCollection, storeVersionOf, PATH } from '@test/pages/collectionPage.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'

const { id: connectionId } = demoConnection
const ROWS = [aResultRow({ productId: 'A', title: 'Shirt A', offerPrice: 40 })]
const CODES = ['2049811763054', '2899000276045']

/** The link that *Copy link* writes to the clipboard, without the origin, and the text of its dialog. */
async function copyFrom(path: string, shown?: RegExp) {
  const { user, unmount } = renderAt(path)
  if (shown) await screen.findByText(shown)
  await user.click(await screen.findByRole('button', { name: SHARE.copy }))
  const description = `${(await screen.findByText(/It includes/)).textContent} ${screen.getByText(/^Not included: /).textContent}`
  await user.click(screen.getByRole('button', { name: SHARE.copyNow }))
  await screen.findByRole('button', { name: SHARE.copied })
  const { pathname, hash } = new URL(await navigator.clipboard.readText())
  unmount()
  return { link: pathname + hash, description }
}
async function forgetSets() {
  for (const { collection } of (await listVersions(connectionId)).savedVersions)
    await deleteCollection(connectionId, collection.id)
}
const start = () => screen.findByRole('button', { name: SHARE.start })
const loaded = () => screen.findByText(/^Complete/)

beforeEach(forgetSets)

describe('a collection view from a link', () => {
  it(
    'loads the same search with one click, with the same filters and order',
    { tags: 'slow' },
    async () => {
      await saveCollection(ROWS, {
        source: {
          kind: 'search',
          q: 'linen shirt',
          words: [],
          merchant: [],
          brand: [],
          category: '',
          division: '',
        },
      })
      const { link, description } = await copyFrom(`${PATH}?offerPrice=10..&sort=-offerPrice`)
      expect(description).toContain(
        'It includes the search, this view with its filters, order and columns',
      )
      expect(description).toContain('Not included: loaded rows (too large for a link')
      await forgetSets()
      const before = demo.requests().length

      const { user } = renderAt(link)
      expect(
        await screen.findByRole('heading', {
          level: 1,
          name: '“cotton shirt”, a view from a link',
        }),
      ).toBeVisible()
      expect(screen.getByText('Search: linen shirt')).toBeVisible()
      expect(
        screen.getByText(
          'offer price 10.00 and up, by offer price, highest first, compared with median of the competitors',
        ),
      ).toBeVisible()
      expect(demo.requests()).toHaveLength(before)
      await user.click(await start())
      await loaded()
      expect(address()).toMatch(
        /^\/collections\/[a-z0-9]{10}\?offerPrice=10\.\.&sort=-offerPrice&ref=median$/,
      )
      expect(demo.requests().length).toBeGreaterThan(before)
    },
  )

  it('opens in the collection that is already loaded, if there is one', async () => {
    await saveCollection(ROWS)
    const { link } = await copyFrom(PATH)
    const before = demo.requests().length
    const { user } = renderAt(link)
    await user.click(await screen.findByRole('link', { name: SHARE.showHere }))
    await screen.findByRole('table', { name: COLLECTION_VIEWS.rows })
    expect(address()).toBe(`${PATH}?ref=median`)
    expect(demo.requests()).toHaveLength(before)
  })

  it('includes the picked products that it was loaded from', async () => {
    await createPicked(connectionId, {
      id: 'l1',
      at: 1,
      changedAt: 1,
      name: 'Autumn',
      entries: [aListEntry('X', { note: 'mine' })],
    })
    const { link } = await copyFrom(await storeVersionOf('l1:us', ROWS))
    await forgetSets()
    const { user } = renderAt(link)
    expect(await screen.findByText('A collection of 1 product: Autumn')).toBeVisible()
    await user.click(await start())
    await waitFor(() => expect(address()).toMatch(/^\/collections\/[a-z0-9]{10}/))
    const { lists } = await listPicked(connectionId)
    expect(lists.map(({ list }) => [list.name, list.entries[0]?.note])).toEqual([['Autumn', '']])
  })

  it('includes the codes that it was loaded from', async () => {
    await createCodes(
      connectionId,
      {
        id: 'b1',
        at: 1,
        name: 'Codes',
        groups: [['us']],
        settings: {
          as: 'auto',
          atOnce: 4,
          mode: 'lite',
          names: false,
          otherForms: false,
          chain: false,
        },
        isRunning: false,
        counts: { lines: 2, invalid: 0, asks: 2, done: 0, notFound: 0, failed: 0 },
      },
      CODES.map((text, at) => ({ line: at + 1, text, target: null })),
    )
    const { link } = await copyFrom(await storeVersionOf('b1:us', ROWS))
    await forgetSets()

    const { user } = renderAt(link)
    expect(await screen.findByText('A collection of 2 codes: Codes')).toBeVisible()
    await user.click(await start())
    await loaded()
    const { batches: codesCollections } = await listCodes(connectionId)
    expect(codesCollections.map(({ name, counts }) => [name, counts.asks])).toEqual([['Codes', 2]])
  })

  it('can’t be shared for titles, because links don’t contain the accepted products', async () => {
    await createCodes(
      connectionId,
      {
        id: 'b2',
        at: 1,
        name: 'Titles',
        groups: [['us']],
        settings: defaultCodesSettings,
        isRunning: false,
        counts: { lines: 1, invalid: 0, asks: 1, done: 0, notFound: 0, failed: 0 },
      },
      [{ line: 1, text: 'Oxford Cotton Shirt', target: null, isTitle: true }],
    )
    const { user } = renderAt(await storeVersionOf('b2:us', ROWS))
    await user.click(await screen.findByRole('button', { name: SHARE.copy }))
    const dialog = await screen.findByRole('dialog', { name: SHARE.copy })
    expect(await within(dialog).findByText(/no link has the products accepted/)).toBeVisible()
    expect(screen.queryByText(/It includes/)).toBeNull()
    await deleteCollection(connectionId, 'b2')
  })

  it('opens from old addresses that name the kind of collection in the path', async () => {
    const work: SharedOf<'list'> = {
      kind: 'list',
      name: 'Autumn',
      entries: [{ id: 'X', country: 'us', note: '' }],
    }
    const written = writeShared({ at: 1, isDemo: true, work })
    if (written.kind === 'too long') throw new Error('It is too long for a link.')
    for (const path of ['/collections/shared/picked', '/lists/shared']) {
      const { unmount } = renderAt(path + written.fragment)
      const name = '“Autumn”, 1 product from a link'
      expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
      expect(address()).toBe('/collections/shared')
      expect(window.location.hash).toBe(written.fragment)
      unmount()
    }
  })

  it('says that the link has no products', async () => {
    renderAt('/collections/shared')
    expect(await screen.findByRole('heading', { name: 'This link has no products' })).toBeVisible()
  })

  it('says that the link is damaged', async () => {
    renderAt('/collections/shared#1.AAAA.00000000')
    expect(await screen.findByRole('heading', { name: 'This link is damaged' })).toBeVisible()
  })

  it(
    'shows the same first rows in the same order, with the same merchant, comparison and market prices',
    { tags: 'slow' },
    async () => {
      writePreference(connectionId, 'mine', { us: ['Northgate'] })
      const work: SharedOf<'set'> = {
        kind: 'set',
        name: 'Linen shirts',
        countries: ['us'],
        source: {
          kind: 'search',
          q: 'linen shirt',
          words: [],
          merchant: ['Northgate'],
          brand: [],
          category: '',
          division: '',
        },
        rows: 8,
        view: 'columns=title,offerPrice,myPrice,index,rank&sort=-offerPrice&ref=min',
        mine: ['Northgate'],
        market: 5,
      }
      const fragment = writeShared({ at: 1, isDemo: true, work })
      if (fragment.kind === 'too long') throw new Error('It is too long for a link.')
      const names = async () => {
        const table = await screen.findByRole('table', { name: COLLECTION_VIEWS.rows })
        await within(table).findByRole('columnheader', { name: /^Index/ })
        return waitFor(() => {
          const heads = within(table).getAllByRole('rowheader').slice(0, 5)
          expect(heads).toHaveLength(5)
          return heads.map((head) => head.textContent)
        })
      }
      const first = renderAt(`/collections/shared${fragment.fragment}`)
      await first.user.click(await start())
      await loaded()
      const sent = await names()
      expect(sent).toHaveLength(5)
      const path = address()
      await screen.findByText(/^Your prices are/)
      first.unmount()
      const { link, description } = await copyFrom(path, /^Your prices are/)
      expect(description).toMatch(/and your merchant/)
      expect(description).toMatch(
        /loaded rows and market prices of \d+ products \(too large for a link, loaded with one click\)/,
      )

      await forgetSets()
      writePreference(connectionId, 'mine', {})
      const { user } = renderAt(link)
      expect(await screen.findByText('Your merchant')).toBeVisible()
      expect(
        screen.getByText(/by offer price, highest first.*compared with lowest of the competitors/),
      ).toBeVisible()
      await user.click(await start())
      await loaded()
      expect(await names()).toEqual(sent)
      expect(readPreference(connectionId, 'mine')).toEqual({ us: ['Northgate'] })
      expect(screen.getAllByText(/You are now Northgate/)[0]).toBeVisible()
      expect(address()).toContain('sort=-offerPrice')
      expect(address()).toContain('ref=min')
    },
  )
})

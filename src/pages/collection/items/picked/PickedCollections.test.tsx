import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readPicked, listPicked } from '@/storage/collections/picked.ts'
import { exportAllLists, PICKED } from '@/words/pickedNames.ts'
import { SHARE } from '@/words/shareNames.ts'
import { aListEntry } from '@test/made/aListEntry.ts'
import {
  answerTraits,
  save,
  storedOrder,
  order,
  OXFORD,
  OXFORD_TITLE,
  row,
  resetCollections,
  THREE,
} from '@test/pages/pickedPage.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'

beforeEach(resetCollections)
afterEach(() => {
  vi.restoreAllMocks()
})

describe('picked collections', () => {
  it('can be renamed and deleted, and Undo restores them', { tags: 'slow' }, async () => {
    await save([], 'Price talks', 'talks')
    const { user } = renderAt('/collections/talks')
    expect(await screen.findByRole('heading', { level: 1, name: 'Price talks' })).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Price talks · Catalog Explorer'))
    expect(await screen.findByText('No products in this collection yet')).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'More actions for these rows' }))
    await user.click(await screen.findByRole('button', { name: PICKED.rename }))
    const field = screen.getByRole('textbox', { name: PICKED.name })
    await user.clear(field)
    await user.type(field, 'Talks with Marlowe{Enter}')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Talks with Marlowe' }),
    ).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'More actions for these rows' }))
    await user.click(await screen.findByRole('button', { name: PICKED.delete }))
    await waitFor(() => expect(address()).toBe('/collections'))
    await waitFor(() => expect(document.title).toBe('Collections · Catalog Explorer'))
    expect(screen.queryByRole('link', { name: /Talks with Marlowe/ })).toBeNull()
    await user.click(await screen.findByRole('button', { name: PICKED.undo }))
    expect(await screen.findByRole('link', { name: /Talks with Marlowe/ })).toBeVisible()
  })

  it('can be exported as one file', async () => {
    await save(THREE)
    await save([], 'To ask about', 'ask')
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:lists')
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const { user } = renderAt('/collections')
    await user.click(await screen.findByRole('button', { name: exportAllLists(2) }))
    expect(click.mock.contexts).toMatchObject([
      { download: expect.stringMatching(/^Collections, .*\.json$/) },
    ])
    const [blob] = made.mock.calls[0] ?? []
    const text = blob instanceof Blob ? await blob.text() : ''
    expect(JSON.parse(text)).toMatchObject({
      format: 'catalog-explorer-lists',
      lists: [{ entries: { length: 3 } }, { name: 'To ask about' }],
    })
  })
})

describe('an import of products', () => {
  const open = async (path = '/collections') => {
    const view = renderAt(path)
    const [button] = await screen.findAllByRole('button', { name: PICKED.import })
    await view.user.click(button as HTMLElement) // there is one at least
    return view
  }

  it('reads pasted product IDs, and lists the lines that it left out', async () => {
    answerTraits()
    const { user } = await open()
    await user.click(screen.getByRole('textbox', { name: PICKED.paste }))
    await user.paste(`${OXFORD}\n2049811763054\n${OXFORD}\nid: B`)
    expect(await screen.findByText('2 products to import, 1 repeated')).toBeVisible()
    expect(screen.getByRole('list', { name: 'left out' })).toHaveTextContent(
      /^Line 2 “2049811763054” This is a code, not a product ID/,
    )
    await user.type(screen.getByRole('textbox', { name: PICKED.newName }), 'Pasted')
    await user.click(screen.getByRole('button', { name: 'Import 2 products' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Pasted' })).toBeVisible()
    await waitFor(async () => expect(await row('Shirt B')).toHaveTextContent('20.00'))
  })

  it('adds new products to the open collection, without duplicates', { tags: 'slow' }, async () => {
    answerTraits()
    await save(THREE)
    const { user } = await open('/collections/shirts')
    await user.click(screen.getByRole('textbox', { name: PICKED.paste }))
    await user.paste('id: A\nid: D')
    expect(
      await screen.findByText('1 product to import, 1 already in the collection'),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Import 1 product' }))
    await waitFor(async () => expect(await storedOrder()).toEqual(['A', 'B', 'C', 'D']))
  })

  it('can be a file of whole collections', async () => {
    const file = new File(
      [
        JSON.stringify({
          format: 'catalog-explorer-lists',
          version: 1,
          lists: [{ name: 'Sent to me', entries: [THREE[0], { id: 4 }] }],
        }),
      ],
      'lists.json',
      { type: 'application/json' },
    )
    answerTraits()
    const { user } = await open()
    await user.upload(screen.getByLabelText(PICKED.file), file)
    expect(await screen.findByRole('table', { name: `${PICKED.unread}: 1` })).toHaveTextContent(
      'Sent to me, product 2',
    )
    await user.click(screen.getByRole('button', { name: 'Import 1 collection' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Sent to me' })).toBeVisible()
    expect((await listPicked('demo')).lists).toHaveLength(1)
  })
})

describe('picked products in a link', () => {
  it(
    'are shown before anything is saved, and become a collection on one click',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt(
        `/collections/shared?name=For+you&country=us&id=${OXFORD}&note=ask+why&id=x`,
      )
      expect(
        await screen.findByRole('heading', { level: 1, name: '“For you”, 2 products from a link' }),
      ).toBeVisible()
      expect((await listPicked('demo')).lists).toEqual([])
      await user.click(screen.getByRole('button', { name: SHARE.start }))
      await waitFor(() => expect(address()).toMatch(/^\/collections\/[a-z0-9]{10}$/))
      expect(await screen.findByRole('heading', { level: 1, name: 'For you' })).toBeVisible()
      await waitFor(async () => expect(await row('Oxford')).toHaveTextContent(/47\.90.*ask why/))
    },
  )

  it('can be copied with notes, and open in the same order', { tags: 'slow' }, async () => {
    answerTraits()
    await save([aListEntry('A', { note: 'ask why' }), aListEntry('B')])
    const { user, unmount } = renderAt('/collections/shirts?sort=-title')
    await screen.findByText(/2 loaded/, { selector: 'p' })
    await user.click(await screen.findByRole('button', { name: SHARE.copy }))
    await screen.findByText(/It includes the products, this view/)
    expect(screen.getByText(/^Not included: loaded rows.*notes/)).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: SHARE.withNotes }))
    await screen.findByText(/It includes the products with notes/)
    await user.click(screen.getByRole('button', { name: SHARE.copyNow }))
    await screen.findByRole('button', { name: SHARE.copied })
    const link = new URL(await navigator.clipboard.readText())
    expect(link.search).toBe('')
    unmount()
    const sent = renderAt(link.pathname + link.hash)
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: '“Autumn shirts”, 2 products from a link',
      }),
    ).toBeVisible()
    await sent.user.click(screen.getByRole('button', { name: SHARE.start }))
    await waitFor(() => expect(address()).toMatch(/^\/collections\/[a-z0-9]{10}\?sort=-title/))
    await waitFor(async () => expect(await row('Shirt A')).toHaveTextContent('ask why'))
    await waitFor(async () => expect(await order()).toEqual(['Shirt B', 'Shirt A']))
  })

  it('are replaced by a message if the link is damaged', async () => {
    const { user } = renderAt('/collections/shared#1.AAAA.00000000')
    expect(await screen.findByRole('heading', { name: 'This link is damaged' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'All collections' }))
    await waitFor(() => expect(address()).toBe('/collections'))
  })

  it('are replaced by a message if the link has none', async () => {
    renderAt('/collections/shared?country=us')
    expect(await screen.findByRole('heading', { name: 'This link has no products' })).toBeVisible()
  })
})

describe('adding to a picked collection', () => {
  /** There is one in each confirmation that something was added. */
  const waysToList = () => screen.queryAllByRole('button', { name: PICKED.open })

  it(
    'is possible on a product page, for an existing collection or a new one',
    { tags: 'slow' },
    async () => {
      await save([], 'To ask about', 'ask')
      const { user } = renderAt(`/products/${OXFORD}?country=us`)
      await user.click(await screen.findByRole('button', { name: PICKED.add }))
      await user.click(await screen.findByRole('button', { name: /^To ask about/ }))
      await waitFor(() => expect(waysToList()).toHaveLength(1))
      expect(waysToList()[0]?.parentElement).toHaveTextContent('1 product added to To ask about')
      const saved = await readPicked('demo', 'ask')
      expect(saved?.list.entries[0]).toMatchObject({
        id: OXFORD,
        country: 'us',
        first: { offerPrice: 47.9 },
        seen: { title: OXFORD_TITLE },
      })
      await user.click(screen.getByRole('button', { name: PICKED.add }))
      expect(await screen.findByText('1 product, already includes it')).toBeVisible()
      await user.type(await screen.findByRole('textbox', { name: PICKED.newName }), 'Mine')
      await user.click(screen.getByRole('button', { name: PICKED.addToNew }))
      await waitFor(() => expect(waysToList()).toHaveLength(2))
      await user.click(waysToList()[0] as HTMLElement) // the newest comes first
      expect(await screen.findByRole('heading', { level: 1, name: 'Mine' })).toBeVisible()
    },
  )
})

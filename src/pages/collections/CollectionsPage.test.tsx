import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { defaultLoadSettings, isComplete } from '@/domain/collections/collection.ts'
import { openLoads } from '@/jobs/load/openLoads.ts'
import { createCodes, listCodes } from '@/storage/collections/codes.ts'
import { deleteCollection } from '@/storage/collections/collections.ts'
import { createPicked, readPicked } from '@/storage/collections/picked.ts'
import { readSavedSearches, saveSearch } from '@/storage/collections/savedSearches.ts'
import { createFromSearch, saveVersion, readVersions } from '@/storage/collections/versions.ts'
import { deleteStored } from '@/storage/database/stored.ts'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { demo } from '@test/demo.ts'
import { aCollection } from '@test/made/aCollection.ts'
import { aListEntry } from '@test/made/aListEntry.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { saveCodes } from '@test/made/aSavedCollection.ts'
import { aVersion } from '@test/made/aVersion.ts'
import { aShirt, saveVersions } from '@test/pages/changesPage.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'
import { answerOf, CODES, forgetStored, ID } from '@test/stored/storedMarkets.ts'

const AT = Date.UTC(2026, 4, 4, 12)
const counts = { notFound: 0, failed: 0, duplicates: 0, withoutId: 0 }
const rows = (...ids: string[]) => [
  { part: 0, at: AT, rows: ids.map((productId) => aResultRow({ productId })) },
]

beforeEach(async () => {
  for (const id of ['m1', 'm2']) openLoads.close('demo', 's', id)
  await deleteStored(['collections', 'againRuns'])
  await forgetStored()
  for (const { id } of (await listCodes('demo')).batches) await deleteCollection('demo', id)
})

async function saveShirts() {
  const source = {
    kind: 'search' as const,
    q: 'shirt',
    words: [],
    merchant: ['Northgate'],
    brand: [],
    category: '',
    division: '',
  }
  await createFromSearch('demo', aCollection('s', { name: 'Shirts', source }))
  const whole = { ...counts, asks: 1, done: 1, rows: 2 }
  const version = aVersion({ id: 'm1', setId: 's', at: AT, promised: 2, counts: whole })
  await saveVersion('demo', version, rows('A', 'B'))
}

const savePicked = (name = 'Talks') =>
  createPicked('demo', { id: 'l', at: 1, changedAt: 3, name, entries: [aListEntry('A')] })

const storeCodes = () => saveCodes({ id: ID, lines: CODES.map((text) => ({ text })), answerOf })

const SEARCH = '/search?q=linen&country=us'
const storeSearch = (count: number | null = 1536) => {
  const saved = count === null ? null : { at: 1, found: [{ countries: 'us', count }] }
  return saveSearch('demo', { path: SEARCH, name: 'linen', at: 1, saved, seen: saved })
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const cells = async (name: string) =>
  within(await row(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

async function act(user: ReturnType<typeof renderAt>['user'], name: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `More for ${name}` }))
  const menu = await screen.findByRole('dialog', { name: `More for ${name}` })
  await user.click(within(menu).getByRole('button', { name: action }))
}

describe('the list of collections', () => {
  it(
    'says that there are no collections yet, and links to a new one',
    { tags: 'slow' },
    async () => {
      renderAt('/collections')
      expect(await screen.findByRole('heading', { name: 'No collections yet' })).toBeVisible()
      for (const link of screen.getAllByRole('link', { name: 'New collection' })) {
        expect(link).toHaveAttribute('href', '/collections/new')
      }
    },
  )

  it('shows loaded searches, codes, picked products and searches not yet loaded in one table, newest first', async () => {
    await saveShirts()
    await savePicked()
    await storeSearch()
    await storeCodes()
    renderAt('/collections')
    await row('linen')
    const table = screen.getByRole('table', { name: 'Collections' })
    const names = within(table)
      .getAllByRole('rowheader')
      .map((header) => within(header).getByRole('link').textContent)
    expect(names).toEqual(['Shirts', 'Kept before', 'Talks', 'linen'])
    expect(screen.getByRole('link', { name: 'Shirts' })).toHaveAttribute('href', '/collections/s')
    expect(screen.getByRole('link', { name: 'linen' })).toHaveAttribute('href', SEARCH)
    expect(await row('Shirts')).toHaveTextContent('Search: shirt, merchant Northgate · US')
    expect(await row('Talks')).toHaveTextContent('Picked by hand')
    expect((await cells('Shirts')).slice(0, 2)).toEqual(['2 products', 'US'])
  })

  it('leaves out a saved search once its products are loaded', async () => {
    await saveShirts()
    await saveSearch('demo', {
      path: '/search?q=shirt&country=us&merchant=Northgate',
      name: 'cotton',
      at: 1,
      saved: null,
      seen: null,
    })
    renderAt('/collections')
    await row('Shirts')
    expect(screen.queryByRole('link', { name: 'cotton' })).toBeNull()
    expect(screen.getByRole('radio', { name: 'All 1' })).toBeChecked()
  })

  it('says in one sentence how many there are, and when they were updated', async () => {
    await saveShirts()
    await storeSearch()
    renderAt('/collections')
    await row('Shirts')
    expect(screen.getByText('2 collections.').closest('p')).toHaveTextContent(
      '2 collections. The latest update was on 4 May.',
    )
  })

  it('says by how many points your price index changed with the latest version', async () => {
    writePreference('demo', 'mine', { us: ['northgate'] })
    await saveShirts()
    await storeCodes()
    const [code = ''] = CODES
    const offers = (yours: number) =>
      [['northgate', yours] as const, ['sundial', 50] as const].map(([merchantId, offerPrice]) =>
        aShirt(merchantId, { code, eans: [code], merchantId, merchant: merchantId, offerPrice }),
      )
    await saveVersions(
      [
        { id: 'old', day: 11, rows: offers(60) },
        { id: 'new', day: 18, rows: offers(55) },
      ],
      {},
      `${ID}:us`,
    )
    renderAt('/collections')
    await waitFor(async () => expect(await cells('Kept before')).toContain('−10.0'))
    expect(await cells('Shirts')).toContain('–no earlier price index')
    expect(screen.getByRole('columnheader', { name: 'Since last' })).toBeVisible()
  })

  it('filters collections by type, and finds them by name', async () => {
    await saveShirts()
    await savePicked()
    const { user } = renderAt('/collections')
    await row('Talks')
    await user.click(screen.getByRole('radio', { name: 'Picked 1' }))
    expect(screen.queryByRole('link', { name: 'Shirts' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Talks' })).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'All 2' }))
    await user.type(screen.getByRole('textbox', { name: 'Find a collection' }), 'SHIR')
    expect(screen.getByRole('link', { name: 'Shirts' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Talks' })).toBeNull()
    await user.type(screen.getByRole('textbox', { name: 'Find a collection' }), 'x')
    expect(screen.getByText(/^No collection matches/)).toBeVisible()
  })

  it('shows the price index and the positions of what was checked, and a dash for the rest', async () => {
    await saveShirts()
    await storeCodes()
    renderAt('/collections')
    // Indices: 120 above, 72.7 below, 100 at market; one product only you sell; two have no price of yours.
    const bar = await screen.findByText('1 above, 1 at market, 1 below, 1 only you')
    const cell = bar.closest('td')
    expect(cell).toHaveTextContent('97.6')
    expect(cell?.closest('tr')).toHaveTextContent('1 not found')
    expect(await cells('Shirts')).toContain('–market prices not checked')
  })

  it('says how much of a collection can’t be read', async () => {
    await savePicked()
    const saved = await readPicked('demo', 'l')
    await createPicked('demo', {
      ...(saved?.list ?? { id: 'l', at: 1, changedAt: 1, name: 'Talks' }),
      entries: [aListEntry('A'), { id: 4 } as never],
    })
    renderAt('/collections')
    expect(await row('Talks')).toHaveTextContent('1 part of it can’t be read')
  })
})

describe('a collection in the list', () => {
  it('can be renamed, but not without a name', async () => {
    await saveShirts()
    const { user } = renderAt('/collections')
    await act(user, 'Shirts', 'Rename')
    const field = screen.getByRole('textbox', { name: 'Name' })
    await user.clear(field)
    await user.click(screen.getByRole('button', { name: 'Save name' }))
    expect(await screen.findByText('A collection needs a name.')).toBeVisible()
    await user.type(field, 'Oxford')
    await user.click(screen.getByRole('button', { name: 'Save name' }))
    expect(await screen.findByRole('link', { name: 'Oxford' })).toBeVisible()
    expect((await readVersions('demo', 's'))?.collection.name).toBe('Oxford')
  })

  it('can be renamed whether it is picked, a search or a collection of links', async () => {
    await savePicked()
    await storeSearch()
    await createCodes(
      'demo',
      {
        id: ID,
        at: 1,
        name: 'Links',
        groups: [['us']],
        settings: {
          as: 'auto',
          mode: 'full',
          atOnce: 4,
          names: false,
          otherForms: false,
          chain: false,
        },
        isRunning: false,
        counts: { lines: 2, invalid: 0, asks: 2, done: 2, notFound: 0, failed: 0 },
      },
      [],
    )
    const { user } = renderAt('/collections')
    for (const name of ['Talks', 'linen', 'Links']) {
      await act(user, name, 'Rename')
      await user.type(screen.getByRole('textbox', { name: 'Name' }), ' 2{Enter}')
      expect(await screen.findByRole('link', { name: `${name} 2` })).toBeVisible()
    }
  })

  it('can’t be renamed after another tab has deleted it', async () => {
    await saveShirts()
    const { user } = renderAt('/collections')
    await act(user, 'Shirts', 'Rename')
    await deleteStored(['collections'])
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' of May{Enter}')
    expect(await screen.findByText('This collection was deleted in another tab.')).toBeVisible()
  })

  it.each([
    ['Shirts', saveShirts],
    ['Talks', savePicked],
    ['linen', storeSearch],
    ['Kept before', storeCodes],
  ])('named %s can be deleted and restored', async (name, save) => {
    await save()
    const { user } = renderAt('/collections')
    await act(user, name, 'Delete')
    expect(await screen.findByRole('heading', { name: 'No collections yet' })).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('link', { name })).toBeVisible()
  })

  it('is brought back with its rows', async () => {
    await saveShirts()
    const before = await readVersions('demo', 's')
    const { user } = renderAt('/collections')
    await act(user, 'Shirts', 'Delete')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await row('Shirts')
    expect(await readVersions('demo', 's')).toEqual(before)
  })

  it('is updated: a new version is loaded and opened', async () => {
    await saveShirts()
    const { user } = renderAt('/collections')
    await act(user, 'Shirts', 'Update')
    await waitFor(() => expect(address()).toBe('/collections/s'))
    expect((await readVersions('demo', 's'))?.versions).toHaveLength(2)
  })

  it('continues a paused load until all products are loaded', async () => {
    await saveShirts()
    const left = { id: 'm2', setId: 's', at: AT + 1, endedAt: null, isRunning: true, promised: 15 }
    const settings = { ...defaultLoadSettings, pageSize: 10 }
    await saveVersion(
      'demo',
      aVersion({ ...left, settings, counts: { ...counts, asks: 2, done: 1, rows: 10 } }),
      rows(...Array.from('ABCDEFGHIJ')),
    )
    const { user } = renderAt('/collections')
    expect(await row('Shirts')).toHaveTextContent('Paused at 10 of 15')
    await user.click(screen.getByRole('button', { name: 'Continue Shirts' }))
    await waitFor(async () => {
      const [version] = (await readVersions('demo', 's'))?.versions ?? []
      expect(version && isComplete(version)).toBe(true)
      expect(version?.counts.rows).toBeGreaterThan(10)
    })
  })

  it('says how many of the expected products were loaded if there are no more', async () => {
    await createFromSearch('demo', aCollection('s', { name: 'Shirts' }))
    const version = aVersion({ id: 'm1', setId: 's', promised: 950 })
    await saveVersion('demo', {
      ...version,
      counts: { ...version.counts, asks: 10, done: 10, rows: 949 },
      notes: [{ kind: 'fell short', due: 950 }],
    })
    renderAt('/collections')
    expect(await row('Shirts')).toHaveTextContent('949 of 950 products loaded')
    expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull()
  })
})

describe('a search that was never loaded', () => {
  it('loads its products', async () => {
    await storeSearch()
    const { user } = renderAt('/collections')
    await user.click(await screen.findByRole('button', { name: 'Load 1,536 products of linen' }))
    await waitFor(() => expect(address()).toMatch(/^\/collections\/[a-z0-9]{10}/))
  })

  it('updates its product count with one small request', async () => {
    await storeSearch(2)
    const { user } = renderAt('/collections')
    await act(user, 'linen', 'Update product count')
    expect(await screen.findByText('Product count updated')).toBeVisible()
    expect(demo.requests().filter((path) => /limit=1(&|$)/.test(path))).toHaveLength(1)
    await waitFor(async () => expect(await row('linen')).toHaveTextContent(/more than on/))
  })

  it('keeps its count where the service doesn’t answer', async () => {
    await storeSearch(7)
    const { user } = renderAt('/collections?demo=error-500')
    await act(user, 'linen', 'Update product count')
    expect(await screen.findByText(/^The service didn’t respond/)).toBeVisible()
    const [search] = (await readSavedSearches('demo')).searches
    expect(search?.seen?.found[0]?.count).toBe(7)
  })
})

describe('a picked collection that was updated', () => {
  const storeVersions = async () => {
    await savePicked()
    const whole = { ...counts, asks: 1, done: 1, rows: 1 }
    for (const [id, at] of [
      ['m1', AT],
      ['m2', AT + 1],
    ] as const) {
      const version = aVersion({ id, setId: 'l:us', at, promised: 1, counts: whole })
      await saveVersion('demo', version, rows('A'))
    }
  }

  it('is listed once, with links to its changes and its versions', async () => {
    await storeVersions()
    const { user } = renderAt('/collections')
    expect(await screen.findByRole('link', { name: /^See changes.*Talks$/ })).toHaveAttribute(
      'href',
      '/collections/l?view=changes',
    )
    expect(screen.getByRole('radio', { name: 'All 1' })).toBeChecked()
    await act(user, 'Talks', 'Show versions')
    await waitFor(() => expect(address()).toBe('/collections/l?view=history'))
  })

  it('is renamed, deleted and restored with its versions', async () => {
    await storeVersions()
    const { user } = renderAt('/collections')
    await act(user, 'Talks', 'Rename')
    await user.clear(screen.getByRole('textbox', { name: 'Name' }))
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Autumn{Enter}')
    await row('Autumn')
    expect((await readVersions('demo', 'l'))?.collection.name).toBe('Autumn')
    await act(user, 'Autumn', 'Delete')
    await screen.findByRole('heading', { name: 'No collections yet' })
    expect(await readVersions('demo', 'l')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await row('Autumn')
    expect((await readVersions('demo', 'l'))?.versions).toHaveLength(2)
    expect((await readPicked('demo', 'l'))?.list.name).toBe('Autumn')
  })
})

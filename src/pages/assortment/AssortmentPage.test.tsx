import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { readPreference, writePreference } from '@/storage/preferences/preferences.ts'
import { ASSORTMENT } from '@/words/assortmentNames.ts'
import { NAMES } from '@/words/names.ts'
import { RUN } from '@/words/runNames.ts'
import { savedFiles } from '@test/export/savedFiles.ts'
import { readSheet, saveFrom } from '@test/export/saveFrom.ts'
import { expectSaid } from '@test/faults/expectSound.ts'
import { answerMap, searches } from '@test/made/anAssortmentService.ts'
import { chooseMerchant } from '@test/pages/chooseMerchant.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'

const SHOPS = {
  Northgate: { Marlowe: 7, Own: 3 },
  Cartwheel: { Marlowe: 4, Tessera: 6 },
  'Harbor & Main': { Tessera: 2, Indira: 1 },
}

// An open map stays in memory, so each test has its own query.
let query = 0
const at = (rest = '&mine=Northgate') => `/assortment?q=shirt${query}&country=us${rest}`
beforeEach(() => {
  query += 1
  localStorage.clear()
  HTMLElement.prototype.scrollIntoView = () => {}
})

const grid = () => screen.findByRole('grid', { name: ASSORTMENT.grid })
const done = async (requests: number) => {
  await waitFor(() =>
    expect(screen.getByRole('progressbar', { name: RUN.progress })).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining(`${requests} of ${requests} loaded`),
    ),
  )
  return grid()
}
/** A brand's cells, as text: the merchants, the sum, the others. */
/** The text includes the merchant, which a phone has no column for; its two-letter mark is hidden from screen readers. */
const cells = (brand: string) => {
  const head = screen.getByRole('rowheader', { name: brand })
  return within(head.closest('tr') ?? head)
    .getAllByRole('cell')
    .map((cell) => cell.textContent.replace(/^[A-Z]{2}/, ''))
}
const brands = () => screen.getAllByRole('rowheader').map((head) => head.textContent)

describe('the Assortment gaps page', () => {
  it(
    'loads the query once and each merchant once, with one record per request',
    { tags: 'slow' },
    async () => {
      answerMap(SHOPS)
      renderAt(at())
      await done(4)
      const q = `q=shirt${query}`
      expect(searches()).toEqual([
        `${q}&limit=1&mode=lite`,
        `${q}&merchantFilter=Northgate&limit=1&mode=lite`,
        `${q}&merchantFilter=Cartwheel&limit=1&mode=lite`,
        `${q}&merchantFilter=Harbor%20%26%20Main&limit=1&mode=lite`,
      ])
      expect(document.title).toBe(`Assortment, shirt${query} · Catalog Explorer`)
      await expectSaid(new RegExp(`^shirt${query} in US: Ended, 4 of 4 loaded`))
    },
  )

  it('shows your gaps first, then shared brands, then brands that only you sell', async () => {
    answerMap(SHOPS)
    renderAt(at())
    const table = await done(4)
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual([
      'Brand',
      'Northgate, yours',
      'Cartwheel',
      'Harbor & Main',
      expect.stringContaining('Total'),
      expect.stringContaining('Others'),
    ])
    expect(brands()).toEqual(['Tessera', 'Indira', 'Marlowe', 'Own'])
    expect(cells('Tessera')).toEqual(['Northgate gap', 'Cartwheel 6', 'Harbor & Main 2', '8', '2'])
    expect(cells('Marlowe').slice(0, 2)).toEqual(['Northgate 7', 'Cartwheel 4'])
    expect(cells('Own')[0]).toBe('Northgate 3 only here')
  })

  it('keeps the order of brands while merchants load, and sorts them afterwards', async () => {
    let answer = () => {}
    const pendingAnswer = new Promise<null>((resolve) => {
      answer = () => resolve(null)
    })
    answerMap(SHOPS, {
      instead: (requested) =>
        requested.get('merchantFilter') === 'Harbor & Main' ? pendingAnswer : null,
    })
    renderAt(at())
    await grid()
    const before = brands()
    await waitFor(() => expect(cells('Tessera')[1]).toBe('Cartwheel 6'))
    expect(cells('Own')[0]).toMatch(/^Northgate 3/)
    expect(brands()).toEqual(before)
    answer()
    await done(4)
    expect(brands()).not.toEqual(before)
    expect(brands()).toEqual(['Tessera', 'Indira', 'Marlowe', 'Own'])
  })

  it('links a cell to its search, and a gap to the prices of that brand', async () => {
    answerMap(SHOPS)
    renderAt(at())
    await done(4)
    const link = (title: string) => screen.getByTitle(title).getAttribute('href')
    expect(link('Cartwheel: 6 products')).toBe(
      `/search?q=shirt${query}&country=us&merchant=Cartwheel&brand=Tessera`,
    )
    const [gap] = screen.getAllByTitle('Northgate doesn’t sell it, others do')
    expect(gap).toHaveAttribute('href', at('&brand=Tessera&mine=Northgate'))
  })

  it('filters by missing brands or those that only you sell, and updates the address', async () => {
    answerMap(SHOPS)
    const { user } = renderAt(at())
    await done(4)
    await user.click(screen.getByRole('radio', { name: 'Missing brands 2' }))
    expect(brands()).toEqual(['Tessera', 'Indira'])
    expect(address()).toBe(at('&mine=Northgate&show=lacked'))
    await user.click(screen.getByRole('radio', { name: 'Only you sell 1' }))
    expect(brands()).toEqual(['Own'])
  })

  it(
    'finds a brand, sorts the brands, and hides those of few merchants',
    { tags: 'slow' },
    async () => {
      answerMap(SHOPS)
      const { user } = renderAt(at())
      await done(4)
      await user.type(screen.getByRole('searchbox', { name: ASSORTMENT.find }), 'ma ')
      expect(brands()).toEqual(['Marlowe'])
      expect(address()).toBe(at('&mine=Northgate&find=ma'))
      await expectSaid(/^\d of \d brands shown$/)
      await user.clear(screen.getByRole('searchbox', { name: ASSORTMENT.find }))
      await user.selectOptions(screen.getByRole('combobox', { name: ASSORTMENT.order }), 'name')
      expect(brands()).toEqual(['Indira', 'Marlowe', 'Own', 'Tessera'])
      await user.selectOptions(screen.getByRole('combobox', { name: ASSORTMENT.least }), '2')
      expect(brands()).toEqual(['Marlowe', 'Tessera'])
    },
  )

  it(
    'saves your choice of merchant, and takes it from Settings if the link has none',
    { tags: 'slow' },
    async () => {
      answerMap(SHOPS)
      writePreference('demo', 'mine', { us: ['harbor-main'] })
      const { user } = renderAt(at(''))
      await done(4)
      expect(cells('Marlowe')[0]).toBe('Harbor & Main gap')
      await chooseMerchant(user, 'Cartwheel')
      expect(readPreference('demo', 'mine')).toEqual({ us: ['Cartwheel'] })
      expect(address()).toBe(at('&mine=Cartwheel'))
      expect(cells('Indira')[0]).toBe('Cartwheel gap')
    },
  )

  it('shows no gaps if your merchant has no products in the result', async () => {
    answerMap(SHOPS)
    renderAt(at('&mine=Nobody'))
    await done(4)
    expect(screen.queryByText('gap')).toBeNull()
    expect(screen.getByText('No products here are from “Nobody”.')).toBeVisible()
    expect(screen.getByRole('radio', { name: /Missing brands/ })).toBeDisabled()
  })

  it('can also be shown as a list', async () => {
    answerMap(SHOPS)
    const { user } = renderAt(at())
    await done(4)
    await user.click(screen.getByRole('radio', { name: 'List' }))
    const list = await screen.findByRole('table', { name: ASSORTMENT.list })
    expect(
      within(list)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toContain('TesseraCartwheel6')
    expect(address()).toBe(at('&mine=Northgate&view=list'))
  })

  it('has one brand as a stop for the Tab key, and arrow keys move between cells', async () => {
    answerMap(SHOPS)
    const { user } = renderAt(at('&mine=Northgate&order=name'))
    const table = await done(4)
    expect(brands()).toEqual(['Indira', 'Marlowe', 'Own', 'Tessera'])
    const stops = () =>
      [...table.querySelectorAll('[tabindex="0"]')].map(
        (stop) => stop.getAttribute('title') ?? stop.textContent,
      )
    const ofIndira = ['Price ladder, Indira', 'Merge Indira with another name']
    expect(stops()).toEqual(ofIndira)
    const first = within(table).getByRole('link', { name: 'Indira' })
    first.focus()
    await user.keyboard('{ArrowRight}{ArrowDown}')
    const place = () => {
      const cell = document.activeElement?.closest('[aria-colindex]')
      return [
        cell?.parentElement?.getAttribute('aria-rowindex'),
        cell?.getAttribute('aria-colindex'),
      ]
    }
    expect(place()).toEqual(['3', '2'])
    expect(stops()).toHaveLength(1)
    await user.keyboard('{Control>}{End}{/Control}')
    expect(place()).toEqual(['5', '6'])
    await user.keyboard('{Control>}{Home}{/Control}')
    expect(first).toHaveFocus()
    expect(stops()).toEqual(ofIndira)
  })

  it(
    'exports only the brands that are shown, and states that the data is complete',
    { tags: 'slow' },
    async () => {
      answerMap(SHOPS)
      const files = savedFiles()
      const { user } = renderAt(at('&mine=Northgate&show=lacked'))
      await done(4)
      const { head, rows } = readSheet(await saveFrom({ user, files, label: 'Export 2 brands' }))
      expect(files[0]?.name).toMatch(
        new RegExp(`^Assortment gaps, shirt${query} in US, \\d{4}-\\d\\d-\\d\\d\\.csv$`),
      )
      expect(head).toContain('Complete: all merchants and brands')
      expect(rows.map(({ Brand, Northgate, Cartwheel }) => [Brand, Northgate, Cartwheel])).toEqual([
        ['Tessera', 'gap', '6'],
        ['Indira', 'gap', ''],
      ])
    },
  )

  it('loads everything again on request', async () => {
    answerMap(SHOPS)
    const { user } = renderAt(at())
    await done(4)
    answerMap({ ...SHOPS, Northgate: { Tessera: 1 } })
    await user.click(screen.getByRole('button', { name: ASSORTMENT.askAgain }))
    await waitFor(() => expect(cells('Tessera')[0]).toBe('Northgate 1'))
    expect(searches()).toHaveLength(8)
  })

  it('shows that no products were found', async () => {
    answerMap({})
    renderAt(at())
    expect(await screen.findByRole('heading', { name: 'No products found' })).toBeVisible()
  })

  it('shows why the query failed, and loads it again on retry', async () => {
    let isBroken = true
    answerMap(SHOPS, {
      instead: () =>
        isBroken ? HttpResponse.json({ message: 'No such division' }, { status: 422 }) : null,
    })
    const { user } = renderAt(at())
    expect(await screen.findByText(/No such division/)).toBeVisible()
    isBroken = false
    await user.click(screen.getByRole('button', { name: NAMES.retry }))
    await done(4)
    expect(cells('Tessera')[0]).toBe('Northgate gap')
  })

  it(
    'keeps the focus on its buttons while it reloads, pauses and resumes',
    { tags: 'slow' },
    async () => {
      let isInMemory = false
      let release = () => {}
      answerMap(SHOPS, {
        instead: () =>
          isInMemory
            ? new Promise((resolve) => {
                release = () => resolve(new HttpResponse(null, { status: 500 }))
              })
            : null,
      })
      const { user } = renderAt(at())
      await done(4)
      isInMemory = true
      const again = screen.getByRole('button', { name: ASSORTMENT.askAgain })
      again.focus()
      await user.keyboard('{Enter}')
      expect(again).toHaveFocus()
      expect(again).toHaveAttribute('aria-disabled', 'true')
      screen.getByRole('button', { name: RUN.pause }).focus()
      await user.keyboard('{Enter}')
      expect(await screen.findByRole('button', { name: RUN.goOn })).toHaveFocus()
      isInMemory = false
      release()
      await user.keyboard('{Enter}')
      await done(4)
      expect(screen.getByRole('button', { name: ASSORTMENT.askAgain })).not.toHaveAttribute(
        'aria-disabled',
      )
    },
  )
})

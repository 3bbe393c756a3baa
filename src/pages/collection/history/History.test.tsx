import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  CHANGES,
  deleteVersionOf,
  renameVersionOf,
  HISTORY,
} from '@/domain/changes/changesNames.ts'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { BRAND, brandInAllData } from '@/words/brandNames.ts'
import { COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { A_WEEK, aShirt, HISTORY_PATH, saveVersions, PATH } from '@test/pages/changesPage.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'
import { CONNECTION, forgetStored, ID } from '@test/stored/storedMarkets.ts'

beforeEach(() => {
  // jsdom draws nothing, so nothing has to be scrolled to.
  Element.prototype.scrollIntoView = () => {}
})

/** The rows of a table as texts, heading first. */
async function figures(name: string): Promise<string[][]> {
  const table = await screen.findByRole('table', { name })
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent ?? ''))
}

const paragraph = (conclusion: string) => screen.getByText(conclusion).closest('p')

describe('the History view of a search', () => {
  it(
    'shows the median price of the products in both versions, oldest first, and their number',
    { tags: 'slow' },
    async () => {
      await saveVersions(A_WEEK)
      const { user } = renderAt(HISTORY_PATH)
      expect(await figures(HISTORY.mediansTable)).toEqual([
        ['Version', '11 Nov', '18 Nov latest'],
        ['all merchants', '20.00', '17.50'],
        ['Products', '4', '4'],
      ])
      expect(screen.getByText('4 products in both versions')).toBeVisible()
      expect(paragraph('20.00 on 11 Nov to 17.50 on 18 Nov')).toHaveTextContent(
        /^The median price fell from /,
      )
      await user.click(screen.getByRole('checkbox', { name: HISTORY.same }))
      await waitFor(async () =>
        expect((await figures(HISTORY.mediansTable)).at(-1)).toEqual(['Products', '5', '5']),
      )
      expect(address()).toBe(`${HISTORY_PATH}&products=all`)
    },
  )

  it(
    'finds a product by name or EAN with the keyboard, and counts the matches',
    { tags: 'slow' },
    async () => {
      const code = '2049811763054'
      await saveVersions(
        A_WEEK.map((version) => ({
          ...version,
          rows: version.rows.map((row) => (row.productId === 'C' ? { ...row, eans: [code] } : row)),
        })),
      )
      const { user } = renderAt(HISTORY_PATH)
      const field = await screen.findByRole('combobox', { name: 'Find a product' })
      await user.type(field, 'shirt')
      const list = within(await screen.findByRole('listbox', { name: 'Products found' }))
      expect(list.getAllByRole('option')).toHaveLength(5)
      expect(await screen.findByText('5 products found')).toBeInTheDocument()
      await user.keyboard('{ArrowDown}')
      expect(list.getByRole('option', { name: 'Shirt B' })).toHaveAttribute('aria-selected', 'true')
      expect(field).toHaveAttribute(
        'aria-activedescendant',
        list.getByRole('option', { name: 'Shirt B' }).id,
      )
      await user.keyboard('{Enter}')
      expect(await screen.findByRole('region', { name: 'Shirt B' })).toBeVisible()
      expect(address()).toBe(`${HISTORY_PATH}&product=us+B`)
      const again = screen.getByRole('combobox', { name: 'Find a product' })
      await user.type(again, code)
      await user.click(await screen.findByRole('option', { name: `Shirt C, ${code}` }))
      expect(await screen.findByRole('region', { name: 'Shirt C' })).toBeVisible()
      await user.type(screen.getByRole('combobox', { name: 'Find a product' }), 'trousers')
      expect(await screen.findAllByText('No product has these words')).not.toHaveLength(0)
      await user.keyboard('{Escape}')
      expect(screen.queryByRole('listbox')).toBeNull()
    },
  )

  it('says where a cut axis starts', async () => {
    await saveVersions(A_WEEK)
    renderAt(HISTORY_PATH)
    await screen.findByRole('table', { name: HISTORY.mediansTable })
    const [ofMedians] = screen.getAllByText(/^≈ axis cut: starts at/)
    expect(ofMedians).toHaveTextContent(/starts at 17\.\d\d$/)
  })

  it('has the prices of one product, and leads to the next one', async () => {
    await saveVersions(A_WEEK)
    const { user } = renderAt(HISTORY_PATH)
    expect(await figures(HISTORY.itemTable)).toEqual([
      ['Version', '11 Nov', '18 Nov latest'],
      ['Northgate', '20.00', '15.00'],
    ])
    const panel = within(screen.getByRole('region', { name: 'Shirt A' }))
    expect(panel.getByText(/^MRP 25\.00 throughout\./)).toHaveTextContent(
      'The lowest known price is 15.00 at Northgate, 18 Nov.',
    )
    await user.click(panel.getByRole('link', { name: HISTORY.next }))
    await waitFor(async () =>
      expect((await figures(HISTORY.itemTable)).at(-1)).toEqual(['Northgate', '10.00', '12.50']),
    )
    expect(address()).toBe(`${HISTORY_PATH}&product=us+B`)
  })

  it('lets you choose a brand, and links to its prices over everything saved', async () => {
    const both = [aShirt('A', { brand: 'Marlowe' }), aShirt('B', { brand: 'Haldane' })]
    await saveVersions([
      { id: 'old', day: 11, rows: both },
      {
        id: 'new',
        day: 18,
        rows: [aShirt('A', { brand: 'Marlowe', offerPrice: 15 }), ...both.slice(1)],
      },
    ])
    const { user } = renderAt(HISTORY_PATH)
    const of = await screen.findByRole('combobox', { name: HISTORY.brand })
    await user.selectOptions(of, 'Marlowe')
    await user.click(await screen.findByRole('link', { name: brandInAllData('Marlowe') }))
    expect(await screen.findByRole('table', { name: new RegExp(`^${BRAND.table}`) })).toBeVisible()
  })
})

describe('the versions of a collection', () => {
  it('can be deleted and restored', async () => {
    await saveVersions(A_WEEK)
    const { user } = renderAt(HISTORY_PATH)
    await user.click(
      await screen.findByRole('button', { name: deleteVersionOf('11 Nov 2025, 10:00') }),
    )
    expect(await screen.findByText('There is one version')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: CHANGES.undo }))
    expect(await screen.findByRole('table', { name: HISTORY.mediansTable })).toBeVisible()
  })

  it(
    'can have a name of their own, shown wherever versions are chosen',
    { tags: 'slow' },
    async () => {
      await saveVersions(A_WEEK)
      const { user } = renderAt(HISTORY_PATH)
      const name = { name: renameVersionOf('11 Nov 2025, 10:00') }
      await user.click(await screen.findByRole('button', name))
      await user.type(
        screen.getByRole('textbox', { name: 'Name of the version' }),
        'Before the sale',
      )
      await user.click(screen.getByRole('button', { name: 'Save name' }))
      const versions = within(await screen.findByRole('region', { name: HISTORY.versions }))
      const named = 'Before the sale, 11 Nov 2025, 10:00'
      expect(await versions.findByRole('link', { name: named })).toBeVisible()
      expect(versions.getByRole('button', { name: renameVersionOf(named) })).toHaveFocus()
      await user.click(versions.getByRole('link', { name: /^Changes/ }))
      expect(await screen.findByRole('option', { name: named, hidden: true })).toBeInTheDocument()
      await user.click(screen.getByRole('button', { name: CHANGES.undo }))
      await waitFor(() =>
        expect(screen.queryByRole('option', { name: named, hidden: true })).toBeNull(),
      )
    },
  )

  it('lead to their changes', async () => {
    await saveVersions(A_WEEK)
    const { user } = renderAt(HISTORY_PATH)
    const versions = within(await screen.findByRole('region', { name: HISTORY.versions }))
    await user.click(versions.getByRole('link', { name: /^Changes/ }))
    await waitFor(() => expect(address()).toBe(`${PATH}&to=new`))
    expect(await screen.findByRole('link', { name: COLLECTION_VIEWS.changes })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  it('have no history while there is only one; Update loads the next', async () => {
    await saveVersions(A_WEEK.slice(0, 1))
    renderAt(HISTORY_PATH)
    expect(await screen.findByText('There is one version')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Update/ })).toBeVisible()
    expect(screen.queryByRole('table', { name: HISTORY.mediansTable })).toBeNull()
  })
})

describe('the History view of codes', () => {
  const CODES = ['2049811763054', '2049811763061', '2049811819164'] as const
  const offers = (yours: readonly number[]) =>
    CODES.flatMap((code, at) =>
      [['northgate', yours[at] ?? 0] as const, ['sundial', 50] as const].map(
        ([merchantId, offerPrice]) =>
          aShirt(`${merchantId} ${at}`, {
            code,
            eans: [code],
            merchantId,
            merchant: merchantId,
            offerPrice,
          }),
      ),
    )

  it('shows your price index, the median of each merchant, and the market of one product', async () => {
    await forgetStored()
    writePreference(CONNECTION, 'mine', { us: ['northgate'] })
    await saveVersions(
      [
        { id: 'old', day: 11, rows: offers([60, 61, 62]) },
        { id: 'new', day: 18, rows: offers([55, 40, 50]) },
      ],
      { source: { kind: 'codes', collectionId: ID } },
    )
    renderAt(HISTORY_PATH)
    await waitFor(async () =>
      expect(await figures(HISTORY.indexTable)).toEqual([
        ['Version', '11 Nov', '18 Nov latest'],
        ['Price index', '122.0', '96.7'],
        ['above market', '3', '1'],
        ['at market', '0', '1'],
        ['below market', '0', '1'],
      ]),
    )
    expect(paragraph('122.0 on 11 Nov to 96.7 on 18 Nov')).toHaveTextContent(
      /^Your price index fell from /,
    )
    expect(await figures(HISTORY.mediansTable)).toEqual([
      ['Version', '11 Nov', '18 Nov latest'],
      ['all merchants', '55.00', '50.00'],
      ['You (northgate)', '61.00', '50.00'],
      ['sundial', '50.00', '50.00'],
      ['Products', '6', '6'],
    ])
    expect(await figures(HISTORY.itemTable)).toEqual([
      ['Version', '11 Nov', '18 Nov latest'],
      ['You', '60.00', '55.00'],
      ['market', '50.00', '50.00'],
      ['sundial', '50.00', '50.00'],
    ])
  })
})

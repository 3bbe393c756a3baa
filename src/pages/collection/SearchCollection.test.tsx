import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  clearValues,
  deleteView,
  exportRows,
  rangeFrom,
  removeActiveFilter,
  rowsBy,
  typeRange,
  COLLECTION_VIEWS,
} from '@/words/collectionViewNames.ts'
import { CATALOG_ORDER, COLUMNS, RANK_ORDER } from '@/words/columnNames.ts'
import { NAMES } from '@/words/names.ts'
import { savedFiles } from '@test/export/savedFiles.ts'
import { readSheet, saveFrom } from '@test/export/saveFrom.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { saveCollection, PATH } from '@test/pages/collectionPage.ts'
import { closeSheet, onPhone } from '@test/pages/onPhone.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'

const row = (id: string, merchant: string, brand: string | null, offerPrice: number | null) =>
  aResultRow({
    productId: id,
    title: `Shirt ${id}`,
    merchant,
    brand,
    offerPrice,
    salePrice: 100,
    discount: offerPrice === null ? null : 100 - offerPrice,
    trueDiscount: 10,
    active: id !== 'C',
  })

const ROWS = [
  row('A', 'Northgate', 'Marlowe', 40),
  row('B', 'Cartwheel', 'Marlowe', 20),
  row('C', 'Northgate', null, 60),
  row('D', 'Sundial', 'Indira', null),
]

const titles = async () => {
  const table = await screen.findByRole<HTMLTableElement>('table', { name: COLLECTION_VIEWS.rows })
  return within(table)
    .queryAllByRole('link')
    .map(({ textContent }) => textContent)
}
const seeTitles = (...expected: string[]) =>
  waitFor(async () => expect(await titles()).toEqual(expected.map((id) => `Shirt ${id}`)))
const found = (matching: number, rows: number) =>
  screen.findByText(
    (_, element) =>
      element?.tagName === 'P' && element.textContent === `${matching} of ${rows} loaded rows`,
  )
const rail = () => screen.findByRole('complementary', { name: COLLECTION_VIEWS.rail })

describe('the page of a collection', () => {
  beforeEach(() => saveCollection(ROWS))

  it(
    'shows the rows as they were loaded, and how complete they are',
    { tags: 'slow' },
    async () => {
      renderAt(PATH)
      await seeTitles('A', 'B', 'C', 'D')
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('cotton shirt')
      await found(4, 4)
      expect(screen.getByText(/^Complete/)).toHaveTextContent('Complete, 1 of 1 page, 18 Nov')
      expect(document.title).toBe('cotton shirt · Catalog Explorer')
    },
  )

  it(
    'shows the top rows by a figure, and a chip removes this filter',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt(PATH)
      const filters = within(await rail())
      const by = await filters.findByRole('combobox', { name: COLUMNS.topBy })
      await user.selectOptions(by, 'offer price, lowest')
      await seeTitles('B', 'A', 'C')
      await user.selectOptions(filters.getByRole('combobox', { name: COLUMNS.top }), '5')
      await waitFor(() => expect(address()).toBe(`${PATH}?top=5%2CofferPrice`))
      await user.click(
        screen.getByRole('button', { name: removeActiveFilter('top 5', 'offer price, lowest') }),
      )
      await seeTitles('A', 'B', 'C', 'D')
    },
  )

  it(
    'ranks the top rows named in a link, shows their column, and can be sorted otherwise',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt(`${PATH}?top=2%2C-offerPrice&columns=title,brand`)
      await seeTitles('C', 'A')
      const price = screen.getByRole('columnheader', { name: /Offer price/ })
      expect(price).toHaveAttribute('aria-sort', 'descending')
      const files = savedFiles()
      const { head, rows } = readSheet(await saveFrom({ user, files, label: exportRows(2) }))
      expect(head).toContain('Order: Offer price descending')
      expect(rows.map(({ Title }) => Title)).toEqual(['Shirt C', 'Shirt A'])
      await user.click(screen.getByRole('button', { name: 'Title' }))
      await seeTitles('A', 'C')
      await user.click(screen.getByRole('button', { name: RANK_ORDER }))
      await seeTitles('C', 'A')
      expect(address()).toBe(`${PATH}?top=2%2C-offerPrice&columns=title%2Cbrand`)
    },
  )

  it(
    'filters by values, stock and text, and each chip removes one filter',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt(PATH)
      const filters = within(await rail())
      await user.click(await filters.findByRole('checkbox', { name: 'Northgate' }))
      await seeTitles('A', 'C')
      expect(address()).toBe(`${PATH}?merchant=Northgate`)
      await user.click(filters.getByRole('checkbox', { name: 'Out of stock' }))
      await seeTitles('C')
      await found(1, 4)
      const chips = within(screen.getByRole('list', { name: COLLECTION_VIEWS.applied }))
      await user.click(
        chips.getByRole('button', { name: removeActiveFilter('merchant', 'Northgate') }),
      )
      await user.click(
        chips.getByRole('button', { name: removeActiveFilter('stock', 'Out of stock') }),
      )
      await seeTitles('A', 'B', 'C', 'D')
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
      await user.type(filters.getByRole('textbox', { name: COLLECTION_VIEWS.text }), 'indira')
      await seeTitles('D')
      expect(address()).toBe(`${PATH}?text=indira`)
    },
  )

  it('filters for rows without a value, and shows all rows again when cleared', async () => {
    const { user } = renderAt(`${PATH}?without=brand`)
    await seeTitles('C')
    const filters = within(await rail())
    expect(filters.getByRole('checkbox', { name: 'not given' })).toBeChecked()
    await user.click(filters.getByRole('button', { name: clearValues('Brand') }))
    await seeTitles('A', 'B', 'C', 'D')
  })

  it('filters by a typed range, and shows the distribution of the figure', async () => {
    const { user } = renderAt(PATH)
    const filters = within(await rail())
    await user.click(await filters.findByRole('button', { name: typeRange('Offer price', 'any') }))
    await user.type(filters.getByRole('textbox', { name: rangeFrom('Offer price') }), '30{Enter}')
    await seeTitles('A', 'C')
    expect(address()).toBe(`${PATH}?offerPrice=30..`)
    expect(filters.getByRole('slider', { name: rangeFrom('Offer price') })).toHaveAttribute(
      'aria-valuetext',
      '30.00',
    )
    const twin = within(filters.getByRole('table', { name: rowsBy('Offer price') }))
    expect(twin.getAllByRole('row').length).toBeGreaterThan(1)
    expect(filters.getAllByText('of 3')).not.toHaveLength(0)
  })

  it(
    'sorts by a column header, by a second with Shift, and back in catalog order',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt(PATH)
      const head = (name: RegExp) =>
        within(screen.getByRole('columnheader', { name })).getByRole('button', { name })
      await seeTitles('A', 'B', 'C', 'D')
      vi.mocked(window.scrollTo).mockClear()
      await user.click(head(/^Merchant/))
      await seeTitles('B', 'A', 'C', 'D')
      await user.keyboard('{Shift>}')
      await user.click(head(/^Offer price/))
      await user.click(head(/^Offer price/))
      await user.keyboard('{/Shift}')
      await seeTitles('B', 'C', 'A', 'D')
      expect(address()).toBe(`${PATH}?sort=merchant&sort=-offerPrice`)
      expect(screen.getByRole('columnheader', { name: /^Merchant/ })).toHaveAttribute(
        'aria-sort',
        'ascending',
      )
      await user.click(screen.getByRole('button', { name: CATALOG_ORDER }))
      await seeTitles('A', 'B', 'C', 'D')
      expect(address()).toBe(PATH)
      expect(screen.queryByRole('button', { name: CATALOG_ORDER })).not.toBeInTheDocument()
      // The page stays where it is scrolled to.
      expect(window.scrollTo).not.toHaveBeenCalled()
    },
  )

  it('remembers the selection while a filter shows other rows', { tags: 'slow' }, async () => {
    const { user } = renderAt(PATH)
    await user.click(await screen.findByRole('checkbox', { name: 'Select Shirt A' }))
    const filters = within(await rail())
    await user.click(filters.getByRole('checkbox', { name: 'Cartwheel' }))
    await seeTitles('B')
    await user.click(screen.getByRole('checkbox', { name: COLLECTION_VIEWS.selectAll }))
    const bar = within(await screen.findByRole('region', { name: COLLECTION_VIEWS.selected }))
    await bar.findByText('2 selected')
    expect(bar.getByRole('link', { name: 'Compare' })).toHaveAttribute(
      'href',
      '/compare?id=A&id=B&country=us',
    )
    await user.click(bar.getByRole('button', { name: 'Clear selection' }))
    expect(
      screen.queryByRole('region', { name: COLLECTION_VIEWS.selected }),
    ).not.toBeInTheDocument()
  })

  it('shows the columns that you choose, and offers only columns with values', async () => {
    const { user } = renderAt(`${PATH}?columns=offerPrice,discountGap`)
    const heads = async () => {
      const table = await screen.findByRole('table', { name: COLLECTION_VIEWS.rows })
      return within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
    }
    await seeTitles('A', 'B', 'C', 'D')
    expect(await heads()).toEqual(['Title', 'Offer price', 'Discount gap (calculated)'])
    await user.click(screen.getByRole('button', { name: /^Columns/ }))
    const panel = within(await screen.findByRole('dialog', { name: COLUMNS.columns }))
    expect(panel.queryByRole('checkbox', { name: 'Rating' })).not.toBeInTheDocument()
    await user.click(panel.getByRole('checkbox', { name: 'Brand' }))
    await waitFor(() =>
      expect(address()).toBe(`${PATH}?columns=title%2CofferPrice%2CdiscountGap%2Cbrand`),
    )
  })

  it('exports the filtered rows in their order, and names the filters in the file', async () => {
    const files = savedFiles()
    const { user } = renderAt(`${PATH}?merchant=Northgate&sort=-offerPrice`)
    await seeTitles('C', 'A')
    const { head, rows } = readSheet(await saveFrom({ user, files, label: exportRows(2) }))
    expect(head).toContain('Filters: merchant Northgate')
    expect(head).toContain('Rows: 2 of 4')
    expect(rows.map(({ Title }) => Title)).toEqual(['Shirt C', 'Shirt A'])
  })

  it('saves a view as a named tab, and Undo restores a deleted one', { tags: 'slow' }, async () => {
    const { user } = renderAt(`${PATH}?merchant=Northgate`)
    await user.click(await screen.findByRole('button', { name: COLLECTION_VIEWS.more }))
    const form = within(await screen.findByRole('region', { name: COLLECTION_VIEWS.savedViews }))
    const name = form.getByRole('textbox', { name: COLLECTION_VIEWS.viewName })
    expect(name).toHaveValue('Northgate')
    await user.clear(name)
    await user.type(name, 'Mine')
    await user.click(form.getByRole('button', { name: COLLECTION_VIEWS.saveView }))
    await user.click(screen.getByRole('button', { name: NAMES.clearAll }))
    await seeTitles('A', 'B', 'C', 'D')
    await user.click(await screen.findByRole('link', { name: 'Mine' }))
    await seeTitles('A', 'C')
    expect(screen.getByRole('link', { name: 'Mine' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Table' })).not.toHaveAttribute('aria-current')
    await user.click(screen.getByRole('button', { name: COLLECTION_VIEWS.more }))
    await user.click(await screen.findByRole('button', { name: deleteView('Mine') }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('link', { name: 'Mine' })).toBeInTheDocument()
  })
})

describe('the page of a collection on a phone', () => {
  beforeEach(() => saveCollection(ROWS))

  it('shows the rows first, their summary on a click, and the rest behind "…"', async () => {
    onPhone()
    const { user } = renderAt(PATH)
    await seeTitles('A', 'B', 'C', 'D')
    const views = within(screen.getByRole('navigation', { name: 'Views' }))
    expect(views.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Table',
      'Summary',
      'By merchant',
      'Changes',
      'History',
    ])
    expect(views.getByRole('link', { current: 'page' })).toHaveTextContent('Table')
    expect(screen.queryByRole('button', { name: COLLECTION_VIEWS.loadAgain })).toBeNull()
    await user.click(screen.getByRole('button', { name: COLLECTION_VIEWS.more }))
    const sheet = within(await screen.findByRole('dialog', { name: COLLECTION_VIEWS.more }))
    expect(
      sheet.getByRole('button', { name: new RegExp(`^${COLLECTION_VIEWS.loadAgain}`) }),
    ).toBeVisible()
    await closeSheet(user, COLLECTION_VIEWS.more)
    await user.click(views.getByRole('link', { name: 'Summary' }))
    await waitFor(() => expect(address()).toMatch(/view=summary/))
  })
})

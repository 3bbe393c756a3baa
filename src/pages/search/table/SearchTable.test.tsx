import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DERIVED } from '@/api/fields/derived.ts'
import { waitForCards } from '@/pages/search/results/waitForCards.ts'
import { CATALOG_ORDER, COLUMNS } from '@/words/columnNames.ts'
import { NAMES } from '@/words/names.ts'
import { demo } from '@test/demo.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'

/** Uses the table's `rows`, because queries by role are slow with hundreds of cells. */
const table = async () =>
  (await screen.findByRole('table', { name: NAMES.results })) as HTMLTableElement // as its role says
const headings = async () =>
  [...((await table()).rows[0]?.cells ?? [])].map((cell) => cell.textContent)
const cellsOf = async (heading: string) => {
  const index = (await headings()).indexOf(heading)
  return [...(await table()).rows].slice(1).map((row) => row.cells[index]?.textContent ?? '')
}

test(
  'the table is chosen beside the grid, and the address stores the choice',
  { tags: 'slow' },
  async () => {
    const { user } = renderAt('/search?q=cotton&country=us')
    await waitForCards()
    await user.click(await screen.findByRole('radio', { name: 'Table' }))
    expect(address()).toBe('/search?q=cotton&country=us&view=table')
    expect((await table()).tBodies[0]?.rows).toHaveLength(24)
  },
)

test('the table has a column MRP, and links to the products', async () => {
  renderAt('/search?q=cotton&country=us&view=table')
  expect(await headings()).toEqual(
    expect.arrayContaining(['Title', 'Merchant', 'Brand', 'Offer price', 'MRP', 'Stock']),
  )
  const link = screen.getByRole('link', {
    name: "Men's Slim Fit Oxford Cotton Shirt, Button-Down Collar",
  })
  expect(link).toHaveAttribute('href', expect.stringContaining('/products/'))
})

test(
  'the table sorts only the loaded rows, states this, and can return to catalog order',
  { tags: 'slow' },
  async () => {
    const { user } = renderAt('/search?q=cotton&country=us&view=table')
    const asReturned = await cellsOf('Title')
    const head = screen.getByRole('button', { name: 'Offer price' })
    await user.click(head)
    expect(await screen.findByText(/^Sorted by offer price, only these 24 rows/)).toBeVisible()
    const prices = (await cellsOf('Offer price')).map(Number)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect(head.closest('th')).toHaveAttribute('aria-sort', 'ascending')
    await user.click(head)
    expect(head.closest('th')).toHaveAttribute('aria-sort', 'descending')
    await user.click(head)
    expect(await cellsOf('Title')).toEqual(asReturned)
    expect(screen.getByText(CATALOG_ORDER)).toBeVisible()
    await user.click(head)
    expect(await cellsOf('Title')).not.toEqual(asReturned)
    await user.click(screen.getByRole('button', { name: CATALOG_ORDER }))
    expect(await cellsOf('Title')).toEqual(asReturned)
  },
)

test('the table sorts by several columns, which the address stores', { tags: 'slow' }, async () => {
  const { user, unmount } = renderAt('/search?q=cotton&country=us&view=table')
  await table()
  await user.click(screen.getByRole('button', { name: 'Merchant' }))
  await user.keyboard('{Shift>}')
  const price = screen.getByRole('button', { name: 'Offer price' })
  await user.click(price)
  await user.click(price)
  await user.keyboard('{/Shift}')
  const shared = '/search?q=cotton&country=us&view=table&sort=merchant&sort=-offerPrice'
  expect(address()).toBe(shared)
  expect(
    await screen.findByText(/^Sorted by merchant, then offer price, only these 24 rows/),
  ).toBeVisible()
  const rows = async () => {
    const prices = await cellsOf('Offer price')
    return (await cellsOf('Merchant')).map((name, at) => ({ name, price: Number(prices[at]) }))
  }
  const sorted = await rows()
  expect(sorted).toEqual(
    sorted.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || b.price - a.price),
  )
  unmount()
  renderAt(shared)
  expect(await screen.findByText(/^Sorted by merchant, then offer price/)).toBeVisible()
  expect(await rows()).toEqual(sorted)
})

test('the table isn’t sorted by a column without values', async () => {
  renderAt('/search?q=cotton&country=us&view=table&mode=lite&sort=brand')
  await table()
  expect(await screen.findByText(CATALOG_ORDER)).toBeVisible()
})

test('the table has no column without values in the response', async () => {
  renderAt('/search?q=cotton&country=us&view=table&mode=lite')
  expect(await headings()).not.toContain('Brand')
})

test('the table shows the chosen columns', { tags: 'slow' }, async () => {
  const { user } = renderAt('/search?q=cotton&country=us&view=table')
  await table()
  const opener = await screen.findByRole('button', { name: /^Columns/ })
  await user.click(opener)
  const picker = within(await screen.findByRole('dialog', { name: COLUMNS.columns }))
  await user.click(picker.getByRole('checkbox', { name: 'Gender' }))
  expect(await headings()).toContain('Gender')
  await user.click(picker.getByRole('checkbox', { name: 'Merchant' }))
  expect(await headings()).not.toContain('Merchant')
  await user.click(picker.getByRole('button', { name: COLUMNS.usual }))
  expect(await headings()).toContain('Merchant')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(opener).toHaveFocus()
})

test('the number of columns appears only once a response is loaded', async () => {
  const release = demo.hold()
  renderAt('/search?q=cotton&country=us&view=table')
  await screen.findByRole('heading', { level: 1, name: 'cotton' })
  expect(screen.queryByRole('button', { name: /^Columns/ })).not.toBeInTheDocument()
  release()
  expect(await screen.findByRole('button', { name: /^Columns\s*1\d of [2-9]\d/ })).toBeVisible()
})

test('the heading of a calculated column shows its formula', { tags: 'slow' }, async () => {
  const { user } = renderAt('/search?q=cotton&country=us&view=table')
  await table()
  await user.click(await screen.findByRole('button', { name: /^Columns/ }))
  const picker = within(await screen.findByRole('dialog', { name: COLUMNS.columns }))
  await user.click(picker.getByRole('checkbox', { name: DERIVED.ownDiscount.label }))
  await user.keyboard('{Escape}')
  const head = within(
    await screen.findByRole('columnheader', {
      name: new RegExp(DERIVED.ownDiscount.label),
    }),
  )
  await user.hover(head.getByRole('button'))
  expect(await screen.findByText(DERIVED.ownDiscount.formula, { exact: false })).toBeVisible()
})

test('the table hides the filters, which come back on click', { tags: 'slow' }, async () => {
  const { user } = renderAt('/search?q=cotton&country=us&view=table')
  await table()
  expect(screen.queryByRole('radiogroup', { name: 'Merchant' })).not.toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: NAMES.showFacets }))
  expect(await screen.findByRole('radiogroup', { name: 'Merchant' })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Hide filters' }))
  expect(screen.queryByRole('radiogroup', { name: 'Merchant' })).not.toBeInTheDocument()
})

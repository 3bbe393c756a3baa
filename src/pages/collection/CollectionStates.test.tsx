import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { removeActiveFilter, COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { saveCollection, PATH } from '@test/pages/collectionPage.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'

const shirt = aResultRow({ productId: 'A', title: 'Shirt', merchant: 'Northgate', active: true })

describe('a collection in an unusual state', () => {
  it('says that it isn’t in this browser, and links to all collections', async () => {
    renderAt('/collections/of-somebody-else')
    const message = 'This collection isn’t in this browser'
    expect(await screen.findByRole('heading', { name: message })).toBeVisible()
    expect(screen.getByRole('link', { name: 'All collections' })).toHaveAttribute(
      'href',
      '/collections',
    )
  })

  it('says that no products were found, and shows no table', async () => {
    await saveCollection([])
    renderAt(PATH)
    expect(await screen.findByText('No products found')).toBeInTheDocument()
    expect(screen.queryByRole('table', { name: COLLECTION_VIEWS.rows })).not.toBeInTheDocument()
  })

  it('shows its one row without a price, and no price filter', async () => {
    await saveCollection([shirt])
    renderAt(PATH)
    expect(await screen.findByRole('link', { name: 'Shirt' })).toBeInTheDocument()
    expect(screen.getByText('No row has an offer price.')).toBeInTheDocument()
    expect(screen.queryByRole('slider')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Export 1 row' })).toBeInTheDocument()
  })

  it('offers to remove each filter, with the number of rows, when no row matches', async () => {
    await saveCollection([shirt, { ...shirt, productId: 'B', merchant: 'Sundial', active: false }])
    const { user } = renderAt(`${PATH}?merchant=Sundial&stock=in`)
    const ways = within(await screen.findByRole('main'))
    await ways.findByText('None of the 2 loaded rows match')
    const out = ways.getByRole('button', { name: `${removeActiveFilter('stock', 'In stock')} 1` })
    await user.click(out)
    expect(await screen.findByRole('link', { name: 'Shirt' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(address()).toBe(`${PATH}?merchant=Sundial`)
  })

  it('neither filters nor sorts by prices of several countries', { tags: 'slow' }, async () => {
    await saveCollection([{ ...shirt, country: 'us,in', offerPrice: 5, discount: 10 }], {
      countries: ['us', 'in'],
    })
    const { user } = renderAt(`${PATH}?offerPrice=100..&sort=offerPrice`)
    expect(await screen.findByRole('link', { name: 'Shirt' })).toBeInTheDocument()
    expect(screen.getByText(/^No price filter/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Offer price' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await user.click(screen.getByRole('link', { name: 'Summary' }))
    expect(await screen.findByText('No summary across countries')).toBeInTheDocument()
  })

  it('says that the version in a link isn’t stored, and shows the latest', async () => {
    await saveCollection([shirt])
    renderAt(`${PATH}?snapshot=deleted`)
    expect(
      await screen.findByText('The version in this link isn’t stored here.'),
    ).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: 'Shirt' })).toBeInTheDocument()
  })

  it('says how many loaded rows can’t be read, and shows the others', async () => {
    await saveCollection([shirt], { counts: { asks: 2, done: 2, rows: 101 } })
    renderAt(PATH)
    expect(await screen.findByText('100 loaded rows can’t be read.')).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: 'Shirt' })).toBeInTheDocument()
  })

  it('shows what was corrected in the address', async () => {
    await saveCollection([shirt])
    renderAt(`${PATH}?sort=colour`)
    expect(await screen.findByText(/sort “colour” isn’t available/)).toBeInTheDocument()
    expect(address()).toBe(PATH)
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { PRODUCT } from '@/pages/product/productNames.ts'
import { KEYBOARD } from '@/words/keyboardNames.ts'
import { NAMES } from '@/words/names.ts'
import { demo } from '@test/demo.ts'
import { answerEanWith, answerWith, heading, ID, OXFORD, panel } from '@test/made/productAnswers.ts'
import { onPhone } from '@test/pages/onPhone.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'
import { turnOnDeveloper } from '@test/pages/turnOnDeveloper.ts'

beforeEach(turnOnDeveloper)

const eanRequests = () => demo.requests().filter((path) => path.includes('/productCodes/'))
const button = (name: string | RegExp) => screen.getByRole('button', { name })

describe('the action bar of a product on a phone', () => {
  beforeEach(() => {
    onPhone()
    HTMLElement.prototype.scrollIntoView = () => {}
  })

  it('loads the market of every EAN and moves the focus there', { tags: 'slow' }, async () => {
    answerEanWith([{ merchantId: 'a', merchantName: 'Cartwheel', offerPrice: 40, productId: 'A' }])
    const { user } = renderAt(OXFORD)
    await heading()
    await user.click(button('Market, 7 EANs'))
    expect(panel(PRODUCT.parityMarket)).toHaveFocus()
    expect(await screen.findByText('7 of 7')).toBeVisible()
    expect(new Set(eanRequests()).size).toBe(7)
  })

  it(
    'returns to a market that is already loaded without loading it again',
    { tags: 'slow' },
    async () => {
      answerEanWith([
        { merchantId: 'a', merchantName: 'Cartwheel', offerPrice: 40, productId: 'A' },
      ])
      const { user } = renderAt(OXFORD)
      await heading()
      await user.click(button('Market, 7 EANs'))
      await screen.findByText('7 of 7')
      button(PRODUCT.more).focus()
      await user.click(button('Market, 7 EANs'))
      expect(panel(PRODUCT.parityMarket)).toHaveFocus()
      expect(eanRequests()).toHaveLength(7)
    },
  )

  it('links to the comparison', async () => {
    const { user } = renderAt(OXFORD)
    await heading()
    await user.click(button(PRODUCT.more))
    await user.click(await screen.findByRole('link', { name: 'Compare' }))
    await waitFor(() => expect(address()).toMatch(new RegExp(`^/compare\\?id=${ID}&country=us`)))
  })

  it('has the other actions behind “…”', { tags: 'slow' }, async () => {
    const { user } = renderAt(OXFORD)
    await heading()
    expect(screen.queryByRole('button', { name: NAMES.rawAnswer })).toBeNull()
    await user.click(button(PRODUCT.more))
    const sheet = within(await screen.findByRole('dialog', { name: PRODUCT.more }))
    expect(sheet.getByRole('link', { name: /^Open at Northgate, new tab$/ })).toBeVisible()
    await user.click(sheet.getByRole('button', { name: NAMES.rawAnswer }))
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2))
  })

  it(
    'closes its sheet when the message about an added product appears',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt(OXFORD)
      await heading()
      await user.click(button(PRODUCT.more))
      await user.click(await screen.findByRole('button', { name: 'Add to new collection' }))
      expect(await screen.findByText(/^1 added; 1 line in the new collection/)).toBeVisible()
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )

  it('has no market button where no variant has a code', async () => {
    answerWith({ product: { title: 'Plain', skuSet: [] }, traits: {} })
    renderAt('/products/X?country=us')
    await heading('Plain')
    expect(screen.queryByRole('button', { name: /^Market/ })).toBeNull()
    expect(button(PRODUCT.more)).toBeVisible()
  })

  it('is missing for several countries, whose sections have their own “…”', async () => {
    const { user } = renderAt(`/products/${ID}?country=us&country=in`)
    await user.click(await screen.findByRole('button', { name: PRODUCT.more }))
    const sheet = within(await screen.findByRole('dialog', { name: PRODUCT.more }))
    expect(sheet.getByRole('button', { name: 'Add to collection' })).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'Add to collection' })).toHaveLength(1)
    expect(screen.queryByRole('button', { name: /^Market/ })).toBeNull()
  })

  it('offers the same actions as commands', async () => {
    renderAt(OXFORD)
    await heading()
    const groups = document.querySelectorAll(`[data-commands="${KEYBOARD.thisPage}"]`)
    const names = [...groups].flatMap((group) =>
      within(group as HTMLElement) // selected among elements of the page
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    )
    expect(names).toEqual(expect.arrayContaining(['Market, 7 EANs', 'Add to collection']))
  })
})

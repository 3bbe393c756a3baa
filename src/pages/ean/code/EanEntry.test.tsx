import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { EAN } from '@/pages/ean/eanNames.ts'
import { NAMES } from '@/words/names.ts'
import { demo } from '@test/demo.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'

const CODE = '2049811763054'

describe('a code with a wrong check digit', () => {
  it('is not requested; the corrected code is offered, and similar codes on a click', async () => {
    const { user } = renderAt('/ean/2049811763055?country=us')
    expect(await screen.findByText('The check digit is 5, should be 4.')).toBeVisible()
    expect(screen.getByRole('link', { name: `Compare prices of ${CODE}` })).toHaveAttribute(
      'href',
      `/ean/${CODE}?country=us&mine=&ref=median`,
    )
    expect(screen.getByRole('link', { name: 'Search for this text' })).toHaveAttribute(
      'href',
      expect.stringContaining('q=2049811763055'),
    )
    await user.click(screen.getByRole('button', { name: 'Similar codes' }))
    const list = screen.getByRole('list', { name: 'Similar codes' })
    expect(within(list).getAllByRole('link').length).toBeGreaterThan(8)
    expect(demo.requests()).toEqual([])
  })

  it('is requested unchanged after a click on “Check it anyway”', async () => {
    const { user } = renderAt('/ean/2049811763055?country=us')
    await user.click(await screen.findByRole('button', { name: 'Check it anyway' }))
    expect(await screen.findByText(/No merchant sells this code/)).toBeVisible()
    expect(screen.getByText('EAN-13, check digit 5 isn’t valid')).toBeVisible()
    expect(demo.requests()[0]).toContain('2049811763055')
  })
})

describe('the form for a code', () => {
  it('says while you type what is missing, and compares a valid code', async () => {
    const { user } = renderAt('/ean?country=us')
    const field = await screen.findByLabelText(EAN.code)
    await user.type(field, '2049811')
    expect(field).toHaveAccessibleDescription('7 digits so far; 8 make a code')
    expect(field).not.toBeInvalid()
    await user.type(field, '-763 054')
    expect(field).toHaveAccessibleDescription('EAN-13, check digit 4 valid')
    await user.click(screen.getByRole('button', { name: NAMES.comparePrices }))
    expect(await screen.findByRole('table', { name: /^Offers in/ })).toBeVisible()
    expect(address()).toBe(`/ean/${CODE}?country=us&mine=&ref=median`)
    act(() => window.history.back())
    const recent = await screen.findByRole('region', { name: NAMES.recent })
    expect(await within(recent).findByRole('link', { name: /^EAN ?2049811763054$/ })).toBeVisible()
    expect(address()).toBe('/ean?country=us&mine=&ref=median')
  })

  it.each([
    ['abc123', '“abc123” isn’t an EAN or UPC.'],
    ['1234567', '7 digits: a code has 8, 12, 13 or 14.'],
    ['123456789012345', '15 digits: a code has 8, 12, 13 or 14.'],
  ])(
    'says what is wrong with %s in the address, and leaves it in the field',
    async (code, problem) => {
      renderAt(`/ean/${code}?country=us`)
      const field = await screen.findByLabelText(EAN.code)
      expect(field).toHaveValue(code)
      expect(field).toHaveAccessibleDescription(problem)
      expect(screen.getByRole('link', { name: 'Search for this text' })).toHaveAttribute(
        'href',
        expect.stringContaining(`q=${code}`),
      )
      expect(demo.requests()).toEqual([])
    },
  )

  it('compares a code that it corrected, and says how', async () => {
    const { user } = renderAt('/ean?country=us')
    const field = await screen.findByLabelText(EAN.code)
    await user.type(field, 'EAN: 41250050742')
    expect(field).toHaveAccessibleDescription('1 leading zero was restored: 041250050742.')
    await user.keyboard('{Enter}')
    expect(address()).toBe('/ean/041250050742?country=us&mine=&ref=median')
  })

  it('offers to read the code as an EAN-8 instead', async () => {
    const { user } = renderAt('/ean?country=us')
    await user.type(await screen.findByLabelText(EAN.code), '02143651')
    expect(
      screen.getByRole('link', { name: 'Compare prices of 02143651 (EAN-8)' }),
    ).toHaveAttribute('href', '/ean/02143651?country=us&mine=&ref=median')
  })

  it('shows the prices of a code that the address writes in another form, and says so', async () => {
    renderAt('/ean/41250050742?country=us')
    expect(
      await screen.findByText(
        '“41250050742” is read as 041250050742. 1 leading zero was restored: 041250050742',
      ),
    ).toBeVisible()
    await expect.poll(() => demo.requests()[0]).toContain('041250050742')
  })

  it('does not send a code with a wrong check digit', async () => {
    const { user } = renderAt('/ean?country=us')
    await user.type(await screen.findByLabelText(EAN.code), '2049811763055{Enter}')
    expect(screen.getByText('The check digit is 5, should be 4.')).toBeVisible()
    expect(address()).toBe('/ean?country=us&mine=&ref=median')
    expect(demo.requests()).toEqual([])
  })
})

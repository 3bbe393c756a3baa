import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { demo } from '@test/demo.ts'
import { renderAt } from '@test/pages/renderAt.tsx'

const CODE = '2049811763054'

const eanRequests = () => demo.requests().filter((path) => path.includes('/productCodes/'))

describe('a code that nobody sells', () => {
  it('tries its other lengths one after the other and says which matched', async () => {
    renderAt(`/ean/0${CODE}?country=us`)
    expect(await screen.findByText(/No merchant sells this code/)).toHaveTextContent(
      'No merchant sells this code in US',
    )
    const forms = screen.getByRole('list', { name: 'Other forms of the code' })
    const link = await within(forms).findByRole('link', { name: `Compare prices of ${CODE}` })
    expect(link).toHaveAttribute('href', `/ean/${CODE}?country=us&mine=&ref=median`)
    expect(forms).toHaveTextContent('matches: 2 merchants')
    expect(eanRequests().map((path) => path.replace(/.*productCodes\/|\?.*/g, ''))).toEqual([
      `0${CODE}`,
      CODE,
    ])
  })

  it('requests each form once, and says that none was found', async () => {
    renderAt('/ean/036000291452?country=us')
    const forms = await screen.findByRole('list', { name: 'Other forms of the code' })
    await waitFor(() => expect(within(forms).getAllByText('not found either')).toHaveLength(2))
    expect(eanRequests()).toHaveLength(3)
  })

  it('announces that no merchant sells it before the forms that were not found', async () => {
    renderAt('/ean/036000291452?country=us')
    const announcements = () =>
      Array.from(screen.getByRole('status').children, ({ textContent }) => textContent)
    await waitFor(() =>
      expect(announcements()).toEqual([
        'no merchant in US',
        '0036000291452 wasn’t found either',
        '00036000291452 wasn’t found either',
      ]),
    )
    // Its lines change with each answer, so it must not be a live region too.
    const forms = screen.getByRole('list', { name: 'Other forms of the code' })
    expect(forms).not.toHaveAttribute('aria-live')
  })
})

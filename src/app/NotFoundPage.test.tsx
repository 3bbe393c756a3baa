import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { address, renderAt } from '@test/pages/renderAt.tsx'

it(
  'an unknown address shows “There is no page at this address” and a link to Home',
  { tags: 'slow' },
  async () => {
    const { user } = renderAt('/no/such/%3Cb%3Epage%3C/b%3E')
    expect(
      await screen.findByRole('heading', { name: 'There is no page at this address' }),
    ).toBeVisible()
    expect(document.title).toBe('Page not found · Catalog Explorer')
    expect(screen.getByText('/no/such/%3Cb%3Epage%3C/b%3E')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Go to Home' }))
    await waitFor(() => expect(address()).toBe('/'))
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  },
)

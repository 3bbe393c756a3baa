import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { waitForFacets } from '@/pages/search/results/waitForCards.ts'
import { NAMES } from '@/words/names.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'

describe('the filters on a small screen', () => {
  test(
    'open in a sheet whose button shows the current number of products',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt('/search?q=cotton&country=us')
      await waitForFacets()
      await user.click(screen.getByRole('button', { name: NAMES.facets }))
      const sheet = within(await screen.findByRole('dialog', { name: NAMES.facets }))
      const show = sheet.getByRole('button', { name: /^Show \d+ products$/ })
      const before = show.textContent
      await user.click(sheet.getByRole('radio', { name: /^Cartwheel/ }))
      await waitFor(() => expect(show).toHaveTextContent(/^Show \d+ products$/))
      expect(show.textContent).not.toBe(before)
      await user.click(show)
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      expect(address()).toBe('/search?q=cotton&country=us&merchant=Cartwheel')
    },
  )
})

import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { demo } from '@test/demo.ts'
import { renderAt } from '@test/pages/renderAt.tsx'

describe('a page that needs a code', () => {
  it(
    'offers a working example, and sends no request before the click',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt('/ean?country=us')
      const offer = await screen.findByRole('button', { name: 'Try an EAN from the catalog' })
      expect(demo.requests().join(' ')).toBe('')
      await user.click(offer)
      expect(await screen.findByRole('table', { name: /^Offers in/ })).toBeVisible()
    },
  )
})

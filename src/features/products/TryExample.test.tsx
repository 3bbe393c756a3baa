import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { demo } from '@test/demo.ts'
import { renderAt } from '@test/pages/renderAt.tsx'

describe('a page that waits for a code', () => {
  it('offers one that works while none was looked up, and asks nothing before the click', async () => {
    const { user } = renderAt('/ean?country=us')
    const offer = await screen.findByRole('button', { name: 'Try an EAN from the catalog' })
    expect(demo.requests().join(' ')).toBe('')
    await user.click(offer)
    expect(await screen.findByRole('table', { name: /^Offers in/ })).toBeVisible()
  })
})

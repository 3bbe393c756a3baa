import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { closeSheet, onPhone } from '@test/pages/onPhone.ts'
import { MobileSheet } from './MobileSheet.tsx'

const folded = (
  <MobileSheet label="Sort and filter" trigger={<span>Sort</span>}>
    <label>
      Order <input />
    </label>
  </MobileSheet>
)

describe('content that is collapsed on a phone', () => {
  it('is visible on a wide screen, without a button', () => {
    render(folded)
    expect(screen.getByRole('textbox', { name: 'Order' })).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('opens in a sheet with one click on a phone', async () => {
    onPhone()
    const user = userEvent.setup()
    render(folded)
    expect(screen.queryByRole('textbox')).toBeNull()
    const opener = screen.getByRole('button', { name: 'Sort' })
    await user.click(opener)
    expect(await screen.findByRole('dialog', { name: 'Sort and filter' })).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Order' })).toBeVisible()
    await closeSheet(user, 'Sort and filter')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

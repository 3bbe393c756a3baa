import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SettingRow } from './SettingRow.tsx'

it('a setting has its reason as accessible description', () => {
  render(
    <SettingRow label="My merchant" reason="Its price index is worked out">
      <input aria-label="My merchant" />
    </SettingRow>,
  )
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Its price index is worked out')
  expect(screen.getByRole('group')).toContainElement(screen.getByRole('textbox'))
})

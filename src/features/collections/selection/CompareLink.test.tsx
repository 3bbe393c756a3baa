import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CompareLink } from './CompareLink.tsx'

it.each([
  [2, '2 to 8 products'],
  [1, '1 to 8 products'],
] as const)('a comparison of at least %i states how many products are possible', (least, words) => {
  render(<CompareLink products={[]} least={least} />)
  const button = screen.getByRole('button')
  expect(button).toBeDisabled()
  expect(button).toHaveTextContent(words)
})

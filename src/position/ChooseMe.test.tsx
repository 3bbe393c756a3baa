import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ChooseMe } from './ChooseMe.tsx'

it('offers those first that sell most, and of equal ones those that come first', () => {
  const seen = [
    { value: 'a', label: 'A', count: 1 },
    { value: 'b', label: 'B', count: 3 },
    { value: 'c', label: 'C', count: 1 },
    { value: 'd', label: 'D', count: 2 },
    { value: 'e', label: 'E', count: 1 },
  ]
  render(<ChooseMe seen={seen} toSee="where you stand" onChoose={() => {}} />)
  const offered = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(offered).toEqual(['I am B', 'I am D', 'I am A', 'I am C'])
})

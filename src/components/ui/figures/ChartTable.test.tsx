import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { asChartOf, asTableOf } from './chartNames.ts'
import { Histogram } from './Histogram.tsx'

const bars = [
  { label: '0–10', value: 2, text: '2' },
  { label: '10–20', value: 5, text: '5' },
]

it('a chart has a table for screen readers; a click shows it instead', async () => {
  render(<Histogram label="Offer price" tableLabel="Products by price" bars={bars} />)
  const table = () => screen.getByRole('table', { name: 'Products by price' })
  const isForAll = () => table().closest('.vh') === null
  expect(screen.getByRole('row', { name: '10–20 5' })).toBeInTheDocument()
  expect(isForAll()).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: asTableOf('Products by price') }))
  expect(isForAll()).toBe(true)
  expect(screen.queryByRole('slider')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: asChartOf('Products by price') }))
  expect(isForAll()).toBe(false)
  expect(screen.getByRole('slider')).toBeInTheDocument()
})

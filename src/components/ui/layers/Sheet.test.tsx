import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Segmented } from '@/components/ui/fields/Segmented.tsx'
import { Sheet } from './Sheet.tsx'

const show = (first: 'a field' | 'a choice' | 'a button') =>
  render(
    <Sheet open title="Add to a collection" onClose={() => {}}>
      {first === 'a button' && <button type="button">Clear all</button>}
      {first === 'a choice' && (
        <Segmented
          label="Brands"
          options={[
            { value: 'all', label: 'All' },
            { value: 'missing', label: 'Missing' },
          ]}
          value="missing"
          onChange={() => {}}
        />
      )}
      <input type="checkbox" aria-label="All countries" disabled />
      <input aria-label="Name" />
    </Sheet>,
  )

it('a sheet that begins with a field focuses that field', () => {
  show('a field')
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
})

it('a sheet that begins with a choice focuses the selected option', () => {
  show('a choice')
  expect(screen.getByRole('radio', { name: 'Missing' })).toHaveFocus()
})

it('a sheet that begins with something else focuses its Close button', () => {
  show('a button')
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
})

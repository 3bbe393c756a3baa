import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SelectField } from './SelectField.tsx'
import { TextField } from './TextField.tsx'

const nothing = () => {}

describe('a label that is not shown', () => {
  it('names a select, and is no text of its own', () => {
    const options = [{ value: 'us', label: 'us' }]
    render(
      <SelectField label="Country" hideLabel options={options} value="us" onChange={nothing} />,
    )
    expect(screen.getByRole('combobox', { name: 'Country' })).toBeVisible()
    expect(screen.queryByText('Country')).toBeNull()
  })

  it('names a field, and is no text of its own', () => {
    render(<TextField label="Find a brand" hideLabel value="" onChange={nothing} />)
    expect(screen.getByRole('textbox', { name: 'Find a brand' })).toBeVisible()
    expect(screen.queryByText('Find a brand')).toBeNull()
  })
})

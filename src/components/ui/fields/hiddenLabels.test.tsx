import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { IconButton } from '@/components/ui/buttons/IconButton.tsx'
import { SelectField } from './SelectField.tsx'
import { TextField } from './TextField.tsx'

const nothing = () => {}

describe('a hidden label', () => {
  it('names a select, without visible text', () => {
    const options = [{ value: 'us', label: 'us' }]
    render(
      <SelectField label="Country" hideLabel options={options} value="us" onChange={nothing} />,
    )
    expect(screen.getByRole('combobox', { name: 'Country' })).toBeVisible()
    expect(screen.queryByText('Country')).toBeNull()
  })

  it('names a text field, without visible text', () => {
    render(<TextField label="Find a brand" hideLabel value="" onChange={nothing} />)
    expect(screen.getByRole('textbox', { name: 'Find a brand' })).toBeVisible()
    expect(screen.queryByText('Find a brand')).toBeNull()
  })

  it('names an icon button by its tooltip, and isn’t read twice', () => {
    render(<IconButton label="Copy product ID" icon={<svg aria-hidden="true" />} />)
    const button = screen.getByRole('button', { name: 'Copy product ID' })
    expect(button).toHaveAttribute('title', 'Copy product ID')
    // Next to a label the title would be a description with the same words.
    expect(button).not.toHaveAttribute('aria-label')
  })
})

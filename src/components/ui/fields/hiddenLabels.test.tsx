import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { IconButton } from '@/components/ui/buttons/IconButton.tsx'
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

  it('names an icon, is seen on hover, and is not read a second time', () => {
    render(<IconButton label="Copy product ID" icon={<svg aria-hidden="true" />} />)
    const button = screen.getByRole('button', { name: 'Copy product ID' })
    expect(button).toHaveAttribute('title', 'Copy product ID')
    // Next to a label the title would be a description with the same words.
    expect(button).not.toHaveAttribute('aria-label')
  })
})

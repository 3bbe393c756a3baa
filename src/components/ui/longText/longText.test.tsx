import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cutText } from './cutText.ts'

const LONG = 'a'.repeat(50_000)
const CUT = `${'a'.repeat(33_000)}… (17,000 more characters)`

const Whole = ({ text }: { text: string }) => <output>{`${text.length} received`}</output>

describe('a very long text', () => {
  it('is shown up to 33,000 characters, with the number of further characters', () => {
    render(
      <p>
        {'Name: '}
        {LONG}
      </p>,
    )
    expect(screen.getByText(/^Name: /)).toHaveTextContent(`Name: ${CUT}`)
  })

  it('is shortened in accessible names and tooltips, too', () => {
    render(<button type="button" title={LONG} aria-label={LONG} />)
    expect(screen.getByRole('button')).toHaveAttribute('title', CUT)
    expect(screen.getByRole('button')).toHaveAttribute('aria-label', CUT)
  })

  it('is complete in the components that receive it and in text fields', () => {
    render(
      <>
        <Whole text={LONG} />
        <input value={LONG} readOnly aria-label="Name" />
      </>,
    )
    expect(screen.getByRole('status')).toHaveTextContent('50000 received')
    expect(screen.getByRole('textbox')).toHaveValue(LONG)
  })

  it('is never cut within a character', () => {
    expect(cutText(`${'a'.repeat(32_999)}🙂🙂`)).toBe(`${'a'.repeat(32_999)}… (4 more characters)`)
  })
})

import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { describe, expect, it } from 'vitest'
import { useOwnFocus } from './useOwnFocus.ts'

function Line({ index, title }: { index: number; title: string }) {
  const line = useRef<HTMLDivElement>(null)
  useOwnFocus(line, index)
  return (
    <div ref={line}>
      <button>{title}</button>
    </div>
  )
}

describe('the focus in a row of a long table', () => {
  it('doesn’t move to another row that reuses its elements while you scroll', () => {
    const { rerender } = render(<Line index={3} title="Shirt" />)
    screen.getByRole('button').focus()
    rerender(<Line index={93} title="Skirt" />)
    expect(screen.getByRole('button', { name: 'Skirt' })).not.toHaveFocus()
  })

  it('stays at its position when a new order puts another row there', () => {
    const { rerender } = render(<Line index={3} title="Shirt" />)
    screen.getByRole('button').focus()
    rerender(<Line index={3} title="Skirt" />)
    expect(screen.getByRole('button', { name: 'Skirt' })).toHaveFocus()
  })
})

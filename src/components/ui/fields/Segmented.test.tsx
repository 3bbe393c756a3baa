// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Segmented } from './Segmented.tsx'

const options = [
  { value: 'lite', label: 'Lite' },
  { value: 'full', label: 'Full' },
] as const

function Mode() {
  const [mode, setMode] = useState<'lite' | 'full'>('lite')
  return <Segmented label="Response mode" options={options} value={mode} onChange={setMode} />
}

describe('Segmented', () => {
  afterEach(cleanup)

  it('is a named radio group with one tab stop', async () => {
    render(<Mode />)
    await userEvent.tab()
    expect(screen.getByRole('radiogroup', { name: 'Response mode' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Lite' }))
    await userEvent.tab()
    expect(document.activeElement).toBe(document.body)
  })

  it('selects an option with the arrow keys', async () => {
    render(<Mode />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Full' }).checked).toBe(true)
  })

  it('reports further arrow keys as moves, until the focus leaves or you click', async () => {
    const steps: [string, boolean][] = []
    const three = ['a', 'b', 'c'].map((value) => ({ value, label: value }))
    function Letters() {
      const [letter, setLetter] = useState('a')
      return (
        <Segmented
          label="Letter"
          options={three}
          value={letter}
          onChange={(value, isMoved) => {
            steps.push([value, isMoved])
            setLetter(value)
          }}
        />
      )
    }
    render(<Letters />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await userEvent.click(screen.getByRole('radio', { name: 'a' }))
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(steps).toEqual([
      ['b', false],
      ['c', true],
      ['a', false],
      ['b', false],
      ['c', false],
    ])
  })
})

import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

const styleOf = (name: string) => getComputedStyle(screen.getByTestId(name))

it('elements of the same kind share a style, except for hidden, closed and styled ones', () => {
  render(
    <main>
      <p data-testid="shown">Shown</p>
      <p data-testid="hidden" hidden>
        Hidden
      </p>
      <p data-testid="own" style={{ display: 'none' }}>
        None
      </p>
      <input data-testid="text" />
      <input data-testid="kept" type="hidden" />
      <dialog data-testid="closed">Closed</dialog>
      <dialog data-testid="open" open>
        Open
      </dialog>
    </main>,
  )
  const shown = ['shown', 'text', 'open']
  const notShown = ['hidden', 'own', 'kept', 'closed']
  expect(shown.filter((name) => styleOf(name).display === 'none')).toEqual([])
  expect(notShown.filter((name) => styleOf(name).getPropertyValue('display') !== 'none')).toEqual(
    [],
  )
  expect(styleOf('shown').visibility).toBe('visible')
})

it('a style sheet applies only while it is in the page', () => {
  const { unmount } = render(
    <>
      <style>{'section { display: none }'}</style>
      <section data-testid="under" />
    </>,
  )
  expect(styleOf('under').display).toBe('none')
  unmount()
  render(<section data-testid="alone" />)
  expect(styleOf('alone').display).toBe('block')
})

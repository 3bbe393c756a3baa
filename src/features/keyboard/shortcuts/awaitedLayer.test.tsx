import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { KEYBOARD } from '@/words/keyboardNames.ts'
import { NAMES } from '@/words/names.ts'
import { SELECTION } from '@/words/selectionNames.ts'
import { renderAt } from '@test/pages/renderAt.tsx'
import { showLayer } from './layer.ts'

const code = vi.hoisted(() => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { arrived, arrive }
})
vi.mock(import('@/features/keyboard/palette/Palette.tsx'), async (original) => {
  await code.arrived
  return original()
})
vi.mock(import('@/features/keyboard/KeyHelp.tsx'), async () => {
  await code.arrived
  throw new Error('did not arrive')
})

beforeEach(() => {
  showLayer('none')
  // jsdom has no layout, so there is nothing to scroll to.
  Element.prototype.scrollIntoView = () => {}
})

/** A search whose first result has the focus. */
async function renderSearch() {
  const { user } = renderAt('/search?q=cotton+shirt&country=us')
  await screen.findAllByRole('article')
  await screen.findByRole('navigation', { name: NAMES.pagesAfter })
  await user.keyboard('j')
  return { user, first: document.activeElement }
}

const bar = () => screen.queryByRole('region', { name: SELECTION.bar })

describe('key presses before a shortcut’s layer has loaded', () => {
  it('go to the page again after Escape has cancelled the layer', { tags: 'slow' }, async () => {
    const { user, first } = await renderSearch()
    await user.keyboard('{Control>}k{/Control}xj{Escape}')
    expect(bar()).toBeNull()
    expect(first).toHaveFocus()
    await user.keyboard('j')
    expect(first).not.toHaveFocus()
  })

  it(
    'do nothing on the page, and appear in the palette when it opens',
    { tags: 'slow' },
    async () => {
      const { user, first } = await renderSearch()
      await user.keyboard('{Control>}k{/Control}expx{Backspace}{Enter}')
      expect(bar()).toBeNull()
      expect(first).toHaveFocus()
      code.arrive()
      expect(await screen.findByRole('combobox', { name: KEYBOARD.find })).toHaveValue('exp')
      expect(screen.getByRole('option', { selected: true, name: 'Export this page' })).toBeVisible()
    },
  )

  it('go to the page again if the layer fails to load', { tags: 'slow' }, async () => {
    const { user, first } = await renderSearch()
    await user.keyboard('?x')
    expect(bar()).toBeNull()
    expect(await screen.findByText(/This part of the app didn’t load/)).toBeInTheDocument()
    await user.keyboard('j')
    await waitFor(() => expect(first).not.toHaveFocus())
  })
})

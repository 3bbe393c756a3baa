import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NAMES } from '../domain/names.ts'
import { SELECTION } from '../domain/selectionNames.ts'
import { renderWithKeys } from '../testing/byKeys.tsx'

test('a result selected by its key stays in sight above the bar that comes', async () => {
  // jsdom draws nothing, so nothing has to be scrolled to.
  Element.prototype.scrollIntoView = () => {}
  const { user } = renderWithKeys('/search?q=cotton+shirt&country=us')
  await screen.findAllByRole('article')
  await screen.findByRole('navigation', { name: NAMES.pagesAfter })
  await user.keyboard('j')
  const scrollBy = vi.spyOn(window, 'scrollBy').mockReturnValue()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, this.contains(document.activeElement) ? 640 : 600, 100, 20)
  })
  await user.keyboard('x')
  await waitFor(() =>
    expect(screen.getByRole('region', { name: SELECTION.bar })).toHaveTextContent('1 selected'),
  )
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith(0, 68)
  await user.keyboard('{Escape}')
})

import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { NAMES } from '../domain/names.ts'
import { SELECTION } from '../domain/selectionNames.ts'
import { renderWithKeys } from '../testing/byKeys.tsx'
import { startAnew } from '../testing/listsPage.ts'

beforeEach(startAnew)

/** The first result of a search has the focus. */
async function goToFirst() {
  const { user } = renderWithKeys('/search?q=cotton+shirt&country=us')
  await screen.findAllByRole('article')
  await screen.findByRole('navigation', { name: NAMES.pagesAfter })
  await user.keyboard('j')
  return user
}

const bar = () => screen.queryByRole('region', { name: SELECTION.bar })

test('a result selected by its key stays in sight above the bar that comes', async () => {
  const user = await goToFirst()
  const scrollBy = vi.spyOn(window, 'scrollBy').mockReturnValue()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, this.contains(document.activeElement) ? 640 : 600, 100, 20)
  })
  await user.keyboard('x')
  await waitFor(() => expect(bar()).toHaveTextContent('1 selected'))
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith(0, 68)
  await user.keyboard('{Escape}')
})

test('what takes the focus later keeps clear of the bar, as high as it is', async () => {
  const user = await goToFirst()
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(157)
  const height = () => document.documentElement.style.getPropertyValue('--bar-selection')
  await user.keyboard('x')
  expect(bar()).toBeVisible()
  expect(height()).toBe('157px')
  await user.keyboard('{Escape}')
  expect(bar()).toBeNull()
  expect(height()).toBe('')
})

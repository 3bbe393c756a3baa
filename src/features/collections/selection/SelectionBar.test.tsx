import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { NAMES } from '@/words/names.ts'
import { SELECTION } from '@/words/selectionNames.ts'
import { resetCollections } from '@test/pages/pickedPage.ts'
import { renderAt } from '@test/pages/renderAt.tsx'

beforeEach(resetCollections)

/** Moves the focus to the first search result. */
async function goToFirst() {
  const { user } = renderAt('/search?q=cotton+shirt&country=us')
  await screen.findAllByRole('article')
  await screen.findByRole('navigation', { name: NAMES.pagesAfter })
  // The checkboxes load separately, and `x` needs one to click.
  await screen.findAllByRole('checkbox', { name: /^Select / })
  await user.keyboard('j')
  return user
}

/** Waits for the announcement, so that the next test doesn’t find it. */
async function clear(user: UserEvent) {
  await user.keyboard('{Escape}')
  await screen.findByText(SELECTION.cleared)
}

const bar = () => screen.queryByRole('region', { name: SELECTION.bar })

/** The announcements about the selection, in order. */
const announcements = () =>
  screen
    .getAllByRole('status')
    .flatMap((region) => [...region.childNodes].map((one) => one.textContent))
    .filter((text) => /select/i.test(text ?? ''))

test(
  'a result selected by key stays visible above the selection bar',
  { tags: 'slow' },
  async () => {
    const user = await goToFirst()
    const scrollBy = vi.spyOn(window, 'scrollBy').mockReturnValue()
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return new DOMRect(0, this.contains(document.activeElement) ? 640 : 600, 100, 20)
    })
    await user.keyboard('x')
    await waitFor(() => expect(bar()).toHaveTextContent('1 selected'))
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith(0, 68)
    await clear(user)
  },
)

test(
  'the page reserves the height of the selection bar until it closes',
  { tags: 'slow' },
  async () => {
    const user = await goToFirst()
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(157)
    const height = () => document.documentElement.style.getPropertyValue('--bar-selection')
    await user.keyboard('x')
    await waitFor(() => expect(bar()).toBeVisible())
    expect(height()).toBe('157px')
    await clear(user)
    expect(bar()).toBeNull()
    expect(height()).toBe('')
  },
)

test(
  'Escape clears the selection and returns the focus to the last focused result',
  { tags: 'slow' },
  async () => {
    const user = await goToFirst()
    await user.keyboard('xjx')
    const second = document.activeElement
    within(screen.getByRole('region', { name: SELECTION.bar }))
      .getAllByRole('button')[1]
      ?.focus()
    await clear(user)
    expect(second).toHaveFocus()
  },
)

test(
  'clearing the selection by a click returns the focus to the last clicked checkbox',
  { tags: 'slow' },
  async () => {
    const user = await goToFirst()
    const [first] = await screen.findAllByRole('checkbox', { name: /^Select / })
    await user.click(first as HTMLElement)
    await user.click(await screen.findByRole('button', { name: SELECTION.clear }))
    expect(first).toHaveFocus()
    await screen.findByText(SELECTION.cleared)
  },
)

test(
  'clearing the selection moves the focus to the page if the result is no longer shown',
  { tags: 'slow' },
  async () => {
    const user = await goToFirst()
    await user.keyboard('x')
    await user.click(screen.getAllByRole('link', { name: NAMES.nextPage })[0] as HTMLElement)
    await waitFor(() => expect(document.querySelector('li :checked')).toBeNull())
    screen.getByRole('button', { name: SELECTION.clear }).focus()
    await clear(user)
    expect(screen.getByRole('main')).toHaveFocus()
  },
)

test(
  'the size of the selection and its clearing are announced once each',
  { tags: 'slow' },
  async () => {
    const user = await goToFirst()
    await user.keyboard('x')
    // The bar shows the same text.
    await waitFor(() => expect(announcements()).toEqual(['1 selected']))
    await user.keyboard('jx')
    await waitFor(() => expect(announcements()).toContain('2 selected'))
    await user.keyboard('x')
    await screen.findByText('1 still selected')
    await clear(user)
    expect(announcements()).toEqual(['2 selected', '1 still selected', SELECTION.cleared])
  },
)

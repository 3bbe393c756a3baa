import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { NAMES } from '@/words/names.ts'
import { SELECTION } from '@/words/selectionNames.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { saveCollection, PATH } from '@test/pages/collectionPage.ts'
import { renderAt } from '@test/pages/renderAt.tsx'

beforeEach(() => {
  // jsdom has no layout, so there is nothing to scroll to.
  Element.prototype.scrollIntoView = () => {}
})

const SEARCH = '/search?q=cotton+shirt&country=us'
const SHIFT_X = '{Shift>}X{/Shift}'

const bar = () => screen.findByRole('region', { name: SELECTION.bar })
/** By selector, because repeated role queries on a page of cards are slow. */
const boxes = () => [
  ...document.querySelectorAll<HTMLInputElement>(
    ':is(main li, tbody td) > label input[type=checkbox]',
  ),
]
const checked = () => boxes().flatMap((box, index) => (box.checked ? [index] : []))

async function renderSearch(path = SEARCH) {
  const app = renderAt(path)
  await screen.findByRole('navigation', { name: NAMES.pagesAfter })
  await waitFor(() => expect(boxes().length).toBeGreaterThan(5))
  return app
}

describe('a range of results', () => {
  it(
    'is selected with Shift X from the focused title, and deselected the same way',
    { tags: 'slow' },
    async () => {
      const { user } = await renderSearch()
      await user.keyboard(`jxjjj${SHIFT_X}`)
      await waitFor(() => expect(checked()).toEqual([0, 1, 2, 3]))
      expect(await bar()).toHaveTextContent('4 selected')
      expect(boxes()[3]?.closest('li')).toContainElement(
        document.activeElement as HTMLElement, // the title's link
      )
      await user.keyboard(`k${SHIFT_X}`)
      await waitFor(() => expect(checked()).toEqual([0, 1]))
      await user.keyboard('{Escape}')
    },
  )

  it(
    'is selected with Shift and Space on a box of the table, in the order of the rows',
    { tags: 'slow' },
    async () => {
      const { user } = await renderSearch(`${SEARCH}&view=table`)
      await user.click(screen.getByRole('button', { name: 'Title' }))
      await user.click(boxes()[4] as HTMLInputElement)
      boxes()[2]?.focus()
      await user.keyboard('{Shift>} {/Shift}')
      await waitFor(() => expect(checked()).toEqual([2, 3, 4]))
      await user.keyboard('{Escape}')
    },
  )

  it(
    'is only one result if the last selected one is on another page',
    { tags: 'slow' },
    async () => {
      const { user } = await renderSearch()
      await user.keyboard('jx]')
      await waitFor(() => expect(checked()).toEqual([]))
      await waitFor(() =>
        expect(boxes()[0]?.closest('li')).toContainElement(document.activeElement as HTMLElement),
      ) // the title's link
      await user.keyboard(`jj${SHIFT_X}`)
      await waitFor(() => expect(checked()).toEqual([2]))
      await user.keyboard('{Escape}')
    },
  )
})

describe('a range of rows', () => {
  it('is selected with Shift X from the focused title', { tags: 'slow' }, async () => {
    await saveCollection(
      ['A', 'B', 'C', 'D'].map((productId) =>
        aResultRow({ productId, title: `Shirt ${productId}` }),
      ),
    )
    const { user } = renderAt(PATH)
    await screen.findByRole('link', { name: 'Shirt D' })
    await user.keyboard(`jxjj${SHIFT_X}`)
    await waitFor(() => expect(checked()).toEqual([0, 1, 2]))
    expect(screen.getByRole('link', { name: 'Shirt C' })).toHaveFocus()
  })
})

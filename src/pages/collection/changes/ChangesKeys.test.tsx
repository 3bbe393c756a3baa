import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { CHANGES, HISTORY } from '@/domain/changes/changesNames.ts'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { SELECTION } from '@/words/selectionNames.ts'
import { expectSaid } from '@test/faults/expectSound.ts'
import { tabTo } from '@test/pages/byKeys.tsx'
import { A_WEEK, saveVersions, PATH } from '@test/pages/changesPage.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'

beforeEach(() => {
  // jsdom draws nothing, so nothing has to be scrolled to.
  Element.prototype.scrollIntoView = () => {}
})

const product = (name: string) => screen.findByRole('link', { name })
const filters = () => within(screen.getByRole('navigation', { name: CHANGES.filters }))
const bar = () => screen.queryByRole('region', { name: SELECTION.bar })

/** Opens the changes of a week, with the keyboard shortcuts active. */
async function open() {
  await saveVersions(A_WEEK)
  const app = renderAt(PATH)
  await product('Shirt A')
  return app
}

describe('the Changes view with the keyboard', () => {
  it(
    'moves through the rows, selects them and clears the selection',
    { tags: 'slow' },
    async () => {
      const { user } = await open()
      await user.keyboard('j')
      expect(await product('Shirt A')).toHaveFocus()
      await user.keyboard('jx')
      expect(await product('Shirt B')).toHaveFocus()
      expect(bar()).toHaveTextContent('1 selected')
      await user.keyboard('jxk')
      expect(bar()).toHaveTextContent('2 selected')
      expect(await product('Shirt B')).toHaveFocus()
      await user.keyboard('{Escape}')
      expect(bar()).toBeNull()
      expect(await product('Shirt B')).toHaveFocus()
    },
  )

  it('opens the prices of a product in History, and announces them', { tags: 'slow' }, async () => {
    const { user } = await open()
    await user.keyboard('jjj{Enter}')
    await waitFor(() => expect(address()).toMatch(/view=history&product=us\+C$/))
    expect(await screen.findByRole('table', { name: HISTORY.itemTable })).toBeVisible()
    await expectSaid(/^Prices of Shirt C/)
  })

  it(
    'keeps the focus on the filter and on the column header after Enter',
    { tags: 'slow' },
    async () => {
      const { user } = await open()
      await tabTo(user, () => filters().getByRole('link', { name: /^Price down/ }))
      await user.keyboard('{Enter}')
      await waitFor(() => expect(address()).toBe(`${PATH}&tile=price-down`))
      await waitFor(() => expect(screen.queryByRole('link', { name: 'Shirt B' })).toBeNull())
      expect(filters().getByRole('link', { name: /^Price down/ })).toHaveFocus()
      const table = screen.getByRole('table', { name: CHANGES.table })
      await tabTo(user, () => within(table).getByRole('button', { name: 'Title' }))
      await user.keyboard('{Enter}')
      await waitFor(() => expect(address()).toContain('sort=title'))
      expect(within(table).getByRole('button', { name: 'Title' })).toHaveFocus()
    },
  )

  it('ignores single-key shortcuts when they are switched off', { tags: 'slow' }, async () => {
    writePreference('demo', 'singleKeys', false)
    const { user } = await open()
    await user.keyboard('jjx')
    expect(document.body).toHaveFocus()
    expect(bar()).toBeNull()
    const table = within(screen.getByRole('table', { name: CHANGES.table }))
    await tabTo(user, () => table.getByRole('checkbox', { name: /Shirt A/ }))
    await user.keyboard('x')
    expect(bar()).toBeNull()
    await user.keyboard(' ')
    expect(bar()).toHaveTextContent('1 selected')
  })
})

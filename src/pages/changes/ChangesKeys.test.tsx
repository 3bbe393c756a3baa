import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { CHANGES } from '../../model/changes/changesNames.ts'
import { writePreference } from '../../store/preferences/preferences.ts'
import { tabTo } from '../../testing/pages/byKeys.tsx'
import { A_WEEK, keepSnapshots, PATH } from '../../testing/pages/changesPage.ts'
import { expectSaid } from '../../testing/faults/expectSound.ts'
import { address, renderAt } from '../../testing/pages/renderAt.tsx'
import { SELECTION } from '../../words/selectionNames.ts'

beforeEach(() => {
  // jsdom draws nothing, so nothing has to be scrolled to.
  Element.prototype.scrollIntoView = () => {}
})

const product = (name: string) => screen.findByRole('link', { name })
const tiles = () => within(screen.getByRole('list', { name: CHANGES.tiles }))
const bar = () => screen.queryByRole('region', { name: SELECTION.bar })

/** What changed in a week, with the keys listening. */
async function open() {
  await keepSnapshots(A_WEEK)
  const app = renderAt(PATH)
  await product('Shirt A')
  await screen.findByRole('table', { name: CHANGES.series })
  return app
}

describe('what changed, by keys', () => {
  it('is gone through, selected and let go again', async () => {
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
  })

  it('shows the prices of a product beside it, and the focus stays in its row', async () => {
    const { user } = await open()
    await user.keyboard('jjj{Enter}')
    await waitFor(() => expect(address()).toMatch(/[?&]product=/))
    expect(await product('Shirt C')).toHaveFocus()
    expect(await product('Shirt C')).toHaveAttribute('aria-current', 'true')
    await expectSaid(/^Prices of Shirt C are shown/)
  })

  it('goes to the prices of a product whose row is pressed again', async () => {
    const { user } = await open()
    await user.keyboard('jj{Enter}')
    await expectSaid(/^Prices of Shirt B are shown/)
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('region', { name: 'Shirt B' })).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('link', { name: CHANGES.open })).toHaveFocus()
  })

  it('goes to the prices of a product where its row is out of sight with them', async () => {
    const { user } = await open()
    await user.keyboard('jjj')
    const link = await product('Shirt C')
    Element.prototype.scrollIntoView = () => {
      link.getBoundingClientRect = () => new DOMRect(0, -900, 200, 24)
    }
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('region', { name: 'Shirt C' })).toHaveFocus())
  })

  it('is narrowed by a tile and ordered by a head, which keep the focus', async () => {
    const { user } = await open()
    await tabTo(user, () => tiles().getByRole('link', { name: /^Price down/ }))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe(`${PATH}?tile=price-down`))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Shirt B' })).toBeNull())
    expect(tiles().getByRole('link', { name: /^Price down/ })).toHaveFocus()
    const table = screen.getByRole('table', { name: CHANGES.table })
    await tabTo(user, () => within(table).getByRole('button', { name: 'Title' }))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toContain('sort=title'))
    expect(within(table).getByRole('button', { name: 'Title' })).toHaveFocus()
  })

  it('knows no single keys where they are switched off', async () => {
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

import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { KEYBOARD } from '@/words/keyboardNames.ts'
import { onPhone } from '@test/pages/onPhone.ts'
import { PageActions, type ActionPlace, type PageAction } from './PageActions.tsx'

const MORE = 'More with this'

const control = (name: string) => (place: ActionPlace, close: () => void) => (
  <button type="button" onClick={close}>{`${name}, ${place}`}</button>
)

const ACTIONS: PageAction[] = [
  { key: 'list', renderIn: control('List') },
  { key: 'export', onPhone: 'first', renderIn: control('Export') },
  { key: 'copy', renderIn: control('Copy') },
  { key: 'new', onPhone: 'second', renderIn: control('New') },
]

const names = (buttons: readonly HTMLElement[]) => buttons.map(({ textContent }) => textContent)
const group = () => {
  const found = document.querySelector<HTMLElement>(`[data-commands="${KEYBOARD.thisPage}"]`)
  if (!found) throw new Error('no group of commands')
  return within(found)
}

const show = (actions: readonly PageAction[], address = '/') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <PageActions actions={actions} more={MORE} />
    </MemoryRouter>,
  )

describe('the actions of a page', () => {
  it('are side by side in their order on a wide screen', () => {
    show(ACTIONS)
    expect(names(group().getAllByRole('button'))).toEqual([
      'List, page',
      'Export, page',
      'Copy, page',
      'New, page',
    ])
    expect(screen.queryByRole('button', { name: MORE })).toBeNull()
  })

  it('show one other action and then the primary one in a phone’s bottom bar', () => {
    onPhone()
    show(ACTIONS)
    expect(names(group().getAllByRole('button'))).toEqual(['New, bar', 'Export, bar'])
  })

  it('list the others in order behind “…” on a phone; clicking one closes the list', async () => {
    onPhone()
    const user = userEvent.setup()
    show(ACTIONS)
    expect(screen.queryByRole('button', { name: /^List/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: MORE }))
    const sheet = within(await screen.findByRole('dialog', { name: MORE }))
    const [, ...listed] = sheet.getAllByRole('button')
    expect(names(listed)).toEqual(['List, more', 'Copy, more'])
    await user.click(sheet.getByRole('button', { name: 'Copy, more' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('open “…” if the address names an action behind it', async () => {
    onPhone()
    const { unmount } = show(ACTIONS, '/#copy')
    expect(await screen.findByRole('button', { name: 'Copy, more' })).toBeVisible()
    unmount()
    show(ACTIONS, '/#export')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('have no bar without a primary action, and no “…” if all fit in the bar', () => {
    onPhone()
    const [list, first, , second] = ACTIONS
    const { unmount } = show(list ? [list] : [])
    expect(document.querySelector('[data-commands]')).toBeNull()
    expect(document.documentElement.dataset['acting']).toBeUndefined()
    unmount()
    show(first && second ? [first, second] : [])
    expect(screen.queryByRole('button', { name: MORE })).toBeNull()
    expect(document.documentElement.dataset['acting']).toBe('')
  })

  it('let the page know when the bar has disappeared', () => {
    onPhone()
    const { unmount } = show(ACTIONS)
    expect(document.documentElement.dataset['acting']).toBe('')
    unmount()
    expect(document.documentElement.dataset['acting']).toBeUndefined()
  })
})

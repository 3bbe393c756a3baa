import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { readPreference, writePreference } from '@/storage/preferences/preferences.ts'
import { KEYBOARD } from '@/words/keyboardNames.ts'
import { NAMES } from '@/words/names.ts'
import { SELECTION } from '@/words/selectionNames.ts'
import { SETTINGS } from '@/words/settingsNames.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'
import { showLayer } from './layer.ts'
import { shortcuts } from './shortcuts.ts'

beforeEach(() => {
  showLayer('none')
  // jsdom has no layout, so there is nothing to scroll to.
  Element.prototype.scrollIntoView = () => {}
})

const SEARCH = '/search?q=cotton+shirt&country=us'

/** The search page with its results, and the shortcuts active. */
async function renderSearch(path = SEARCH) {
  const app = renderAt(path)
  await screen.findAllByRole('article')
  // What follows the results is in the last part of the page's code.
  await screen.findByRole('navigation', { name: NAMES.pagesAfter })
  return app
}

const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getAllByRole('link')[0])

const bar = () => screen.queryByRole('region', { name: SELECTION.bar })

describe('keys in results', () => {
  it('move to the next and previous result, and stop at the last', { tags: 'slow' }, async () => {
    const { user } = await renderSearch()
    await user.keyboard('j')
    expect(titles()[0]).toHaveFocus()
    await user.keyboard('jj')
    expect(titles()[2]).toHaveFocus()
    await user.keyboard('k')
    expect(titles()[1]).toHaveFocus()
    await user.keyboard('kkk')
    expect(titles()[0]).toHaveFocus()
    await user.keyboard('j'.repeat(40))
    expect(titles().at(-1)).toHaveFocus()
    expect(await screen.findByText('This is the last row')).toBeInTheDocument()
  })

  it('return to the last focused result after a click elsewhere', async () => {
    const { user } = await renderSearch()
    await user.keyboard('jjj')
    await user.click(document.body)
    expect(document.body).toHaveFocus()
    await user.keyboard('j')
    expect(titles()[2]).toHaveFocus()
  })

  it(
    'select with x without moving the focus, and clear with Escape',
    { tags: 'slow' },
    async () => {
      const { user } = await renderSearch()
      await user.keyboard('jxjx')
      await waitFor(() => expect(bar()).toHaveTextContent('2 selected'))
      expect(titles()[1]).toHaveFocus()
      await user.keyboard('x')
      expect(bar()).toHaveTextContent('1 selected')
      await user.keyboard('{Escape}')
      expect(bar()).toBeNull()
      expect(titles()[1]).toHaveFocus()
    },
  )

  it('open the focused result with Enter', { tags: 'slow' }, async () => {
    const { user } = await renderSearch()
    await user.keyboard('j{Enter}')
    expect(address()).toMatch(/^\/products\//)
  })

  it('turn pages and focus the first result', { tags: 'slow' }, async () => {
    const { user } = await renderSearch()
    const before = titles()[0]?.textContent
    await user.keyboard('jjj]')
    expect(address()).toBe(`${SEARCH}&page=2`)
    await waitFor(() => expect(titles()[0]?.textContent).not.toBe(before))
    expect(titles()[0]).toHaveFocus()
    await user.keyboard('[[')
    expect(address()).toBe(SEARCH)
  })

  it(
    'return with Back to the result that had the focus on the previous page',
    { tags: 'slow' },
    async () => {
      const { user } = await renderSearch()
      await user.keyboard('jjj')
      const left = titles()[2]?.textContent
      await user.keyboard(']')
      await waitFor(() => expect(titles()[2]?.textContent).not.toBe(left))
      expect(titles()[0]).toHaveFocus()
      act(() => window.history.back())
      await waitFor(() => expect(titles()[2]?.textContent).toBe(left))
      await waitFor(() => expect(titles()[2]).toHaveFocus())
    },
  )

  it('return from a product to its result on page 2', { tags: 'slow' }, async () => {
    const { user } = await renderSearch()
    await user.keyboard('j]')
    await waitFor(() => expect(address()).toContain('page=2'))
    await user.keyboard('jj')
    const opened = document.activeElement?.textContent
    await user.keyboard('{Enter}')
    expect(address()).toMatch(/^\/products\//)
    act(() => window.history.back())
    await waitFor(() => expect(document.activeElement?.textContent).toBe(opened))
    expect(address()).toContain('page=2')
  })

  it(
    'don’t lose the focus if going back replaces the focused result',
    { tags: 'slow' },
    async () => {
      const { user } = await renderSearch()
      await user.keyboard('j]')
      await waitFor(() => expect(address()).toContain('page=2'))
      act(() => screen.getByRole('main').focus())
      await user.keyboard('jj')
      act(() => window.history.back())
      await waitFor(() => expect(address()).toBe(SEARCH))
      await waitFor(() => expect(document.body).not.toHaveFocus())
    },
  )

  it('work in the table, too', { tags: 'slow' }, async () => {
    const { user } = await renderTable()
    await user.keyboard('jjx')
    const rows = screen.getAllByRole('row').slice(1)
    expect(rows[1]).toContainElement(document.activeElement as HTMLElement) // the title's link
    await waitFor(() => expect(bar()).toHaveTextContent('1 selected'))
    await user.keyboard(']')
    await waitFor(() => expect(address()).toContain('page=2'))
    await waitFor(() =>
      expect(screen.getAllByRole('row')[1]).toContainElement(
        document.activeElement as HTMLElement, // the title's link of the page after
      ),
    )
    await user.keyboard('{Escape}')
  })
})

async function renderTable() {
  const app = renderAt(`${SEARCH}&view=table`)
  await screen.findByRole('table', { name: NAMES.results })
  await screen.findByRole('navigation', { name: NAMES.pagesAfter })
  await waitFor(() => expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(5))
  return app
}

describe('keys everywhere', () => {
  it('focus the search box and select its text', async () => {
    const { user } = await renderSearch()
    await user.keyboard('/')
    const box = screen.getByRole<HTMLInputElement>('combobox', {
      name: 'Keywords, EAN or link',
    })
    expect(box).toHaveFocus()
    expect(box.selectionEnd).toBe('cotton shirt'.length)
  })

  it('that are digits replace the text of the search box', async () => {
    const { user } = await renderSearch()
    await user.keyboard('2049811763054')
    const box = screen.getByRole('combobox', { name: 'Keywords, EAN or link' })
    expect(box).toHaveFocus()
    expect(box).toHaveValue('2049811763054')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toMatch(/^\/ean\/2049811763054/))
  })

  it('open the pages of the navigation', async () => {
    const { user } = await renderSearch()
    await user.keyboard('gc')
    expect(address()).toBe('/collections')
    await user.keyboard('ge')
    // The page adds its default comparison to the address.
    await waitFor(() => expect(address()).toBe('/ean?country=us&mine=&ref=median'))
    await user.keyboard('gh')
    expect(address()).toBe('/')
  })

  it('are text while the user types in a field', async () => {
    const { user } = await renderSearch()
    await user.keyboard('/')
    await user.keyboard('jkx?g/l')
    expect(screen.getByRole('combobox', { name: 'Keywords, EAN or link' })).toHaveValue('jkx?g/l')
    expect(address()).toBe(SEARCH)
  })

  it(
    'do nothing with a modifier, while text is composed, or where a dialog is open',
    { tags: 'slow' },
    async () => {
      const { user } = await renderSearch()
      await user.keyboard('{Alt>}j{/Alt}{Control>}j{/Control}')
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'j', isComposing: true, bubbles: true }),
      )
      expect(document.body).toHaveFocus()
      await user.keyboard('?')
      const help = await screen.findByRole('dialog', { name: KEYBOARD.help })
      await user.keyboard('gc')
      expect(address()).toBe(SEARCH)
      expect(help).toBeInTheDocument()
    },
  )

  it(
    'of one character do nothing if switched off; Ctrl K still works',
    { tags: 'slow' },
    async () => {
      writePreference('demo', 'singleKeys', false)
      const { user } = await renderSearch()
      await user.keyboard('j?gl/x]')
      expect(document.body).toHaveFocus()
      expect(address()).toBe(SEARCH)
      expect(screen.getByRole('button', { name: KEYBOARD.help })).not.toHaveAttribute(
        'aria-keyshortcuts',
      )
      await user.keyboard('{Control>}k{/Control}')
      expect(await screen.findByRole('dialog', { name: KEYBOARD.commands })).toBeInTheDocument()
    },
  )
})

describe('the help', () => {
  it('lists every shortcut and explains the marks', async () => {
    const { user } = await renderSearch()
    await user.click(screen.getByRole('button', { name: KEYBOARD.help }))
    const help = within(await screen.findByRole('dialog', { name: KEYBOARD.help }))
    for (const { does } of shortcuts) expect(help.getAllByText(does).length).toBeGreaterThan(0)
    expect(help.getByRole('heading', { name: KEYBOARD.marks })).toBeInTheDocument()
    expect(help.getByText(/Calculated by the app/)).toBeInTheDocument()
  })

  it('switches single-character shortcuts off and on', async () => {
    const { user } = await renderSearch()
    await user.keyboard('?')
    const help = within(await screen.findByRole('dialog', { name: KEYBOARD.help }))
    await user.click(help.getByRole('radio', { name: 'Off' }))
    expect(readPreference('demo', 'singleKeys')).toBe(false)
    expect(help.getAllByText(/switched off/).length).toBeGreaterThan(10)
    await user.click(help.getByRole('radio', { name: 'On' }))
    expect(help.queryAllByText(/switched off/)).toEqual([])
  })
})

describe('in Settings', () => {
  it('single-character shortcuts are switched off, and both dialogs open', async () => {
    const { user } = renderAt('/settings')
    const panel = within(await screen.findByRole('region', { name: SETTINGS.shortcuts }))
    await user.click(panel.getByRole('radio', { name: 'Off' }))
    expect(readPreference('demo', 'singleKeys')).toBe(false)
    await user.click(panel.getByRole('button', { name: `Show ${KEYBOARD.help}` }))
    const help = await screen.findByRole('dialog', { name: KEYBOARD.help })
    await user.click(within(help).getByRole('button', { name: new RegExp(KEYBOARD.commands) }))
    expect(await screen.findByRole('dialog', { name: KEYBOARD.commands })).toBeInTheDocument()
  })
})

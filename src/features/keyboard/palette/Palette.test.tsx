import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { showLayer } from '@/features/keyboard/shortcuts/layer.ts'
import { readPreference, writePreference } from '@/storage/preferences/preferences.ts'
import { saveLookup } from '@/storage/searches/recents.ts'
import { createRun } from '@/storage/updates/updateRuns.ts'
import { KEYBOARD } from '@/words/keyboardNames.ts'
import { NAMES } from '@/words/names.ts'
import { UPDATE_ALL } from '@/words/updateAllNames.ts'
import { anUpdateRun, anUpdateStep } from '@test/made/anUpdateRun.ts'
import { field as input, forgetCodes, start } from '@test/pages/codesPage.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'
import { turnOnDeveloper } from '@test/pages/turnOnDeveloper.ts'

beforeEach(turnOnDeveloper)

beforeEach(() => {
  showLayer('none')
  // jsdom has no layout, so there is nothing to scroll to.
  Element.prototype.scrollIntoView = () => {}
})

/** Opens the command palette on a page by its shortcut. */
async function openAt(path: string) {
  const { user } = renderAt(path)
  if (path.startsWith('/search')) {
    await screen.findByRole('navigation', { name: NAMES.pagesAfter })
    // Each button appears when its own code has loaded.
    await screen.findByRole('button', { name: /^Load all products/ })
    await screen.findByRole('button', { name: 'Save search' })
  }
  await user.keyboard('{Control>}k{/Control}')
  const palette = within(await screen.findByRole('dialog', { name: KEYBOARD.commands }))
  const field = palette.getByRole('combobox', { name: KEYBOARD.find })
  // A browser does this by itself.
  field.focus()
  return { user, palette, field }
}

const names = (options: readonly HTMLElement[]) =>
  options.map((option) => option.getAttribute('aria-label'))

describe('the command palette', () => {
  it('opens a page', { tags: 'slow' }, async () => {
    const { user, palette } = await openAt('/resolve')
    await user.keyboard('new col')
    expect(names(palette.getAllByRole('option'))[0]).toBe(
      'New collection, Check codes, keys G then B',
    )
    await user.keyboard('{Enter}')
    expect(address()).toBe('/collections/new')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens pages that the navigation bar doesn’t link to', async () => {
    const { user, palette } = await openAt('/collections')
    const group = within(palette.getByRole('group', { name: KEYBOARD.goTo }))
    const beside = [
      'Assortment, Gaps, price ladder, keys G then M',
      'Changes, Update all, keys G then D',
      'My prices, keys G then P',
      'My catalog',
    ]
    expect(names(group.getAllByRole('option'))).toEqual(expect.arrayContaining(beside))
    await user.keyboard('my prices{Enter}')
    expect(address()).toBe('/my-data/prices?country=us')
  })

  it('marks the line that Enter selects, and counts the commands', async () => {
    const { user, palette, field } = await openAt('/collections')
    await user.keyboard('theme')
    await palette.findByRole('option', { name: /^Search theme/ })
    const [first, second] = palette.getAllByRole('option')
    expect(field).toHaveAttribute('aria-activedescendant', first?.id)
    expect(palette.getByText('3 commands', { selector: 'p > *' })).toBeVisible()
    expect(await palette.findByText('3 commands', { selector: 'output > *' })).toBeInTheDocument()
    await user.keyboard('{ArrowDown}')
    expect(field).toHaveAttribute('aria-activedescendant', second?.id)
    expect(second).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(palette.getAllByRole('option').at(-1)).toHaveAttribute('aria-selected', 'true')
  })

  it('changes the theme immediately', async () => {
    const { user } = await openAt('/collections')
    await user.keyboard('dark theme{Enter}')
    expect(readPreference('demo', 'theme')).toBe('dark')
    expect(document.documentElement.dataset['theme']).toBe('dark')
    await user.keyboard('{Control>}k{/Control}')
    ;(await screen.findByRole('combobox', { name: KEYBOARD.find })).focus()
    await user.keyboard('theme system{Enter}')
    expect(readPreference('demo', 'theme')).toBe('system')
  })

  it('shows no shortcut that is switched off', async () => {
    writePreference('demo', 'singleKeys', false)
    const { palette } = await openAt('/collections')
    const help = await palette.findByRole('option', { name: new RegExp(`^${KEYBOARD.help}`) })
    expect(help).toHaveAccessibleName(KEYBOARD.help)
    expect(palette.getByRole('option', { name: 'Collections' })).toBeVisible()
    writePreference('demo', 'singleKeys', true)
  })

  it('opens a recent look-up', async () => {
    await saveLookup('demo', {
      kind: 'ean',
      path: '/ean/2049811763054?country=us',
      label: '2049811763054',
      detail: 'EAN prices, 9 merchants',
      figure: '',
      at: Date.now(),
    })
    const { user, palette } = await openAt('/collections')
    expect(
      await palette.findByRole('option', { name: '2049811763054, EAN prices, 9 merchants' }),
    ).toBeInTheDocument()
    await user.keyboard('merchants 2049{Enter}')
    expect(address()).toBe('/ean/2049811763054?country=us')
  })

  it('runs the actions of the current page', { tags: 'slow' }, async () => {
    const { user, palette } = await openAt('/search?q=cotton+shirt&country=us')
    const group = within(palette.getByRole('group', { name: KEYBOARD.thisPage }))
    const offered = ['Assortment gaps', 'Export this page', 'Save search', NAMES.answerDetails]
    expect(names(group.getAllByRole('option'))).toEqual(expect.arrayContaining(offered))
    await user.keyboard('export{Enter}')
    expect(await screen.findByRole('dialog', { name: /Export/ })).toBeInTheDocument()
  })

  it(
    'runs the last action of a page, however far away it is by Tab',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt('/collections/new')
      onTestFinished(forgetCodes)
      await user.click(await input())
      await user.paste('2049811763054')
      const button = await start()
      await waitFor(() => expect(button).toBeEnabled())
      await user.keyboard('{Control>}k{/Control}')
      ;(await screen.findByRole('combobox', { name: KEYBOARD.find })).focus()
      await user.keyboard('create and check 1{Enter}')
      expect(await screen.findByRole('table', { name: 'Rows' })).toBeInTheDocument()
    },
  )

  it('lists a command once if both the page and the palette offer it', async () => {
    const { palette } = await openAt('/collections')
    const found = palette.getAllByRole('option', { name: /^New collection/ })
    expect(found).toHaveLength(1)
    expect(palette.getByRole('group', { name: KEYBOARD.thisPage })).toContainElement(
      found[0] as HTMLElement, // one of one
    )
  })

  it('finds a page by its name, even if the current page calls it something else', async () => {
    const run = anUpdateRun([anUpdateStep('polo')])
    await createRun('demo', run)
    const { user, palette } = await openAt(`/changes/${run.id}`)
    const name = `${UPDATE_ALL.another}, ${UPDATE_ALL.page}, keys G then D`
    await palette.findByRole('option', { name })
    expect(palette.queryByRole('option', { name: /^Changes/ })).toBeNull()
    await user.keyboard('update all{Enter}')
    expect(address()).toBe('/changes')
  })

  it('offers actions that appear while it is open, without changing the selected line', async () => {
    const { user, palette } = await openAt('/collections')
    await user.keyboard('{ArrowDown}')
    const line = palette.getByRole('option', { selected: true })
    const late = document.createElement('p')
    late.dataset['commands'] = KEYBOARD.thisPage
    late.innerHTML = '<button>Load all</button>'
    const onClick = vi.fn<() => void>()
    late.addEventListener('click', onClick)
    screen.getByRole('main').append(late)
    await palette.findByRole('option', { name: 'Load all' })
    expect(palette.getByRole('option', { selected: true })).toBe(line)
    await user.keyboard('load{Enter}')
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('looks up text that is no command, like the search box', async () => {
    const { user, palette } = await openAt('/collections')
    await user.keyboard('2049811763054')
    expect(await palette.findByRole('option', { name: /^Compare prices/ })).toBeInTheDocument()
    await user.keyboard('{Enter}')
    expect(address()).toMatch(/^\/ean\/2049811763054\?country=us/)
  })

  it('closes with its own shortcut and leaves the page unchanged', async () => {
    const { user } = await openAt('/collections')
    await user.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe('/collections')
  })
})

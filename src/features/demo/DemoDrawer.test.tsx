import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { limitRows, rowsPerPage } from '@/api/http/pageSizes.ts'
import { DEMO, turnOff } from '@/words/demoNames.ts'
import { aCatalog, anOwnCatalog, renderWithOwn } from '@test/made/anOwnCatalog.ts'
import { address } from '@test/pages/renderAt.tsx'
import { renderSettings } from '@test/pages/renderSettings.tsx'

type User = ReturnType<typeof renderSettings>['user']

/** Opens the drawer from the badge that is on every page. */
async function openDrawer(user: User) {
  await user.click(await screen.findByRole('button', { name: /: demo controls/ }))
  return within(await screen.findByRole('dialog', { name: DEMO.controls }))
}

async function open(path = '/settings') {
  const view = renderSettings({ path })
  return { ...view, drawer: await openDrawer(view.user) }
}

const parameter = (name: string) => new URLSearchParams(window.location.search).get(name)

// jsdom does not implement scrolling.
beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = () => {}
})

describe('the demo controls', () => {
  it('set any combination of API variants in the URL, and show what each does', async () => {
    const { user, drawer } = await open('/settings?catalog=300')
    await user.click(await drawer.findByRole('checkbox', { name: /^index-from-1/ }))
    await user.click(drawer.getByRole('checkbox', { name: /^none-is-204/ }))
    expect(parameter('demo')).toBe('index-from-1,none-is-204')
    expect(parameter('catalog')).toBe('300')
    const on = within(drawer.getByRole('list', { name: DEMO.on }))
    expect(on.getByText('Nothing found is 204.')).toBeVisible()
    await user.click(on.getByRole('button', { name: turnOff('index-from-1') }))
    expect(parameter('demo')).toBe('none-is-204')
  })

  it('open with the focus on Close, so that a second Enter resets nothing', async () => {
    const { drawer } = await open('/settings?demo=none-is-204')
    expect(await drawer.findByRole('button', { name: DEMO.reset })).toBeVisible()
    expect(drawer.getByRole('button', { name: 'Close' })).toHaveFocus()
  })

  it(
    'announce what was turned off when the clicked button disappears',
    { tags: 'slow' },
    async () => {
      const { user, drawer } = await open('/settings?demo=none-is-204,at-once')
      await user.click(await drawer.findByRole('button', { name: turnOff('at-once') }))
      expect(await drawer.findByText('at-once is off')).toBeInTheDocument()
      await user.click(drawer.getByRole('button', { name: DEMO.reset }))
      expect(await drawer.findByText('The demo works normally')).toBeInTheDocument()
    },
  )

  it('scroll a clicked option back into view when a section appears above it', async () => {
    const { user, drawer } = await open()
    const dialect = await drawer.findByRole('checkbox', { name: /^ean-token/ })
    dialect.focus()
    const shown: unknown[] = []
    HTMLElement.prototype.scrollIntoView = function show() {
      shown.push(this)
    }
    await user.keyboard(' ')
    expect(drawer.getByRole('button', { name: DEMO.match })).toBeVisible()
    expect(dialect).toHaveFocus()
    expect(shown).toContain(dialect)
  })

  it('find an API variant by words of its name or description', async () => {
    const { user, drawer } = await open()
    await user.type(await drawer.findByLabelText(DEMO.findDialect), 'token answered')
    expect(drawer.getAllByRole('checkbox', { name: /An EAN/ })).toHaveLength(1)
    expect(drawer.queryByRole('checkbox', { name: /^index-from-1/ })).toBeNull()
    await user.type(drawer.getByLabelText(DEMO.findDialect), ' zzz')
    expect(drawer.getByText('No matching options')).toBeVisible()
  })

  it('combine a state or another week with a delay and API variants, and reset all of them', async () => {
    const { user, drawer } = await open('/settings?demo=none-is-204')
    const state = await drawer.findByLabelText(DEMO.state)
    await user.selectOptions(state, 'empty')
    expect(parameter('demo')).toBe('empty,none-is-204')
    await user.click(drawer.getByRole('radio', { name: 'Far away' }))
    await user.click(drawer.getByRole('checkbox', { name: /^A week later/ }))
    expect(parameter('demo')).toBe('next-week,far-away,none-is-204')
    await user.selectOptions(state, '')
    expect(drawer.getByRole('checkbox', { name: /^A week later/ })).not.toBeChecked()
    await user.click(drawer.getByRole('button', { name: DEMO.reset }))
    expect(address()).toBe('/settings')
    expect(drawer.getByRole('button', { name: DEMO.reset })).toBeDisabled()
    expect(drawer.queryByRole('list', { name: DEMO.on })).toBeNull()
  })

  it('set the number of listings, and the badge shows how many settings are on', async () => {
    const { user, drawer } = await open('/settings?demo=slow')
    await user.click(await drawer.findByRole('radio', { name: '100,000' }))
    expect(parameter('catalog')).toBe('100k')
    expect(screen.getByRole('button', { name: / · 2 on: demo controls$/ })).toHaveTextContent('2')
    await user.click(drawer.getByRole('radio', { name: '20,000' }))
    expect(address()).toBe('/settings?demo=slow')
  })

  it('discard the earlier answers of the service on each change', async () => {
    const { user, client, source, drawer } = await open()
    limitRows(source.current(), 20)
    client.setQueryData(['search', 'demo', 'x'], 'an answer')
    client.setQueryData(['other'], 'kept')
    await user.selectOptions(await drawer.findByLabelText(DEMO.state), 'slow')
    expect(client.getQueryData(['search', 'demo', 'x'])).toBeUndefined()
    expect(client.getQueryData(['other'])).toBe('kept')
    expect(rowsPerPage(source.current(), 24)).toBe(24)
  })

  it('copy a link to the current page', async () => {
    const { user, drawer } = await open('/settings?demo=slow')
    await user.click(await drawer.findByRole('button', { name: DEMO.copy }))
    expect(await drawer.findByRole('button', { name: 'Link copied' })).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe('http://localhost:5173/settings?demo=slow')
  })

  it('also open from Settings, and close', async () => {
    const { user } = renderSettings()
    const opener = await screen.findByRole('button', { name: DEMO.controls })
    await user.click(opener)
    const drawer = within(await screen.findByRole('dialog', { name: DEMO.controls }))
    await user.click(drawer.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(address()).toBe('/settings')
  })

  it(
    'apply the client settings that API variants need, tokens included, and undo this',
    { tags: 'slow' },
    async () => {
      const { user, source, drawer } = await open('/settings?demo=index-from-1,ean-token')
      const before = source.current()
      await user.click(await drawer.findByRole('button', { name: DEMO.match }))
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(source.current()).toMatchObject({
        apiVariant: { indexBase: 1, eanTokenHeader: 'x-access-token' },
        eanToken: 'demo-token',
      })
      expect(screen.queryByRole('button', { name: DEMO.match })).toBeNull()
      await user.click(await screen.findByRole('button', { name: DEMO.undo }))
      expect(source.current()).toMatchObject({ apiVariant: before.apiVariant, eanToken: null })
      await waitFor(() => expect(screen.getByRole('button', { name: DEMO.match })).toBeVisible())
    },
  )

  it('can switch to your own catalog without leaving the page', async () => {
    const fake = anOwnCatalog()
    fake.save(aCatalog)
    const { user, source } = renderWithOwn(fake.own, '/collections')
    const drawer = await openDrawer(user)
    const yours = await drawer.findByRole('radio', { name: 'Yours' })
    await waitFor(() => expect(yours).toBeEnabled())
    await user.click(yours)
    expect(source.current().id).toBe('own feed-1')
    expect(address()).toBe('/collections')
    expect(await drawer.findByText(/^feed.csv, 2,400 rows/)).toBeVisible()
    await user.click(drawer.getByRole('button', { name: DEMO.reset }))
    await waitFor(() => expect(source.current().id).toBe('demo'))
  })
})

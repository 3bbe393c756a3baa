import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { limitRows, rowsAPage } from '../../api/limits.ts'
import { removeDialect, SETTINGS } from '../../domain/settingsNames.ts'
import { address } from '../../testing/renderAt.tsx'
import { renderSettings } from '../../testing/renderSettings.tsx'

const speaks = () => screen.findByRole('button', { name: new RegExp(`^${SETTINGS.demoSpeaks}`) })
const demoNames = () => new URLSearchParams(window.location.search).get('demo')

describe('what the demo is told to be', () => {
  it('is any combination of dialects, written into the address, with what each does', async () => {
    const { user } = renderSettings({ path: '/settings?catalog=300' })
    await user.click(await speaks())
    await user.click(await screen.findByRole('checkbox', { name: /^index-from-1/ }))
    await user.click(screen.getByRole('checkbox', { name: /^none-is-204/ }))
    expect(demoNames()).toBe('index-from-1,none-is-204')
    expect(new URLSearchParams(window.location.search).get('catalog')).toBe('300')
    await user.keyboard('{Escape}')
    expect(screen.getByText('Nothing found is 204.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: removeDialect('index-from-1') }))
    expect(demoNames()).toBe('none-is-204')
  })

  it('finds a dialect by words of its name or of what it does', async () => {
    const { user } = renderSettings()
    await user.click(await speaks())
    await user.type(await screen.findByLabelText(SETTINGS.findDialect), 'token answered')
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
    await user.type(screen.getByLabelText(SETTINGS.findDialect), ' zzz')
    expect(screen.getByText('No dialect by these words.')).toBeVisible()
  })

  it('is one state beside the dialects, and none again', async () => {
    const { user } = renderSettings({ path: '/settings?demo=none-is-204' })
    const state = await screen.findByLabelText(SETTINGS.demoState)
    await user.selectOptions(state, 'empty')
    expect(demoNames()).toBe('empty,none-is-204')
    await user.selectOptions(state, 'slow')
    expect(demoNames()).toBe('slow,none-is-204')
    await user.selectOptions(state, '')
    expect(demoNames()).toBe('none-is-204')
    await user.click(screen.getByRole('button', { name: removeDialect('none-is-204') }))
    expect(address()).toBe('/settings')
  })

  it('makes another service of it: what it had answered is asked anew', async () => {
    const { user, client, source } = renderSettings()
    limitRows(source.current(), 20)
    client.setQueryData(['search', 'demo', 'x'], 'an answer')
    client.setQueryData(['other'], 'kept')
    await user.selectOptions(await screen.findByLabelText(SETTINGS.demoState), 'slow')
    expect(client.getQueryData(['search', 'demo', 'x'])).toBeUndefined()
    expect(client.getQueryData(['other'])).toBe('kept')
    expect(rowsAPage(source.current(), 24)).toBe(24)
  })

  it('offers to send what its dialects want, secrets included, and takes that back', async () => {
    const { user, source } = renderSettings({ path: '/settings?demo=index-from-1,ean-token' })
    const before = source.current()
    await user.click(await screen.findByRole('button', { name: SETTINGS.match }))
    expect(source.current()).toMatchObject({
      dialect: { indexBase: 1, eanTokenHeader: 'x-access-token' },
      eanToken: 'demo-token',
    })
    expect(screen.queryByRole('button', { name: SETTINGS.match })).toBeNull()
    await user.click(await screen.findByRole('button', { name: SETTINGS.undo }))
    expect(source.current()).toMatchObject({ dialect: before.dialect, eanToken: null })
    await waitFor(() => expect(screen.getByRole('button', { name: SETTINGS.match })).toBeVisible())
  })
})

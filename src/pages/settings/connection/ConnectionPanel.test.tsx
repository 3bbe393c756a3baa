import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSecrets } from '@/storage/preferences/secrets.ts'
import { SETTINGS } from '@/words/settingsNames.ts'
import {
  BASE,
  field,
  give,
  ORIGIN,
  renderDirect,
  SENTINEL,
  getModeRadio,
} from '@test/made/directSettings.ts'
import { findPanel, renderSettings } from '@test/pages/renderSettings.tsx'

const build = vi.hoisted(() => ({ isDemo: true }))
vi.mock('./demoBuild.ts', () => ({
  get isDemoBuild() {
    return build.isDemo
  },
}))

beforeEach(() => {
  build.isDemo = true
})
afterEach(() => {
  localStorage.clear()
})

describe('the connection modes', () => {
  it('are demo and direct in a demo build, which explains why there is no proxy', async () => {
    renderSettings()
    await findPanel(SETTINGS.connection)
    expect(getModeRadio(SETTINGS.demo)).toBeChecked()
    expect(getModeRadio(SETTINGS.proxy)).toBeDisabled()
    expect(getModeRadio(SETTINGS.proxy)).toHaveAccessibleDescription(/Not set up at this address/)
    expect(getModeRadio(SETTINGS.direct)).toBeEnabled()
  })

  it('include the proxy in a live build, which explains why there is no demo', async () => {
    build.isDemo = false
    renderSettings({ isLive: true })
    await findPanel(SETTINGS.connection)
    expect(getModeRadio(SETTINGS.proxy)).toBeChecked()
    expect(getModeRadio(SETTINGS.demo)).toBeDisabled()
    expect(getModeRadio(SETTINGS.demo)).toHaveAccessibleDescription(/run it with npm start/)
  })

  it(
    'leave the demo only once a direct address is given, and remember that address',
    { tags: 'slow' },
    async () => {
      const { user, source } = renderSettings()
      await findPanel(SETTINGS.connection)
      await user.click(getModeRadio(SETTINGS.direct))
      expect(source.current().mode).toBe('demo')
      await give(user, SETTINGS.apiKey, SENTINEL)
      expect(field(SETTINGS.apiKey)).toHaveAccessibleDescription('Enter the base address first.')
      expect(readSecrets(window.location.origin).apiKey).toBeNull()
      await give(user, SETTINGS.baseAddress, ` ${BASE}/v1/ `)
      await waitFor(() => expect(source.current()).toMatchObject({ mode: 'direct', baseUrl: BASE }))
      await give(user, SETTINGS.apiKey, SENTINEL)
      expect(source.current().apiKey).toBe(SENTINEL)
      await user.click(getModeRadio(SETTINGS.demo))
      expect(source.current().mode).toBe('demo')
      await user.click(getModeRadio(SETTINGS.direct))
      expect(source.current().baseUrl).toBe(BASE)
      expect(field(SETTINGS.baseAddress)).toHaveValue(BASE)
    },
  )

  it('can be reset to the deployment’s choice', async () => {
    build.isDemo = false
    const configuration = { baseUrl: 'https://deployed.example' }
    const { user, source } = renderSettings({ isLive: true, configuration })
    await findPanel(SETTINGS.connection)
    expect(field(SETTINGS.baseAddress)).toHaveValue('https://deployed.example')
    await user.click(getModeRadio(SETTINGS.proxy))
    expect(source.current().mode).toBe('proxy')
    await user.click(screen.getByRole('button', { name: SETTINGS.deployed }))
    expect(source.current().baseUrl).toBe('https://deployed.example')
    expect(screen.queryByRole('button', { name: SETTINGS.deployed })).toBeNull()
  })
})

describe('the base address', () => {
  it.each([
    ['catalog.example', 'it starts with https://'],
    ['http://catalog.example', 'unencrypted'],
    ['https://me:secret@catalog.example', 'user and password'],
    ['https://catalog.example/?x=1', 'the part after ? or #'],
  ])('is rejected with a reason: %s', async (text, message) => {
    const { user, source } = await renderDirect()
    await give(user, SETTINGS.baseAddress, text)
    await waitFor(() => expect(field(SETTINGS.baseAddress)).toBeInvalid())
    expect(field(SETTINGS.baseAddress)).toHaveAccessibleDescription(
      new RegExp(message.replace('?', '\\?')),
    )
    expect(source.current().baseUrl).toBe(BASE)
  })

  it('applies when you leave the field, not on every letter', async () => {
    const { user, source } = await renderDirect()
    await user.type(field(SETTINGS.baseAddress), '/v2')
    expect(source.current().baseUrl).toBe(BASE)
    await user.tab()
    await waitFor(() => expect(source.current().baseUrl).toBe(`${BASE}/v2`))
  })

  it('is rejected with a reason where the content security policy doesn’t allow it', async () => {
    const policy = `default-src 'none'; connect-src 'self' https://catalog.example`
    const { user, source } = await renderDirect({ policy })
    await give(user, SETTINGS.baseAddress, 'https://other.example')
    await waitFor(() => expect(field(SETTINGS.baseAddress)).toBeInvalid())
    expect(field(SETTINGS.baseAddress)).toHaveAccessibleDescription(
      /doesn’t allow requests to https:\/\/other\.example\. .* allows itself, https:\/\/catalog\.example;.*CATALOG_ALLOWED_ORIGINS/,
    )
    expect(source.current().baseUrl).toBe(BASE)
    await give(user, SETTINGS.baseAddress, `${ORIGIN}/v2`)
    await waitFor(() => expect(source.current().baseUrl).toBe(`${ORIGIN}/v2`))
  })

  it('is also reported if it was saved before the policy stopped allowing it', async () => {
    await renderDirect({ policy: `connect-src 'self'` })
    expect(
      await screen.findByText(/doesn’t allow requests to https:\/\/catalog\.example/),
    ).toBeVisible()
  })

  it(
    'removes the key if its origin changes, but not if only its path changes',
    { tags: 'slow' },
    async () => {
      const { user, source } = await renderDirect()
      await give(user, SETTINGS.apiKey, SENTINEL)
      await give(user, SETTINGS.baseAddress, `${BASE}/v2`)
      await waitFor(() => expect(source.current().baseUrl).toBe(`${BASE}/v2`))
      expect(source.current().apiKey).toBe(SENTINEL)
      await give(user, SETTINGS.baseAddress, 'https://other.example')
      await waitFor(() => expect(source.current().baseUrl).toBe('https://other.example'))
      expect(source.current().apiKey).toBeNull()
      expect(readSecrets(ORIGIN).apiKey).toBeNull()
    },
  )
})

describe('the key', () => {
  it('is used on Enter, is only in memory, and is shown nowhere', async () => {
    const { user, source } = await renderDirect()
    await give(user, SETTINGS.apiKey, SENTINEL)
    expect(source.current().apiKey).toBe(SENTINEL)
    const everywhere = [
      document.documentElement.outerHTML,
      window.location.href,
      JSON.stringify(Object.entries(localStorage)),
      JSON.stringify(Object.entries(sessionStorage)),
    ]
    expect(everywhere.join('\n')).not.toContain(SENTINEL)
    expect(field(SETTINGS.apiKey)).toHaveValue('')
    expect(field(SETTINGS.apiKey)).toHaveAttribute('autocomplete', 'off')
  })

  it('is stored for this tab on request, and removed from there on request', async () => {
    const { user } = await renderDirect()
    await user.click(getModeRadio('This tab'))
    await give(user, SETTINGS.apiKey, SENTINEL)
    expect(JSON.stringify(Object.entries(sessionStorage))).toContain(SENTINEL)
    await user.click(getModeRadio('In memory'))
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain(SENTINEL)
    expect(readSecrets(ORIGIN).apiKey).toBe(SENTINEL)
  })

  it('is rejected, without being shown, if a header can’t contain one of its characters', async () => {
    const { user, source } = await renderDirect()
    await give(user, SETTINGS.apiKey, 'SENTINEL“quoted”')
    expect(field(SETTINGS.apiKey)).toHaveAccessibleDescription(/a curly quote/)
    expect(document.documentElement.outerHTML).not.toContain('SENTINEL')
    expect(source.current().apiKey).toBeNull()
  })

  it('is removed on click, together with the access token', { tags: 'slow' }, async () => {
    const { user, source } = await renderDirect()
    await give(user, SETTINGS.apiKey, SENTINEL)
    const connection = await findPanel(SETTINGS.connection)
    await user.type(connection.getByLabelText(SETTINGS.tokenHeader), 'x-access-token{Enter}')
    await give(user, SETTINGS.token, 'SENTINEL-token')
    expect(source.current()).toMatchObject({
      apiKey: SENTINEL,
      eanToken: 'SENTINEL-token',
      apiVariant: { eanTokenHeader: 'x-access-token' },
    })
    await user.click(screen.getByRole('button', { name: SETTINGS.forgetKey }))
    expect(source.current()).toMatchObject({ apiKey: null, eanToken: null })
    expect(screen.queryByRole('button', { name: SETTINGS.forgetKey })).toBeNull()
  })
})

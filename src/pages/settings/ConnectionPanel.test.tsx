import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SETTINGS } from '../../domain/settingsNames.ts'
import { readPreference, writePreference } from '../../store/preferences.ts'
import { keepSecrets, readSecrets } from '../../store/secrets.ts'
import { demo } from '../../testing/demo.ts'
import { findPanel, renderSettings } from '../../testing/renderSettings.tsx'

const build = vi.hoisted(() => ({ isDemo: true }))
vi.mock('./demoBuild.ts', () => ({
  get isDemoBuild() {
    return build.isDemo
  },
}))

const BASE = 'https://catalog.example/api'
const ORIGIN = 'https://catalog.example'
const SENTINEL = 'SENTINEL-key-7f3a'

const way = (name: string) => screen.getByRole('radio', { name })
const field = (name: string) => screen.getByLabelText(name)

beforeEach(() => {
  build.isDemo = true
})
afterEach(() => {
  localStorage.clear()
})

/** The page with a service that is asked directly, once its address is given. */
async function renderDirect(options: Parameters<typeof renderSettings>[0] = {}) {
  writePreference('', 'connection', { way: 'direct', baseUrl: BASE })
  const view = renderSettings(options)
  await findPanel(SETTINGS.connection)
  return view
}

async function give(user: UserEvent, name: string, text: string) {
  await user.clear(field(name))
  await user.type(field(name), `${text}{Enter}`)
}

describe('the ways to the service', () => {
  it('are the demo and a direct one in a demo build, which says why there is no proxy', async () => {
    renderSettings()
    await findPanel(SETTINGS.connection)
    expect(way(SETTINGS.demo)).toBeChecked()
    expect(way(SETTINGS.proxy)).toBeDisabled()
    expect(way(SETTINGS.proxy)).toHaveAccessibleDescription(/Not set up at this address/)
    expect(way(SETTINGS.direct)).toBeEnabled()
  })

  it('are the proxy and a direct one in a live build, which says why there is no demo', async () => {
    build.isDemo = false
    renderSettings({ isLive: true })
    await findPanel(SETTINGS.connection)
    expect(way(SETTINGS.proxy)).toBeChecked()
    expect(way(SETTINGS.demo)).toBeDisabled()
    expect(way(SETTINGS.demo)).toHaveAccessibleDescription(/npm start runs it/)
  })

  it('leave the demo only once a direct one has its address, and keep that on the way back', async () => {
    const { user, source } = renderSettings()
    await findPanel(SETTINGS.connection)
    await user.click(way(SETTINGS.direct))
    expect(source.current().way).toBe('demo')
    await give(user, SETTINGS.apiKey, SENTINEL)
    expect(field(SETTINGS.apiKey)).toHaveAccessibleDescription('Give the base address first.')
    expect(readSecrets(window.location.origin).apiKey).toBeNull()
    await give(user, SETTINGS.baseAddress, ` ${BASE}/v1/ `)
    await waitFor(() => expect(source.current()).toMatchObject({ way: 'direct', baseUrl: BASE }))
    await give(user, SETTINGS.apiKey, SENTINEL)
    expect(source.current().apiKey).toBe(SENTINEL)
    await user.click(way(SETTINGS.demo))
    expect(source.current().way).toBe('demo')
    await user.click(way(SETTINGS.direct))
    expect(source.current().baseUrl).toBe(BASE)
    expect(field(SETTINGS.baseAddress)).toHaveValue(BASE)
  })

  it('go back to what the deployment says', async () => {
    build.isDemo = false
    const configuration = { baseUrl: 'https://deployed.example' }
    const { user, source } = renderSettings({ isLive: true, configuration })
    await findPanel(SETTINGS.connection)
    expect(field(SETTINGS.baseAddress)).toHaveValue('https://deployed.example')
    await user.click(way(SETTINGS.proxy))
    expect(source.current().way).toBe('proxy')
    await user.click(screen.getByRole('button', { name: SETTINGS.deployed }))
    expect(source.current().baseUrl).toBe('https://deployed.example')
    expect(screen.queryByRole('button', { name: SETTINGS.deployed })).toBeNull()
  })
})

describe('the base address', () => {
  it.each([
    ['catalog.example', 'it begins with https://'],
    ['http://catalog.example', 'unencrypted'],
    ['https://me:secret@catalog.example', 'user and password'],
    ['https://catalog.example/?x=1', 'what follows ? or #'],
  ])('is refused with a sentence: %s', async (text, says) => {
    const { user, source } = await renderDirect()
    await give(user, SETTINGS.baseAddress, text)
    await waitFor(() => expect(field(SETTINGS.baseAddress)).toBeInvalid())
    expect(field(SETTINGS.baseAddress)).toHaveAccessibleDescription(
      new RegExp(says.replace('?', '\\?')),
    )
    expect(source.current().baseUrl).toBe(BASE)
  })

  it('counts when the field is left, not on every letter', async () => {
    const { user, source } = await renderDirect()
    await user.type(field(SETTINGS.baseAddress), '/v2')
    expect(source.current().baseUrl).toBe(BASE)
    await user.tab()
    await waitFor(() => expect(source.current().baseUrl).toBe(`${BASE}/v2`))
  })

  it('is refused where the served policy does not allow it, and the reason is said', async () => {
    const policy = `default-src 'none'; connect-src 'self' https://catalog.example`
    const { user, source } = await renderDirect({ policy })
    await give(user, SETTINGS.baseAddress, 'https://other.example')
    await waitFor(() => expect(field(SETTINGS.baseAddress)).toBeInvalid())
    expect(field(SETTINGS.baseAddress)).toHaveAccessibleDescription(
      /does not allow requests to https:\/\/other\.example\. .* allows itself, https:\/\/catalog\.example;.*CATALOG_ALLOWED_ORIGINS/,
    )
    expect(source.current().baseUrl).toBe(BASE)
    await give(user, SETTINGS.baseAddress, `${ORIGIN}/v2`)
    await waitFor(() => expect(source.current().baseUrl).toBe(`${ORIGIN}/v2`))
  })

  it('that was kept before the policy refused it is said, too', async () => {
    await renderDirect({ policy: `connect-src 'self'` })
    expect(
      await screen.findByText(/does not allow requests to https:\/\/catalog\.example/),
    ).toBeVisible()
  })

  it('of another origin forgets the key; another path of the same one does not', async () => {
    const { user, source } = await renderDirect()
    await give(user, SETTINGS.apiKey, SENTINEL)
    await give(user, SETTINGS.baseAddress, `${BASE}/v2`)
    await waitFor(() => expect(source.current().baseUrl).toBe(`${BASE}/v2`))
    expect(source.current().apiKey).toBe(SENTINEL)
    await give(user, SETTINGS.baseAddress, 'https://other.example')
    await waitFor(() => expect(source.current().baseUrl).toBe('https://other.example'))
    expect(source.current().apiKey).toBeNull()
    expect(readSecrets(ORIGIN).apiKey).toBeNull()
  })
})

describe('the key', () => {
  it('is handed over on Enter, kept in memory and shown nowhere', async () => {
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

  it('outlives a reload of the tab on request', async () => {
    const { user } = await renderDirect()
    await user.click(way('This tab'))
    await give(user, SETTINGS.apiKey, SENTINEL)
    expect(JSON.stringify(Object.entries(sessionStorage))).toContain(SENTINEL)
    await user.click(way('In memory'))
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain(SENTINEL)
    expect(readSecrets(ORIGIN).apiKey).toBe(SENTINEL)
  })

  it('with a character that no header can carry is refused without being repeated', async () => {
    const { user, source } = await renderDirect()
    await give(user, SETTINGS.apiKey, 'SENTINEL“quoted”')
    expect(field(SETTINGS.apiKey)).toHaveAccessibleDescription(/a curly quote/)
    expect(document.documentElement.outerHTML).not.toContain('SENTINEL')
    expect(source.current().apiKey).toBeNull()
  })

  it('is forgotten on request, with the access token', async () => {
    const { user, source } = await renderDirect()
    await give(user, SETTINGS.apiKey, SENTINEL)
    const connection = await findPanel(SETTINGS.connection)
    await user.type(connection.getByLabelText(SETTINGS.tokenHeader), 'x-access-token{Enter}')
    await give(user, SETTINGS.token, 'SENTINEL-token')
    expect(source.current()).toMatchObject({
      apiKey: SENTINEL,
      eanToken: 'SENTINEL-token',
      dialect: { eanTokenHeader: 'x-access-token' },
    })
    await user.click(screen.getByRole('button', { name: SETTINGS.forgetKey }))
    expect(source.current()).toMatchObject({ apiKey: null, eanToken: null })
    expect(screen.queryByRole('button', { name: SETTINGS.forgetKey })).toBeNull()
  })
})

describe('the test of the connection', () => {
  const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))

  const findVerdict = async (words: string) =>
    expect(await (await findPanel(SETTINGS.connection)).findByText(words)).toBeVisible()

  it('asks each operation once and tells what it saw', async () => {
    const { user } = renderSettings()
    await findPanel(SETTINGS.connection)
    await user.click(await screen.findByRole('button', { name: /^Test connection/ }))
    await findVerdict('4 of 4 operations answer')
    const asked = demo.requests().filter((path) => path.startsWith('/v1/'))
    expect(asked.map((path) => path.replace(/\?.*/, ''))).toEqual([
      '/v1/products',
      expect.stringMatching(/^\/v1\/products\/[0-9A-F]{32}\/traits$/),
      '/v1/products/lookup',
      expect.stringMatching(/^\/v1\/insights\/daas\/productCodes\/\d+$/),
    ])
    expect(row('Search').getByText(/^[\d,]+ products$/)).toBeVisible()
    expect(row('Traits').getByText(/^\d+ traits?$/)).toBeVisible()
    expect(row('Look-up by URL').getByText(/^\d records?$/)).toBeVisible()
    expect(row('EAN prices').getByText(/^\d+ merchants?$/)).toBeVisible()
    expect(row('Search').getByText(/^[\d.]+ (k|M)?B$/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Test again/ }))
    await findVerdict('4 of 4 operations answer')
  })

  it('says of each operation that fails why, and what to do', async () => {
    demo.server.use(
      http.get('*/v1/insights/daas/productCodes/:code', () =>
        HttpResponse.json({ message: 'No token' }, { status: 403 }),
      ),
    )
    const { user } = renderSettings()
    await findPanel(SETTINGS.connection)
    await user.click(await screen.findByRole('button', { name: /^Test connection/ }))
    await findVerdict('3 of 4 operations answer')
    expect(row('EAN prices').getByText('403')).toBeVisible()
    expect(screen.getByText(/^The price comparison was refused because of the key/)).toBeVisible()
    expect(screen.getByText(/may want an access token in a header of its own/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: SETTINGS.addHeader }))
    expect(document.activeElement).toHaveAccessibleName(SETTINGS.tokenHeader)
  })

  it('asks for something made up where no answer named anything', async () => {
    demo.server.use(
      http.get('*/v1/products', () => HttpResponse.json({ message: 'x' }, { status: 500 })),
    )
    const { user } = renderSettings()
    await findPanel(SETTINGS.connection)
    await user.click(await screen.findByRole('button', { name: /^Test connection/ }))
    await findVerdict('3 of 4 operations answer')
    expect(row('Search').getByText('500')).toBeVisible()
    expect(screen.getByText(/^The search failed: the service answered 500/)).toBeVisible()
    expect(row('EAN prices').getByText('none found')).toBeVisible()
    expect(
      screen.getByText(/^Traits, Look-up by URL, EAN prices: asked for something made up/),
    ).toBeVisible()
  })

  it('wonders about a service that finds nothing at all', async () => {
    const { user } = renderSettings({ path: '/settings?demo=empty' })
    await findPanel(SETTINGS.connection)
    await user.click(await screen.findByRole('button', { name: /^Test connection/ }))
    expect(await screen.findByText('The search found nothing at all.')).toBeVisible()
    expect(row('Search').getByText('404')).toBeVisible()
  })

  it('says once what failed four times for one reason', async () => {
    keepSecrets(ORIGIN, { apiKey: SENTINEL, eanToken: null }, 'memory')
    demo.server.use(http.get('https://catalog.example/*', () => HttpResponse.error()))
    const { user } = await renderDirect()
    await user.click(screen.getByRole('button', { name: /^Test connection/ }))
    await findVerdict('0 of 4 operations answer')
    expect(row('Traits').getByText('no answer')).toBeVisible()
    const panel = await findPanel(SETTINGS.connection)
    expect(panel.getAllByText(/did not reach the service\.$/)).toHaveLength(1)
    expect(panel.getByText(/^The same goes for Traits, Look-up by URL, EAN prices/)).toBeVisible()
  })

  it('can be cancelled', async () => {
    const release = demo.hold()
    const { user } = renderSettings()
    await findPanel(SETTINGS.connection)
    await user.click(await screen.findByRole('button', { name: /^Test connection/ }))
    expect(await screen.findByText('asking')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('table', { name: SETTINGS.tests })).toBeNull()
    release()
  })

  it('asks for the key first where there is none, and sends nothing', async () => {
    const { user } = await renderDirect()
    await user.click(screen.getByRole('button', { name: /^Test connection/ }))
    await waitFor(() => expect(field(SETTINGS.apiKey)).toHaveFocus())
    expect(demo.requests().filter((path) => path.startsWith('/v1/'))).toEqual([])
  })

  it('is forgotten when the connection becomes another', async () => {
    keepSecrets(ORIGIN, { apiKey: SENTINEL, eanToken: null }, 'memory')
    demo.server.use(
      http.get('https://catalog.example/*', () => HttpResponse.json({}, { status: 401 })),
    )
    const { user } = await renderDirect()
    await user.click(screen.getByRole('button', { name: /^Test connection/ }))
    await findVerdict('0 of 4 operations answer')
    await give(user, SETTINGS.apiKey, 'another')
    expect(screen.queryByRole('table', { name: SETTINGS.tests })).toBeNull()
    expect(readPreference('', 'connection')?.baseUrl).toBe(BASE)
  })
})

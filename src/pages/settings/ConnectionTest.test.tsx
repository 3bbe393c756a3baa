import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readPreference } from '@/storage/preferences/preferences.ts'
import { saveSecrets } from '@/storage/preferences/secrets.ts'
import { SETTINGS } from '@/words/settingsNames.ts'
import { demo } from '@test/demo.ts'
import { BASE, field, give, ORIGIN, renderDirect, SENTINEL } from '@test/made/directSettings.ts'
import { findPanel, renderSettings } from '@test/pages/renderSettings.tsx'

vi.mock('./connection/demoBuild.ts', () => ({ isDemoBuild: true }))

afterEach(() => {
  localStorage.clear()
})

describe('the test of the connection', () => {
  const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))

  const findVerdict = async (words: string) =>
    expect(await (await findPanel(SETTINGS.connection)).findByText(words)).toBeVisible()

  it('sends one request for each operation and shows what it found', { tags: 'slow' }, async () => {
    const { user } = renderSettings()
    await findPanel(SETTINGS.connection)
    await user.click(await screen.findByRole('button', { name: /^Test connection/ }))
    await findVerdict('4 of 4 operations work')
    const requested = demo.requests().filter((path) => path.startsWith('/v1/'))
    expect(requested.map((path) => path.replace(/\?.*/, ''))).toEqual([
      '/v1/products',
      expect.stringMatching(/^\/v1\/products\/[0-9A-F]{32}\/traits$/),
      '/v1/products/lookup',
      expect.stringMatching(/^\/v1\/insights\/daas\/productCodes\/\d+$/),
    ])
    expect(row('Search').getByText(/^[\d,]+ products$/)).toBeVisible()
    expect(row('Traits').getByText(/^\d+ attributes?$/)).toBeVisible()
    expect(row('Find by link').getByText(/^\d listings?$/)).toBeVisible()
    expect(row('EAN prices').getByText(/^\d+ merchants?$/)).toBeVisible()
    expect(row('Search').getByText(/^[\d.]+ (k|M)?B$/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Test again/ }))
    await findVerdict('4 of 4 operations work')
  })

  it('shows why an operation failed, and what to do', async () => {
    demo.server.use(
      http.get('*/v1/insights/daas/productCodes/:code', () =>
        HttpResponse.json({ message: 'No token' }, { status: 403 }),
      ),
    )
    const { user } = renderSettings()
    await findPanel(SETTINGS.connection)
    await user.click(await screen.findByRole('button', { name: /^Test connection/ }))
    await findVerdict('3 of 4 operations work')
    expect(row('EAN prices').getByText('403')).toBeVisible()
    expect(screen.getByText(/^The price comparison failed: the key was refused/)).toBeVisible()
    expect(screen.getByText(/may need an access token in its own header/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: SETTINGS.addHeader }))
    expect(document.activeElement).toHaveAccessibleName(SETTINGS.tokenHeader)
  })

  it('uses a made-up value where no response contained one', async () => {
    demo.server.use(
      http.get('*/v1/products', () => HttpResponse.json({ message: 'x' }, { status: 500 })),
    )
    const { user } = renderSettings()
    await findPanel(SETTINGS.connection)
    await user.click(await screen.findByRole('button', { name: /^Test connection/ }))
    await findVerdict('3 of 4 operations work')
    expect(row('Search').getByText('500')).toBeVisible()
    expect(screen.getByText(/^The search failed/)).toBeVisible()
    expect(row('EAN prices').getByText('none found')).toBeVisible()
    expect(
      screen.getByText(/^Traits, Find by link, EAN prices: tested with a made-up value/),
    ).toBeVisible()
  })

  it('reports that the search found nothing', async () => {
    const { user } = renderSettings({ path: '/settings?demo=empty' })
    await findPanel(SETTINGS.connection)
    await user.click(await screen.findByRole('button', { name: /^Test connection/ }))
    expect(await screen.findByText('The search found nothing.')).toBeVisible()
    expect(row('Search').getByText('404')).toBeVisible()
  })

  it('shows once that all four operations failed for the same reason', async () => {
    saveSecrets(ORIGIN, { apiKey: SENTINEL, eanToken: null }, 'memory')
    demo.server.use(http.get('https://catalog.example/*', () => HttpResponse.error()))
    const { user } = await renderDirect()
    await user.click(screen.getByRole('button', { name: /^Test connection/ }))
    await findVerdict('0 of 4 operations work')
    expect(row('Traits').getByText('no response')).toBeVisible()
    const panel = await findPanel(SETTINGS.connection)
    expect(panel.getAllByText(/failed: the service couldn’t be reached\.$/)).toHaveLength(1)
    expect(panel.getByText(/^The same applies to Traits, Find by link, EAN prices/)).toBeVisible()
  })

  it('can be cancelled', async () => {
    const release = demo.hold()
    const { user } = renderSettings()
    await findPanel(SETTINGS.connection)
    await user.click(await screen.findByRole('button', { name: /^Test connection/ }))
    expect(await screen.findByText('testing')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('table', { name: SETTINGS.tests })).toBeNull()
    release()
  })

  it('moves the focus to the key field if the key is missing, and sends nothing', async () => {
    const { user } = await renderDirect()
    await user.click(screen.getByRole('button', { name: /^Test connection/ }))
    await waitFor(() => expect(field(SETTINGS.apiKey)).toHaveFocus())
    expect(demo.requests().filter((path) => path.startsWith('/v1/'))).toEqual([])
  })

  it('disappears when the connection changes', async () => {
    saveSecrets(ORIGIN, { apiKey: SENTINEL, eanToken: null }, 'memory')
    demo.server.use(
      http.get('https://catalog.example/*', () => HttpResponse.json({}, { status: 401 })),
    )
    const { user } = await renderDirect()
    await user.click(screen.getByRole('button', { name: /^Test connection/ }))
    await findVerdict('0 of 4 operations work')
    await give(user, SETTINGS.apiKey, 'another')
    expect(screen.queryByRole('table', { name: SETTINGS.tests })).toBeNull()
    expect(readPreference('', 'connection')?.baseUrl).toBe(BASE)
  })
})

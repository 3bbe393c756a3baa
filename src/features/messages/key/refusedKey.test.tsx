import type { RequestListener } from 'node:http'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { Connection } from '@/api/connection.ts'
import { followSettings } from '@/app/start/followSettings.ts'
import { paths } from '@/routing/paths.ts'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { forgetSecrets, saveSecrets } from '@/storage/preferences/secrets.ts'
import { KEY_NAMES } from '@/words/apiKeyNames.ts'
import { NAMES } from '@/words/names.ts'
import { expectFocusNotLost, expectSaid, expectSound } from '@test/faults/expectSound.ts'
import { faultyService, reply, SENTINEL } from '@test/faults/faultyService.ts'
import { places, type Place } from '@test/faults/places.ts'
import { demoConnection } from '@test/made/connections.ts'
import { renderApp } from '@test/pages/renderApp.tsx'

afterEach(forgetSecrets)

const placeOf = (operation: Place['operation']): Place => {
  const place = places.find((each) => each.operation === operation)
  if (!place) throw new Error(`no place asks for ${operation}`)
  return place
}

/** Answers only requests with the right key. */
const guarded =
  (place: Place): RequestListener =>
  (request, response) => {
    const knows = request.headers['apikey'] === SENTINEL
    const answer = knows ? reply(200, place.body) : reply(401, { message: 'Unknown API key' })
    answer(request, response)
  }

/** The app connected as by Settings, so that a stored key reaches it. */
function renderDirect(path: string, { baseUrl }: Connection, apiKey: string | null) {
  const { origin } = new URL(baseUrl)
  writePreference('', 'connection', { way: 'direct', baseUrl })
  saveSecrets(origin, { apiKey, eanToken: null }, 'memory')
  const connection = {
    ...demoConnection,
    mode: 'direct' as const,
    id: `direct ${baseUrl}`,
    baseUrl,
  }
  const view = renderApp(path, { ...connection, apiKey })
  const environment = { home: origin, startDemo: null, live: () => Promise.resolve() }
  followSettings(view.source, environment, '{}')
  return view
}

const main = () => within(screen.getByRole('main'))
const panel = (name: string) => screen.findByRole('group', { name })

describe('a refused key, connected directly', () => {
  test.each(places)(
    '$operation: the user can enter another one on the page, and it is used',
    { tags: 'slow' },
    async (place) => {
      const service = await faultyService(guarded(place))
      const { user } = renderDirect(place.path, service.connection, 'wrong')
      const shown = within(await panel(`${place.what} failed: the key was refused.`))
      expect(shown.getByText('Unknown API key.')).toBeVisible()
      expect(shown.getByText(/^Sent only to 127\.0\.0\.1:\d+/)).toBeVisible()
      await place.expectRequested()
      const field = shown.getByLabelText(KEY_NAMES.apiKey)
      expect(field).toHaveAttribute('type', 'password')
      await user.type(field, ` ${SENTINEL} `)
      await user.click(shown.getByRole('button', { name: KEY_NAMES.takeKey }))
      expect(await place.content()).toBeVisible()
      expect(screen.queryByLabelText(KEY_NAMES.apiKey)).toBeNull()
      expectFocusNotLost()
      expectSound(place.path)
    },
  )

  test('can be replaced by one that is saved only for this tab', { tags: 'slow' }, async () => {
    const place = placeOf('traits')
    const service = await faultyService(guarded(place))
    const { user } = renderDirect(place.path, service.connection, 'wrong')
    await user.type(await screen.findByLabelText(KEY_NAMES.apiKey), SENTINEL)
    expect(document.documentElement.outerHTML).not.toContain(SENTINEL)
    await user.click(screen.getByRole('radio', { name: 'For this tab' }))
    await user.click(screen.getByRole('button', { name: KEY_NAMES.takeKey }))
    expect(await place.content()).toBeVisible()
    expect(sessionStorage.getItem('catalog-explorer:secrets')).toContain(SENTINEL)
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain(SENTINEL)
  })

  test('can be replaced only by one that passes validation', { tags: 'slow' }, async () => {
    const place = placeOf('traits')
    const service = await faultyService(guarded(place))
    const { user } = renderDirect(place.path, service.connection, 'wrong')
    const field = await screen.findByLabelText(KEY_NAMES.apiKey)
    await user.click(screen.getByRole('button', { name: KEY_NAMES.takeKey }))
    expect(main().getByText(/^Paste a key first/)).toBeVisible()
    await user.type(field, '“smart”')
    await user.keyboard('{Enter}')
    expect(main().queryByText(/^Paste a key first/)).toBeNull()
    expect(main().getByText(/a character that isn’t allowed/)).toBeVisible()
    expect(field).toBeInvalid()
    await expectSaid(/that isn’t allowed/)
    expect(service.requested()).toHaveLength(1)
  })

  test('is sent again with Retry', async () => {
    const place = placeOf('lookup')
    const service = await faultyService(reply(200, place.body))
    service.fail(reply(403, { message: 'Not now' }))
    const { user } = renderDirect(place.path, service.connection, SENTINEL)
    await panel(`${place.what} failed: the key was refused.`)
    service.recover()
    await user.click(main().getByRole('button', { name: NAMES.retry }))
    expect(await place.content()).toBeVisible()
  })
})

test('without any key, the page requires one before it sends a request', async () => {
  const place = placeOf('search')
  const service = await faultyService(guarded(place))
  const { user } = renderDirect(place.path, service.connection, null)
  const shown = within(await panel('The search needs a key.'))
  expect(shown.getByText('No key has been entered for this service yet.')).toBeVisible()
  expect(shown.getByRole('link', { name: NAMES.settings })).toHaveAttribute(
    'href',
    paths.settings('connection'),
  )
  expect(service.requested()).toEqual([])
  await user.type(shown.getByLabelText(KEY_NAMES.apiKey), `${SENTINEL}{Enter}`)
  expect(await place.content()).toBeVisible()
})

describe('refused EAN prices', () => {
  const place = placeOf('ean')
  const refuse = reply(403, { message: 'Not allowed' })

  test('mention the access token', async () => {
    const service = await faultyService(refuse)
    renderApp(place.path, service.connection)
    expect(await main().findByText(/an access token in its own header/)).toBeVisible()
    expect(main().queryByText(/This key works/)).toBeNull()
  })

  test('say that the key works for other data if only prices are refused', async () => {
    const traits = placeOf('traits')
    const service = await faultyService((request, response) => {
      const isEan = request.url?.includes('productCodes')
      const answer = isEan ? refuse : reply(200, traits.body)
      answer(request, response)
    })
    const view = renderApp(traits.path, service.connection)
    await traits.content()
    view.unmount()
    renderApp(place.path, service.connection)
    expect(await main().findByText(/^This key works for other data\. /)).toBeVisible()
  })

  test('with an access token name its header', async () => {
    const service = await faultyService(refuse)
    const apiVariant = { ...service.connection.apiVariant, eanTokenHeader: 'x-token' }
    renderApp(place.path, { ...service.connection, apiVariant, eanToken: 't' })
    expect(await main().findByText(/token in the header x-token may be the problem/)).toBeVisible()
  })
})

test('a key refused for a listing’s EANs causes one message, beside them', async () => {
  const place = placeOf('lookup')
  const skuSet = ['2049811763054', '2049811763061'].map((ean) => ({ ean, offerPrice: 12 }))
  const service = await faultyService((request, response) => {
    const isEan = request.url?.includes('productCodes')
    const record = [{ productId: 'A', title: 'Shirt', skuSet }]
    const answer = isEan ? reply(403, { message: 'Not for prices' }) : reply(200, record)
    answer(request, response)
  })
  renderApp(place.path, service.connection)
  const shown = within(await panel('Loading 2 EANs failed: the key was refused.'))
  expect(shown.getByText('Not for prices.')).toBeVisible()
  expect(shown.getByText(/^This key works for other data/)).toBeVisible()
  expect(screen.getAllByLabelText(KEY_NAMES.apiKey)).toHaveLength(1)
})

describe('through the proxy of a site', () => {
  const place = placeOf('lookup')
  const proxied = async (fault: RequestListener) => {
    const service = await faultyService(reply(200, place.body))
    service.fail(fault)
    const proxy = { mode: 'proxy', id: 'proxy', apiKey: null } as const
    return { service, ...renderApp(place.path, { ...service.connection, ...proxy }) }
  }

  test('a refused key shows what the administrator must set', async () => {
    await proxied(reply(401, { message: 'Unknown API key' }))
    const shown = within(await panel('The look-up failed: the key was refused.'))
    expect(shown.getByText(/set a valid key in CATALOG_API_KEY/)).toBeVisible()
    expect(shown.queryByLabelText(KEY_NAMES.apiKey)).toBeNull()
  })

  test('a site without a service says what to set, after a single request', async () => {
    const message = 'This server isn’t connected to a service.'
    const { service, user } = await proxied(
      reply(503, { success: false, message, errorCode: 'NOT_CONFIGURED' }),
    )
    const shown = within(await panel('This site isn’t connected to a service yet.'))
    for (const name of ['CATALOG_BASE_URL', 'CATALOG_API_KEY']) {
      expect(shown.getByText(name)).toBeVisible()
    }
    expect(shown.getByRole('link', { name: NAMES.settings })).toBeVisible()
    expect(service.requested()).toHaveLength(1)
    service.recover()
    await user.click(shown.getByRole('button', { name: NAMES.retry }))
    expect(await place.content()).toBeVisible()
  })

  test('a service that the site cannot reach is called unreachable', async () => {
    const message = 'This server couldn’t reach the catalog service at catalog.example.'
    await proxied(reply(502, { success: false, message, errorCode: 'UPSTREAM_UNREACHABLE' }))
    expect(
      await main().findByText('The look-up failed: the service couldn’t be reached.'),
    ).toBeVisible()
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(message))
    expect(screen.getByRole('main')).toHaveTextContent('contact your administrator')
  })
})

test('in the demo a refused key is explained as a demo fault', async () => {
  const place = placeOf('lookup')
  const service = await faultyService(reply(401, {}))
  renderApp(place.path, { ...service.connection, mode: 'demo', id: 'demo' })
  expect(await main().findByText(/This is a demo fault/)).toBeVisible()
  expect(screen.queryByLabelText(KEY_NAMES.apiKey)).toBeNull()
})

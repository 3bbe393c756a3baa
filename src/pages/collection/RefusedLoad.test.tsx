import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { startBackgroundWork } from '@/app/start/backgroundWork.ts'
import { isComplete } from '@/domain/collections/collection.ts'
import { startFirstVersion } from '@/jobs/load/startVersionLoad.ts'
import { listVersions } from '@/storage/collections/versions.ts'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { forgetSecrets, saveSecrets } from '@/storage/preferences/secrets.ts'
import { KEY_NAMES } from '@/words/apiKeyNames.ts'
import { demo } from '@test/demo.ts'
import { expectFocusNotLost, expectSaid } from '@test/faults/expectSound.ts'
import { SENTINEL } from '@test/faults/faultyService.ts'
import { demoConnection, directConnection } from '@test/made/connections.ts'
import { renderApp } from '@test/pages/renderApp.tsx'

beforeEach(() => forgetSecrets())

it(
  'a load stopped by a refused key continues after you enter another key',
  { tags: 'slow' },
  async () => {
    const { baseUrl } = demoConnection
    demo.server.use(
      http.get('*/v1/products', ({ request }) =>
        request.headers.get('apikey') === SENTINEL
          ? HttpResponse.json({ productList: [], numFound: 0 })
          : HttpResponse.json({ message: 'Unknown API key' }, { status: 401 }),
      ),
    )
    writePreference('', 'connection', { way: 'direct', baseUrl })
    saveSecrets(baseUrl, { apiKey: 'wrong', eanToken: null }, 'memory')
    const connection = { ...directConnection(baseUrl), apiKey: 'wrong' }
    const { collectionId } = await startFirstVersion(connection, {
      name: 'polo',
      source: {
        kind: 'search',
        q: 'polo',
        words: [],
        merchant: [],
        brand: [],
        category: '',
        division: '',
      },
      countries: ['us'],
    })
    const { user, client, source } = renderApp(`/collections/${collectionId}`, connection)
    const environment = { home: baseUrl, startDemo: null, live: () => Promise.resolve() }
    onTestFinished(startBackgroundWork({ client, source, environment, configurationText: '{}' }))

    const panel = within(
      await screen.findByRole('group', { name: 'This load failed: the key was refused.' }),
    )
    expect(panel.getByText('Unknown API key.')).toBeVisible()
    await expectSaid('polo: Paused: the service refused the key.')
    await user.type(panel.getByLabelText(KEY_NAMES.apiKey), SENTINEL)
    await user.click(panel.getByRole('button', { name: KEY_NAMES.takeKey }))
    expect(await screen.findByText('No products found')).toBeVisible()
    await waitFor(async () => {
      const [savedVersions] = (await listVersions(connection.id)).savedVersions
      expect(savedVersions?.versions.every(isComplete)).toBe(true)
    })
    expect(screen.queryByLabelText(KEY_NAMES.apiKey)).toBeNull()
    expectFocusNotLost()
  },
)

import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { startBackgroundWork } from '@/app/start/backgroundWork.ts'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { forgetSecrets, saveSecrets } from '@/storage/preferences/secrets.ts'
import { KEY_NAMES } from '@/words/apiKeyNames.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { demo } from '@test/demo.ts'
import { expectFocusNotLost } from '@test/faults/expectSound.ts'
import { SENTINEL } from '@test/faults/faultyService.ts'
import { aCodesCollection, codes } from '@test/jobs/aCodesCollection.ts'
import { directConnection, demoConnection } from '@test/made/connections.ts'
import { figure, figures, forgetCodes, runEnded } from '@test/pages/codesPage.ts'
import { renderApp } from '@test/pages/renderApp.tsx'

beforeEach(async () => {
  forgetSecrets()
  await forgetCodes()
})

it(
  'a check stopped by a refused key continues after you enter another key',
  { tags: 'slow' },
  async () => {
    const inputCodes = codes(6)
    const { baseUrl } = demoConnection
    demo.server.use(
      http.get('*/v1/insights/daas/productCodes/:code', ({ request }) =>
        request.headers.get('apikey') === SENTINEL
          ? HttpResponse.json({}, { status: 404 })
          : HttpResponse.json({ message: 'Unknown API key' }, { status: 401 }),
      ),
    )
    writePreference('', 'connection', { way: 'direct', baseUrl })
    saveSecrets(baseUrl, { apiKey: 'wrong', eanToken: null }, 'memory')
    const connection = { ...directConnection(baseUrl), apiKey: 'wrong' }
    const id = await aCodesCollection(connection.id, inputCodes.join('\n'))
    const { user, client, source } = renderApp(`/collections/${id}`, connection)
    const environment = { home: baseUrl, startDemo: null, live: () => Promise.resolve() }
    onTestFinished(startBackgroundWork({ client, source, environment, configurationText: '{}' }))

    await user.click(await screen.findByRole('button', { name: CODE_CHECK.goOn }))
    const panel = within(
      await screen.findByRole('group', { name: 'This collection failed: the key was refused.' }),
    )
    expect(panel.getByText('Unknown API key.')).toBeVisible()
    await user.type(panel.getByLabelText(KEY_NAMES.apiKey), SENTINEL)
    await user.click(panel.getByRole('button', { name: KEY_NAMES.takeKey }))
    await runEnded()
    await waitFor(() => expect(figure('Checked')).toContain('6 of 6'))
    expect(within(figures()).queryByText('Failed')).toBeNull()
    expect(screen.queryByLabelText(KEY_NAMES.apiKey)).toBeNull()
    expectFocusNotLost()
  },
)

/** Settings with a connection that follows the choices there, as in the browser. */
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { onTestFinished } from 'vitest'
import { readConfiguration } from '@/api/configuration.ts'
import type { DemoControls } from '@/api/connection.ts'
import { followSettings } from '@/app/start/followSettings.ts'
import { resolvedConnection, type Environment } from '@/app/start/resolvedConnection.ts'
// Imported beforehand, so that tests wait for the page and not for its code.
import '@/pages/settings/SettingsPage.tsx'
import { forgetSecrets } from '@/storage/preferences/secrets.ts'
import { demo } from '../demo.ts'
import { noOwnCatalog } from './ownCatalogFake.ts'
import { renderAt } from './renderAt.tsx'

const controls: DemoControls = {
  apiVariants: [
    {
      name: 'index-from-1',
      description: 'index counts rows from 1.',
      clientSettings: { indexBase: 1 },
    },
    {
      name: 'ean-token',
      description: 'An EAN is answered only with a token.',
      clientSettings: { eanTokenHeader: 'x-access-token', eanToken: 'demo-token' },
    },
    { name: 'none-is-204', description: 'Nothing found is 204.', clientSettings: {} },
  ],
  scenarios: [
    { name: 'slow', shows: 'The right response after 3 seconds' },
    { name: 'empty', shows: 'Nothing found' },
    { name: 'next-week', shows: 'The catalog a week later' },
  ],
  latencies: [
    { name: 'at-once', description: 'Nothing is added' },
    { name: 'far-away', description: 'A second is added' },
  ],
  sizes: [
    { name: '', listings: 20_000 },
    { name: '100k', listings: 100_000 },
  ],
  own: noOwnCatalog(),
}

type Options = {
  /** Whether the build has no demo; the app then uses the proxy unless the settings say otherwise. */
  isLive?: boolean
  /** `config.json`, as the deployment wrote it. */
  configuration?: object
  /** The Content Security Policy in the response with `config.json`. */
  policy?: string
  path?: string
}

export function renderSettings({
  isLive = false,
  configuration = {},
  policy = '',
  path = '/settings',
}: Options = {}) {
  demo.server.use(
    http.get('*/config.json', () =>
      HttpResponse.json(configuration, { headers: { 'Content-Security-Policy': policy } }),
    ),
  )
  const started = Promise.resolve(controls)
  const environment: Environment = {
    home: window.location.origin,
    startDemo: isLive ? null : () => started,
    live: () => Promise.resolve(),
  }
  const text = JSON.stringify(configuration)
  const reading = readConfiguration(text)
  if (reading.kind === 'wrong') throw new Error(JSON.stringify(reading.problems))
  // jsdom does not implement scrolling.
  HTMLElement.prototype.scrollIntoView = () => {}
  const view = renderAt(path, resolvedConnection(environment, reading.configuration))
  const stop = followSettings(view.source, environment, text)
  onTestFinished(() => {
    stop()
    forgetSecrets()
  })
  return view
}

/** A panel of the page by its title. */
export async function findPanel(title: string) {
  return within(await screen.findByRole('region', { name: title }))
}

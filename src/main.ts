/**
 * Starts everything that a visit needs in parallel: the configuration, the code of the app and of the addressed page, and, as
 * soon as the connection is known, the first requests. Theme and top bar are in index.html.
 */
import type { Connection } from './api/connection.ts'
import { prefetch } from './api/http/http.ts'
import { boot, type Boot } from './app/start/boot.ts'
import { removeDemoWorker } from './app/start/demoWorker.ts'
import { noteEarlyKeys } from './app/start/earlyKeys.ts'
import { callOf, firstRequests } from './app/start/firstRequests.ts'
import { followLanguage, makeFormatters } from './app/start/followLanguage.ts'
import { pageAt } from './app/start/pageCode.ts'
import { loadOrReload } from './app/start/reloadOnce.ts'
import type { Environment } from './app/start/resolvedConnection.ts'
import { tidyPath } from './app/start/tidyPath.ts'
import { movedAddress } from './routing/movedPath.ts'

const basename = import.meta.env.BASE_URL.replace(/\/$/, '')
const { pathname: written, search: writtenSearch, hash } = window.location
const tidied = tidyPath(written)
const moved = movedAddress(tidied.slice(basename.length), writtenSearch)
const pathname = moved === null ? tidied : basename + moved.pathname
const search = moved === null ? writtenSearch : moved.search
if (pathname !== written) window.history.replaceState(null, '', pathname + search + hash)
const page = pageAt(pathname.slice(basename.length))

let demo: Connection['demo'] = null

/** The only place where demo and live builds differ; the condition is a constant, so that a live build contains no demo code. */
const environment: Environment = {
  home: window.location.origin + basename,
  startDemo: __DEMO__
    ? () =>
        (demo ??= import('../mocks/browser.ts').then(({ startDemo }) =>
          startDemo({ base: basename }),
        ))
    : null,
  live: removeDemoWorker,
}

const notArrived: Boot = {
  kind: 'wrong',
  problems: [
    {
      field: 'config.json',
      message: 'didn’t load. Check the connection, then reload the page',
    },
  ],
}

/** The configuration and the address determine the first requests, so they are sent before the app's code has loaded. */
async function sendFirstRequests(connection: Connection): Promise<void> {
  // Without a network the app sends nothing until there is one; the demo needs no network.
  if (!page || (connection.mode !== 'demo' && !navigator.onLine)) return
  for (const request of await firstRequests(page, new URLSearchParams(search), connection)) {
    prefetch(connection, callOf(connection, request))
  }
}

async function begin(): Promise<Boot> {
  const booted = await boot(environment).catch(() => notArrived)
  // If the code for the first requests fails to load, the page sends them itself.
  if (booted.kind === 'ready') void sendFirstRequests(booted.connection).catch(() => {})
  followLanguage()
  // The browser is waiting for code at this point, so this work delays nothing.
  makeFormatters()
  return booted
}

async function main(): Promise<void> {
  noteEarlyKeys()
  const booting = begin()
  const app = loadOrReload(() => import('./app/start/start.tsx'))
  // A failure is reported by the code that draws the page.
  page?.load().catch(() => {})
  const { start } = await app
  await start(await booting, environment, basename)
}

void main()

/** Starts what the first results wait for side by side: the configuration, the first search, and the code that shows it. */
import type { Connection } from './api/connection.ts'
import { boot, type Boot } from './app/boot.ts'
import { removeDemoWorker } from './app/demoWorker.ts'
import { followLanguage, makeFormatters } from './app/followLanguage.ts'
import { loadOrReload } from './app/reloadOnce.ts'
import { searchAhead } from './app/searchAhead.ts'
import type { Ground } from './app/settledConnection.ts'

const basename = import.meta.env.BASE_URL.replace(/\/$/, '')

let demo: Connection['demo'] = null

/** Demo and live differ here and nowhere else; the condition is a constant, so a live build holds nothing of the demo. */
const ground: Ground = {
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
      says: 'did not arrive. Check the connection, then load the page again',
    },
  ],
}

async function begin(): Promise<Boot> {
  const booted = await boot(ground).catch(() => notArrived)
  const { pathname, search } = window.location
  if (booted.kind === 'ready' && pathname === `${basename}/search`) {
    searchAhead(booted.connection, search)
  }
  followLanguage()
  // Now nothing waits for the processor.
  makeFormatters()
  return booted
}

async function main(): Promise<void> {
  const booting = begin()
  const { start } = await loadOrReload(() => import('./app/start.tsx'))
  await start(await booting, ground, basename)
}

void main()

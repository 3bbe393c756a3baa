import './ui/tokens.css'
import './ui/fonts.css'
import './ui/reset.css'
import './app/shell.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Connection } from './api/connection.ts'
import { App } from './app/App.tsx'
import { boot, type Boot } from './app/boot.ts'
import { connectionSource } from './app/connectionSource.ts'
import { removeDemoWorker } from './app/demoWorker.ts'
import { loadTheRestAfterFirstAnswer } from './app/loadTheRest.ts'
import { createQueryClient } from './app/queryClient.ts'
import type { Ground } from './app/settledConnection.ts'
import { startPage } from './app/startPage.ts'

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

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no element with the id "root"')
const root = createRoot(element)

const notArrived: Boot = {
  kind: 'wrong',
  problems: [
    {
      field: 'config.json',
      says: 'did not arrive. Check the connection, then load the page again',
    },
  ],
}

async function start(): Promise<void> {
  const booted = await boot(ground).catch(() => notArrived)
  if (booted.kind === 'wrong') {
    const { ConfigurationProblems } = await import('./app/ConfigurationProblems.tsx')
    root.render(<ConfigurationProblems problems={booted.problems} />)
    return
  }
  const { connection, configurationText } = booted
  const client = createQueryClient()
  const source = connectionSource(connection)
  loadTheRestAfterFirstAnswer(client, async () => {
    const { startBackgroundWork } = await import('./app/backgroundWork.ts')
    startBackgroundWork(source, ground, configurationText)
  })
  void startPage(window.location.pathname.slice(basename.length) + window.location.search, {
    client,
    connection,
    intent: false,
  })
  root.render(
    <StrictMode>
      <App client={client} source={source} basename={basename || '/'} />
    </StrictMode>,
  )
}

void start()

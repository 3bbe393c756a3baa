import './ui/tokens.css'
import './ui/fonts.css'
import './ui/reset.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Connection } from './api/connection.ts'
import { defaultDialect } from './api/dialect.ts'
import { App } from './app/App.tsx'
import { createQueryClient } from './app/queryClient.ts'
import { loadTheRestAfterFirstAnswer } from './app/loadTheRest.ts'
import { removeDemoWorker } from './app/demoWorker.ts'
import { startPage } from './app/startPage.ts'

const basename = import.meta.env.BASE_URL.replace(/\/$/, '')
const baseUrl = window.location.origin + basename

/** Demo and live differ here and nowhere else; the condition is a constant, so a live build holds nothing of the demo. */
const connection: Connection = __DEMO__
  ? {
      id: 'demo',
      baseUrl,
      apiKey: 'demo',
      dialect: defaultDialect,
      ready: import('../mocks/browser.ts').then(({ startDemo }) => startDemo({ base: basename })),
    }
  : { id: 'proxy', baseUrl, apiKey: null, dialect: defaultDialect, ready: removeDemoWorker() }

const client = createQueryClient()
loadTheRestAfterFirstAnswer(client)
void startPage(window.location.pathname.slice(basename.length) + window.location.search, {
  client,
  connection,
  intent: false,
})

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')
createRoot(root).render(
  <StrictMode>
    <App client={client} connection={connection} basename={basename || '/'} />
  </StrictMode>,
)

/** The app itself, on the connection that was found. */
import '../ui/tokens.css'
import '../ui/fonts.css'
import '../ui/reset.css'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import type { Boot } from './boot.ts'
import { connectionSource } from './connectionSource.ts'
import { loadTheRestAfterFirstAnswer } from './loadTheRest.ts'
import { createQueryClient } from './queryClient.ts'
import type { Ground } from './settledConnection.ts'
import { startPage } from './startPage.ts'

/** The first answer was asked for before this code was there. */
const HOLD_MS = 50

export async function start(booted: Boot, ground: Ground, basename: string): Promise<void> {
  // Apart from reading the code, so that neither holds up a press for long.
  await new Promise((resolve) => setTimeout(resolve))
  const root = createRoot(document.getElementById('root') as Element) // index.html has it, and React says so where not
  if (booted.kind === 'wrong') {
    const { ConfigurationProblems } = await import('./ConfigurationProblems.tsx')
    root.render(<ConfigurationProblems problems={booted.problems} />)
    return
  }
  const { connection, configurationText } = booted
  const client = createQueryClient()
  const source = connectionSource(connection)
  const opening = startPage(
    window.location.pathname.slice(basename.length) + window.location.search,
    {
      client,
      connection,
      intent: false,
    },
  )
  loadTheRestAfterFirstAnswer(client, opening, async () => {
    const { startBackgroundWork } = await import('./backgroundWork.ts')
    startBackgroundWork(source, ground, configurationText)
  })
  // What is all but there is drawn at once, without what would stand in its place; and in slices, so that a press gets between.
  await Promise.race([opening, new Promise((resolve) => setTimeout(resolve, HOLD_MS))])
  startTransition(() =>
    root.render(
      <StrictMode>
        <App client={client} source={source} basename={basename || '/'} />
      </StrictMode>,
    ),
  )
}

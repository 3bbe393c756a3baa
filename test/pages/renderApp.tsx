import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import type { Connection } from '@/api/connection.ts'
import type { retryDelay } from '@/api/http/retry.ts'
import { App } from '@/app/App.tsx'
import { connectionSource } from '@/app/start/connectionSource.ts'
import { createQueryClient } from '@/app/start/queryClient.ts'

type Options = {
  /** Retries come at once unless something else is given. */
  retryDelay?: typeof retryDelay
}

/** The whole app at an address, real router and fetch layer, over a connection of the test's own. */
export function renderApp(
  path: string,
  connection: Connection,
  { retryDelay = () => 0 }: Options = {},
) {
  window.history.replaceState(null, '', path)
  const client = createQueryClient({ retryDelay })
  // Answers are stored for minutes, and with them whatever waits for one: the next test and its file have no use for them.
  onTestFinished(() => client.clear())
  const user = userEvent.setup()
  const source = connectionSource(connection)
  const view = render(<App client={client} source={source} />)
  return { ...view, user, client, source }
}

/** Where the app is now: path and query. */
export function address(): string {
  return window.location.pathname + window.location.search
}

/** Fetches, once the first answer is on the page, what the shell will need next: so that it is there even when the connection is not. */
import type { Query, QueryClient } from '@tanstack/react-query'
import { firstPictures } from '../parts/firstPictures.ts'
import { loadBoxReader } from '../parts/useBoxReader.ts'
import { whenIdle } from './whenIdle.ts'

const rest = [
  loadBoxReader,
  () => import('../parts/OmniboxList.tsx'),
  () => import('../parts/NoticeWords.tsx'),
  () => import('../ui/PopoverPanel.tsx'),
  () => import('./returnTo.ts'),
  async () => (await import('./watchPage.ts')).watchPage(),
]

/** React draws an answer in the frame after the one that brings it. */
const afterPaint = (act: () => void) => requestAnimationFrame(() => void firstPictures().then(act))

/**
 * `more` is loaded with it. What is pressed before does what it will do then. A page that asks nothing by itself, or not
 * through the client, has its rest when it is `opened`.
 */
export function loadTheRestAfterFirstAnswer(
  client: QueryClient,
  opened: Promise<unknown>,
  more: () => Promise<unknown>,
): void {
  const pressed: KeyboardEvent[] = []
  const take = () => {
    document.removeEventListener('keydown', press)
    // Once: who asks again was answered.
    return pressed.splice(0)
  }
  const keys = async () => (await import('./showKeys.tsx')).showKeys(take)
  const bound = async () => (await import('../api/dropOldAnswers.ts')).dropOldAnswers(client)
  const press = (event: KeyboardEvent) => {
    pressed.push(event)
    // What could not be done then is not done long after.
    keys().catch(() => pressed.splice(0))
  }
  document.addEventListener('keydown', press)
  const cache = client.getQueryCache()
  const begin = () => {
    stop()
    afterPaint(() =>
      whenIdle(() => {
        // What does not arrive now is asked for again when it is needed.
        for (const load of [...rest, keys, bound, more]) load().catch(() => {})
      }),
    )
  }
  const isAsked = ({ state }: Query) => state.status !== 'pending' || state.fetchStatus !== 'idle'
  const stop = cache.subscribe(({ query }) => {
    // What waits for a connection is no reason to wait: the rest says so.
    if (isAsked(query) && query.state.fetchStatus !== 'fetching' && query.getObserversCount() > 0)
      begin()
  })
  void opened.then(() =>
    afterPaint(() => {
      if (!cache.getAll().some(isAsked)) begin()
    }),
  )
}

/** Draws the app on the connection that boot determined. */
import '@/components/ui/styles/tokens.css'
import '@/components/ui/styles/fonts.css'
import '@/components/ui/styles/reset.css'
import type { QueryClient } from '@tanstack/react-query'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '@/app/App.tsx'
import { loadBoxReader } from '@/features/search-box/useBoxReader.ts'
import { trackFirstPage, whenFirstPageDrawn } from '@/lib/firstPage.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { whenIdle } from '@/lib/whenIdle.ts'
import type { Boot } from './boot.ts'
import { connectionSource, type ConnectionSource } from './connectionSource.ts'
import { prefetchRoute } from './prefetchRoute.ts'
import { createQueryClient } from './queryClient.ts'
import type { Environment } from './resolvedConnection.ts'
import { sourceInWords } from './sourceInWords.ts'
import printStyle from '@/components/ui/styles/print.css?url'

/**
 * How long, in milliseconds, the first drawing waits for the first answer, which was requested earlier: an answer that arrives by
 * then needs no placeholder.
 */
const HOLD_MS = 50
/** The maximum time, in milliseconds, that later work waits for an answer that is slow or never comes. */
const LONGEST_MS = 5000

const within = (ms: number, what: Promise<unknown>) =>
  Promise.race([what, new Promise((resolve) => setTimeout(resolve, ms))])

/** Resolves once no request of the page is under way. */
function allAnswered(client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    let stop = () => {}
    const check = () => {
      if (client.isFetching() > 0) return
      stop()
      resolve()
    }
    stop = client.getQueryCache().subscribe(check)
    check()
  })
}

/** Resolves once the page and its first visible pictures are drawn. */
async function firstPictures(client: QueryClient): Promise<void> {
  await whenFirstPageDrawn()
  // React draws an answer in a separate task, and what it then shows may send further requests.
  do {
    await allAnswered(client)
    await new Promise((resolve) => setTimeout(resolve))
    await new Promise<void>(whenIdle)
  } while (client.isFetching() > 0)
  const pictures = [...document.querySelectorAll<HTMLImageElement>('[loading=eager]')]
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
}

/** Code that a click, typed text or a failure needs. It is loaded ahead, so that these work without a connection. */
const soonNeeded = [
  loadBoxReader,
  () => import('@/features/search-box/OmniboxList.tsx'),
  () => import('@/features/messages/AnswerProblem.tsx'),
  () => import('@/components/ui/layers/PopoverPanel.tsx'),
]

/** Prepares the page for printing. The style sheet for print is added last, because it must not delay what the screen needs. */
function preparePrint(source: ConnectionSource): void {
  const style = document.createElement('link')
  style.rel = 'stylesheet'
  style.media = 'print'
  style.href = printStyle
  document.head.append(style)
  // This is the text above a printed page, which has no top bar: the time of printing, the source of the data and the address.
  matchMedia('print').addEventListener('change', ({ matches }) => {
    const main = document.getElementById('main')
    if (!matches || !main) return
    const words = ['Catalog Explorer', sourceInWords(source.current()), formatWhen(Date.now())]
    main.dataset['printed'] = `${words.join(' · ')}\n${location.href}`
  })
}

export async function start(
  booted: Boot,
  environment: Environment,
  basename: string,
): Promise<void> {
  // This runs in another task than the parsing of the code, so that neither delays a click for long.
  await new Promise((resolve) => setTimeout(resolve))
  const root = createRoot(document.getElementById('root') as Element) // index.html has this element; without it React throws
  if (booted.kind === 'wrong') {
    const { ConfigurationProblems } = await import('./ConfigurationProblems.tsx')
    root.render(<ConfigurationProblems problems={booted.problems} />)
    return
  }
  const { connection, configurationText } = booted
  const client = createQueryClient()
  const source = connectionSource(connection)
  preparePrint(source)
  const { pathname, search } = window.location
  const opening = prefetchRoute(pathname.slice(basename.length) + search, {
    client,
    connection,
    intent: false,
  })
  const isWhole = within(
    LONGEST_MS,
    opening.then(() => firstPictures(client)),
  )
  trackFirstPage(isWhole)
  await within(HOLD_MS, opening)
  // React renders a transition in slices, so that clicks are handled in between.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App client={client} source={source} basename={basename || '/'} />
      </StrictMode>,
    ),
  )
  await isWhole
  whenIdle(() => {
    const work = async () =>
      (await import('./backgroundWork.ts')).startBackgroundWork({
        client,
        source,
        environment,
        configurationText,
      })
    // Code that fails to load now is loaded once more when it is needed.
    for (const load of [work, ...soonNeeded]) load().catch(() => {})
  })
}

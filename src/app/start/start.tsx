/** The app itself, on the connection that was found. */
import '@/components/ui/styles/tokens.css'
import '@/components/ui/styles/fonts.css'
import '@/components/ui/styles/reset.css'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { ConfigurationProblem } from '@/api/configuration.ts'
import { App } from '@/app/App.tsx'
import { Page } from '@/app/Page.tsx'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { loadBoxReader } from '@/features/search-box/useBoxReader.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { whenIdle } from '@/lib/whenIdle.ts'
import { openPage } from '@/lib/wholePage.ts'
import type { Boot } from './boot.ts'
import { connectionSource, type ConnectionSource } from './connectionSource.ts'
import { createQueryClient } from './queryClient.ts'
import type { Environment } from './resolvedConnection.ts'
import { startPage } from './startPage.ts'
import printStyle from '@/components/ui/styles/print.css?url'

/** The first answer was requested before this code was there: what is all but there is drawn at once, without what would stand in its place. */
const HOLD_MS = 50
/** An answer that takes longer, or waits for a connection, keeps nobody waiting for what comes after it. */
const LONGEST_MS = 5000

const within = (ms: number, what: Promise<unknown>) =>
  Promise.race([what, new Promise((resolve) => setTimeout(resolve, ms))])

/** Over once the page is drawn, with the pictures that are seen first. */
async function firstPictures(): Promise<void> {
  // React has drawn it before the page has nothing else to do.
  await new Promise<void>(whenIdle)
  const pictures = [...document.querySelectorAll<HTMLImageElement>('[loading=eager]')]
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
}

/** Behind a click, a typed text or a failure: there before it is needed, so that it needs no connection then. */
const soonNeeded = [
  loadBoxReader,
  () => import('@/features/search-box/OmniboxList.tsx'),
  () => import('@/features/messages/NoticeWords.tsx'),
  () => import('@/components/ui/layers/PopoverPanel.tsx'),
]

/** Of which data it is. */
function wordsFor({ mode, badge }: ReturnType<ConnectionSource['current']>): string {
  if (badge) return badge.slice(0, 2).join(' ').trim()
  return mode === 'demo' ? 'Sample data' : 'Live data'
}

/** What a printed page has from the first moment on, for as long as the app is open. The style sheet comes behind all that a screen needs: a browser asks last for what is for print. */
function preparePaper(source: ConnectionSource): void {
  const style = document.createElement('link')
  style.rel = 'stylesheet'
  style.media = 'print'
  style.href = printStyle
  document.head.append(style)
  // What stands above a printed page, where the bar does not: when it was printed, of which data, and from which address.
  matchMedia('print').addEventListener('change', ({ matches }) => {
    const main = document.getElementById('main')
    if (!matches || !main) return
    const words = ['Catalog Explorer', wordsFor(source.current()), formatWhen(Date.now())]
    main.dataset['printed'] = `${words.join(' · ')}\n${location.href}`
  })
}

export async function start(
  booted: Boot,
  environment: Environment,
  basename: string,
): Promise<void> {
  // Apart from reading the code, so that neither holds up a click for long.
  await new Promise((resolve) => setTimeout(resolve))
  const root = createRoot(document.getElementById('root') as Element) // index.html has it, and React says so where not
  if (booted.kind === 'wrong') {
    root.render(<ConfigurationProblems problems={booted.problems} />)
    return
  }
  const { connection, configurationText } = booted
  const client = createQueryClient()
  const source = connectionSource(connection)
  preparePaper(source)
  const { pathname, search } = window.location
  const opening = startPage(pathname.slice(basename.length) + search, {
    client,
    connection,
    intent: false,
  })
  const isWhole = within(LONGEST_MS, opening.then(firstPictures))
  openPage(isWhole)
  await within(HOLD_MS, opening)
  // In slices, so that a click gets between.
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
    // What does not arrive now is asked for again when it is needed.
    for (const load of [work, ...soonNeeded]) load().catch(() => {})
  })
}

/** In place of the app where its configuration is wrong: it must not guess which service to ask. */
function ConfigurationProblems({ problems }: { problems: readonly ConfigurationProblem[] }) {
  return (
    <main>
      <Page>
        <title>Configuration · Catalog Explorer</title>
        <div role="alert">
          <h1>This site’s configuration is wrong</h1>
          <p>
            Catalog Explorer reads <code>config.json</code> when it starts. Your administrator has
            to correct it:
          </p>
          <ul>
            {problems.map(({ field, message }) => (
              <li key={field + message}>
                <code>{field}</code>: {message}
              </li>
            ))}
          </ul>
          <p>Nothing saved in this browser is lost.</p>
          <button type="button" className={buttonClass()} onClick={() => window.location.reload()}>
            Reload
          </button>
        </div>
      </Page>
    </main>
  )
}

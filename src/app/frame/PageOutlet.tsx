import { Suspense, Component, type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigationType } from 'react-router-dom'
import { Page } from '@/app/Page.tsx'
import { entryKey, note } from '@/app/start/entryNotes.ts'
import { reloadIfLoadFailed } from '@/app/start/reloadOnce.ts'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { ErrorCard } from '@/components/ui/panels/ErrorCard.tsx'
import { PageHeading } from '@/features/page/PageHeading.tsx'
import { onPageTitle, pageTitle, usePageTitle } from '@/features/page/usePageTitle.ts'
import { reportPageDrawn } from '@/lib/firstPage.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { useScroll } from './useScroll.ts'

/** The address of the link that had the focus when a history entry was left, by the entry's key. */
const focused = new Map<string, string | undefined>()

/** Calls back once the page has a name: at once, or when its code has loaded. Returns the function that stops waiting. */
function onceNamed(callback: () => void): () => void {
  if (pageTitle() !== null) {
    callback()
    return () => {}
  }
  const stop = onPageTitle(() => {
    if (pageTitle() === null) return
    stop()
    callback()
  })
  return stop
}

/**
 * When another page opens, moves the focus to its main part, so that its name is announced and reading continues there; on Back and
 * Forward, moves the focus to the link that had it. Within a page the focus stays, unless its element disappears.
 */
function useFocusOnNavigation(): void {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const before = useRef({ key, pathname })
  const opened = useRef(pathname)
  const had = useRef<Element | null>(null)

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      had.current = target as Element // `focusin` bubbles only from elements
      const href = target instanceof HTMLAnchorElement ? target.getAttribute('href') : null
      note(focused, entryKey(), href ?? undefined)
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])

  useEffect(() => {
    const isPage = before.current.pathname !== pathname
    if (before.current.key === key) return undefined
    before.current = { key, pathname }
    const main = document.getElementById('main')
    // The link must be read before the focus moves below, because that would overwrite it.
    const href = focused.get(key)
    if (!main || type !== 'POP') return undefined
    let stop = () => {}
    let isOver = false
    const stopWaiting = onceNamed(() => {
      const at = isPage ? main : had.current
      if (!at) return
      import('./returnFocus.ts').then(
        ({ returnFocus }) => {
          if (!isOver) stop = returnFocus(main, at, href)
        },
        () => {},
      )
    })
    return () => {
      isOver = true
      stopWaiting()
      stop()
    }
  }, [key, pathname, type])

  // The effect depends on the path alone: a page that corrects its query as it opens is still the same page.
  useEffect(() => {
    if (opened.current === pathname) return undefined
    opened.current = pathname
    const holder = document.activeElement
    return onceNamed(() => {
      // If the user has moved the focus meanwhile, it stays where it is.
      const { activeElement } = document
      if (activeElement !== holder && activeElement !== document.body) return
      document.getElementById('main')?.focus({ preventScroll: true })
    })
  }, [pathname])
}

type Props = { children: ReactNode; Fallback: ComponentType<{ error: unknown }> }
type State = { failed: false } | { failed: true; error: unknown }

/**
 * Shows an error of a page in the page's place, so that the shell stays usable. Use the address as its key, so that the next page
 * is drawn without the error.
 */
class PageBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error }
  }

  override componentDidCatch(error: unknown) {
    reloadIfLoadFailed(error)
  }

  override render() {
    const { Fallback, children } = this.props
    return this.state.failed ? <Fallback error={this.state.error} /> : children
  }
}

/**
 * Reports that the page is in the document. Its effect runs only once the page beside it is drawn, whose code may have to load
 * first.
 */
function Drawn() {
  useEffect(reportPageDrawn, [])
  return null
}

/** The place of the page in the shell, with its loading and error states. */
export function PageOutlet() {
  const { pathname } = useLocation()
  const [language] = usePreference('language')
  useScroll()
  useFocusOnNavigation()
  return (
    // A new language redraws figures and dates. Settings, where it is chosen, handles that itself, so that the focus stays.
    <PageBoundary
      key={pathname === '/settings' ? pathname : pathname + language}
      Fallback={PageFailure}
    >
      <Suspense>
        <Outlet />
        <Drawn />
      </Suspense>
    </PageBoundary>
  )
}

/**
 * Shown in place of a page that failed to draw or whose code failed to load; the shell around it stays usable. It loads no further
 * code, because loading may be what failed. The address is the state, so a reload loses nothing.
 */
function PageFailure({ error }: { error: unknown }) {
  usePageTitle('Not shown')
  return (
    <Page>
      <PageHeading>This page couldn’t be shown</PageHeading>
      <ErrorCard
        isAlert
        title="Part of the page didn’t load, or the app has an error here."
        action={
          <button type="button" className={buttonClass()} onClick={() => window.location.reload()}>
            Reload
          </button>
        }
        details={error instanceof Error ? error.message : 'The reason isn’t known.'}
      >
        Your saved data is unchanged. Check the connection, then reload the page.
      </ErrorCard>
    </Page>
  )
}

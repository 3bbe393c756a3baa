import ScanBarcode from 'lucide-react/icons/scan-barcode'
import { Fragment, lazy, Suspense, useSyncExternalStore, useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { pageAt } from '@/app/start/pageCode.ts'
import { onPageParts, pageParts, startOf } from '@/components/ui/browser/pageParts.ts'
import { shownToasts } from '@/components/ui/layers/toast.ts'
import { LiveRegion } from '@/components/ui/panels/LiveRegion.tsx'
import { onMessages } from '@/components/ui/panels/messagePlaces.ts'
import { lazyPart } from '@/features/messages/lazyPart.tsx'
import { useNavItems } from '@/features/page/navItems.ts'
import { SkipLink } from '@/features/page/SkipLink.tsx'
import { onPageTitle, pageTitle } from '@/features/page/usePageTitle.ts'
import { useScanner } from '@/features/search-box/scan/useScanner.tsx'
import { Link } from '@/routing/Link.tsx'
import { onStorageTrouble, storageTrouble } from '@/storage/database/storageTrouble.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { NAMES } from '@/words/names.ts'
import { SCAN } from '@/words/scanNames.ts'
import { NewMatches } from './lazyNewMatches.ts'
import { PageOutlet } from './PageOutlet.tsx'
import { TopBar } from './TopBar.tsx'
import styles from './Layout.module.css'

/**
 * Follows theme and row height when the user changes them, here or in another tab; `theme.js` has set them for the first paint.
 */
function useAppearance(): void {
  const [theme] = usePreference('theme')
  const [density] = usePreference('density')
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (theme === 'system') delete dataset['theme']
    else dataset['theme'] = theme
    if (density === 'dense') delete dataset['density']
    else dataset['density'] = density
  }, [theme, density])
}

// Most visits show no toast, so its code loads with the first one.
const ToastRegion = lazy(async () => ({
  default: (await import('@/components/ui/layers/ToastRegion.tsx')).ToastRegion,
}))

/** The notice about a problem with the storage; its code is loaded only when there is one. */
const StorageNotice = lazyPart(
  async () => (await import('@/features/messages/storage/StorageNotice.tsx')).StorageNotice,
)

/** The shell around every page. */
export function Layout() {
  useAppearance()
  const trouble = useSyncExternalStore(onStorageTrouble, storageTrouble)
  const toasts = useSyncExternalStore(onMessages, shownToasts)
  return (
    <>
      <SkipLinks />
      <TopBar />
      {trouble !== null && (
        <Suspense>
          <StorageNotice trouble={trouble} />
        </Suspense>
      )}
      <Main>
        <PageOutlet />
      </Main>
      <BottomTabs />
      <LiveRegion />
      {toasts.length > 0 && (
        <Suspense>
          <ToastRegion />
        </Suspense>
      )}
    </>
  )
}

/** Skip links past the top bar: to the page’s main content and to its filters. */
function SkipLinks() {
  const { pathname } = useLocation()
  const page = pageAt(pathname)?.contract
  const parts = useSyncExternalStore(onPageParts, pageParts)
  const answer = page?.answer === 'its own part' ? parts.answer[0] : undefined
  const filters = page?.filters === 'its own part' ? parts.filters[0] : undefined
  return (
    <>
      <SkipLink to={() => answer && startOf(answer)}>{NAMES.skip}</SkipLink>
      {filters && <SkipLink to={() => filters}>{NAMES.skipToFilters}</SkipLink>}
    </>
  )
}

/**
 * The page’s main part, named by the page title, which is announced when it takes the focus. The title is also a hidden heading
 * until the page draws one.
 */
function Main({ children }: { children: ReactNode }) {
  const title = useSyncExternalStore(onPageTitle, pageTitle)
  const { heading } = useSyncExternalStore(onPageParts, pageParts)
  return (
    <main id="main" className={styles.main} tabIndex={-1} aria-label={title ?? undefined}>
      {heading.length === 0 && title !== null && (
        <h1 className="vh" tabIndex={-1} dir="auto">
          {title}
        </h1>
      )}
      {children}
    </main>
  )
}

/** The tab bar on phones: four pages, with the scanner in the middle. */
function BottomTabs() {
  const parts = useNavItems().filter(({ Icon }) => Icon)
  return (
    <nav className={styles.tabs} aria-label={NAMES.smallNavigation}>
      {parts.map(({ name, path, to, current, Icon }, at) => (
        <Fragment key={name}>
          {at === 2 && <ScanTab />}
          <Link className={styles.tab} to={to} aria-current={current}>
            {Icon && <Icon />}
            <span>{name}</span>
            {path === '/alerts' && (
              <span className={styles.count}>
                <Suspense>
                  <NewMatches />
                </Suspense>
              </span>
            )}
          </Link>
        </Fragment>
      ))}
    </nav>
  )
}

function ScanTab() {
  const { open, sheet } = useScanner()
  return (
    <>
      <button type="button" className={styles.tab} aria-haspopup="dialog" onClick={open}>
        <ScanBarcode />
        <span>{SCAN.tab}</span>
      </button>
      {sheet}
    </>
  )
}

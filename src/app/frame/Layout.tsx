import { lazy, Suspense, useSyncExternalStore, useLayoutEffect } from 'react'
import type { MouseEvent } from 'react'
import { lazyPart } from '../../notices/lazyPart.tsx'
import { Link } from '../../shell/Link.tsx'
import { usePreference } from '../../shell/settings/usePreference.ts'
import { onStorageTrouble, storageTrouble } from '../../store/database/storageTrouble.ts'
import { LiveRegion } from '../../ui/panels/LiveRegion.tsx'
import { onMessages } from '../../ui/panels/messagePlaces.ts'
import { shownToasts } from '../../ui/layers/toast.ts'
import { NAMES } from '../../words/names.ts'
import styles from './Layout.module.css'
import { PageOutlet } from './PageOutlet.tsx'
import { TopBar } from './TopBar.tsx'
import { useSections } from './useSections.ts'

/** Theme and row height as chosen, here or in another tab; `theme.js` has set them for the first paint. */
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

// Most visits see no toast: what it looks like is loaded with the first.
const ToastRegion = lazy(async () => ({
  default: (await import('../../ui/layers/ToastRegion.tsx')).ToastRegion,
}))

/** In trouble alone: what the storage is and keeps is loaded with it. */
const StorageNotice = lazyPart(
  async () => (await import('../../notices/storage/StorageNotice.tsx')).StorageNotice,
)

/** The shell around every page. */
export function Layout() {
  useAppearance()
  const trouble = useSyncExternalStore(onStorageTrouble, storageTrouble)
  const toasts = useSyncExternalStore(onMessages, shownToasts)
  // A fragment would be one more history entry that shows nothing new.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById('main')?.focus()
  }
  return (
    <>
      <a className={styles.skip} href="#main" onClick={skip}>
        {NAMES.skip}
      </a>
      <TopBar />
      {trouble !== null && (
        <Suspense>
          <StorageNotice trouble={trouble} />
        </Suspense>
      )}
      <main id="main" className={styles.main} tabIndex={-1}>
        <PageOutlet />
      </main>
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

/** The navigation of a phone, within reach of the thumb. */
function BottomTabs() {
  return (
    <nav className={styles.tabs} aria-label={NAMES.smallNavigation}>
      {useSections().map(
        ({ short, to, current, Icon }) =>
          Icon && (
            <Link key={short} to={to} aria-current={current}>
              <Icon />
              <span>{short}</span>
            </Link>
          ),
      )}
    </nav>
  )
}

import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { MouseEvent } from 'react'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { onMessages } from '../ui/messagePlaces.ts'
import { shownToasts } from '../ui/toast.ts'
import { NAMES } from '../words/names.ts'
import { BottomTabs } from './BottomTabs.tsx'
import styles from './Layout.module.css'
import { PageOutlet } from './PageOutlet.tsx'
import { TopBar } from './TopBar.tsx'
import { useAppearance } from './useAppearance.ts'

// Most visits see no toast: what it looks like is loaded with the first.
const ToastRegion = lazy(async () => ({
  default: (await import('../ui/ToastRegion.tsx')).ToastRegion,
}))

/** The shell around every page. */
export function Layout() {
  useAppearance()
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

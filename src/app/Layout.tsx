import type { MouseEvent } from 'react'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { ToastRegion } from '../ui/ToastRegion.tsx'
import { BottomTabs } from './BottomTabs.tsx'
import styles from './Layout.module.css'
import { PageOutlet } from './PageOutlet.tsx'
import { TopBar } from './TopBar.tsx'

/** The shell around every page. */
export function Layout() {
  // A fragment would be one more history entry that shows nothing new.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById('main')?.focus()
  }
  return (
    <>
      <a className={styles.skip} href="#main" onClick={skip}>
        Skip to the content
      </a>
      <TopBar />
      <main id="main" className={styles.main} tabIndex={-1}>
        <PageOutlet />
      </main>
      <BottomTabs />
      <LiveRegion />
      <ToastRegion />
    </>
  )
}

import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { usePreference } from '../shell/usePreference.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { PageFailure } from './PageFailure.tsx'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'
import { useScroll } from './useScroll.ts'

/** Where the page stands in the shell: it may still be loading, and it may fail without taking the shell along. */
export function PageOutlet() {
  const { pathname } = useLocation()
  const [language] = usePreference('language')
  useScroll()
  useFocusOnNavigation()
  return (
    // Figures and dates are written anew in another language; where it is chosen, that page sees to it and keeps its focus.
    <PageBoundary
      key={pathname === '/settings' ? pathname : pathname + language}
      Fallback={PageFailure}
    >
      <Suspense>
        <Outlet />
      </Suspense>
    </PageBoundary>
  )
}

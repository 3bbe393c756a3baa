import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { PageBoundary } from './PageBoundary.tsx'
import { PageFailure } from './PageFailure.tsx'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'
import { useScroll } from './useScroll.ts'

/** Where the page stands in the shell: it may still be loading, and it may fail without taking the shell along. */
export function PageOutlet() {
  const { pathname } = useLocation()
  useScroll()
  useFocusOnNavigation()
  return (
    <PageBoundary key={pathname} Fallback={PageFailure}>
      <Suspense>
        <Outlet />
      </Suspense>
    </PageBoundary>
  )
}

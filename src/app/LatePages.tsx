import { lazy, useEffect } from 'react'
import { Route, Routes } from 'react-router-dom'
import { latePages } from './latePages.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import { matchIn } from './pages.ts'
import { loadOrReload } from './reloadOnce.ts'
import { whenIdle } from './whenIdle.ts'

const routes = latePages.map(({ path, load }) => ({ path, Page: lazy(() => loadOrReload(load)) }))

/** Whatever is not among the first pages. */
export function LatePages() {
  // Some of them ask for nothing, so that no first answer brings the keys.
  useEffect(
    () =>
      whenIdle(() => {
        import('./showKeys.tsx').then(
          ({ showKeys }) => showKeys(),
          () => {}, // The first press of a key tries again.
        )
      }),
    [],
  )
  return (
    <Routes>
      {routes.map(({ path, Page }) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}

/** Null for an unknown address. */
export const matchLatePage = (pathname: string) => matchIn(latePages, pathname)

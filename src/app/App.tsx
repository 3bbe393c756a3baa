import type { QueryClient } from '@tanstack/react-query'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { ConnectionProvider } from '@/api/connectionContext.tsx'
import { KeyError } from '@/api/http/errors.ts'
import { RouteMetaContext } from '@/features/page/routeMeta.ts'
import { usePageHeading } from '@/features/page/usePageTitle.ts'
import { movedAddress } from '@/routing/movedPath.ts'
import { NavigationProvider } from '@/routing/navigation.tsx'
import { PrefetchProvider } from '@/routing/prefetchContext.tsx'
import { Layout } from './frame/Layout.tsx'
import type { ConnectionSource } from './start/connectionSource.ts'
import { routeMetaOf, loadPage, loadedPageOf, pagePaths, type PagePath } from './start/pageCode.ts'
import { prefetchRoute } from './start/prefetchRoute.ts'
import { loadOrReload } from './start/reloadOnce.ts'

const lazyPages = new Map(
  pagePaths.map((path) => [
    path,
    lazy(async () => ({ default: (await loadOrReload(() => loadPage(path))).Page })),
  ]),
)

const NotFoundPage = lazy(async () => ({
  default: (await loadOrReload(() => import('./NotFoundPage.tsx'))).NotFoundPage,
}))

/** Draws the page of a path. If its code is loaded, the page is drawn at once; a lazy page would be empty for a moment first. */
function PageOf({ path }: { path: PagePath }) {
  const [Page] = useState(() => loadedPageOf(path) ?? lazyPages.get(path) ?? NotFoundPage)
  const meta = routeMetaOf(path)
  usePageHeading(meta.heading)
  return (
    <RouteMetaContext value={meta}>
      <Page />
    </RouteMetaContext>
  )
}

/**
 * Handles an address without a page: an address of an earlier app version is replaced by the current one, in the same history
 * entry.
 */
function OtherAddress() {
  const { pathname, search, hash } = useLocation()
  const moved = movedAddress(pathname, search)
  if (moved === null) return <NotFoundPage />
  return <Navigate to={{ ...moved, hash }} replace />
}

type Props = { client: QueryClient; source: ConnectionSource; basename?: string }

/** The app: everything that shares one connection and one query cache. */
export function App({ client, source, basename = '/' }: Props) {
  const connection = useSyncExternalStore(source.subscribe, source.current)
  // With a new key, requests that were refused because of the old key are sent again.
  useEffect(() => {
    void client.resetQueries({
      predicate: ({ queryKey, state }) =>
        queryKey.includes(connection.id) && state.error instanceof KeyError,
    })
  }, [client, connection])
  const start = useCallback(
    (path: string) => void prefetchRoute(path, { client, connection, intent: true }),
    [client, connection],
  )
  return (
    <QueryClientProvider client={client}>
      <ConnectionProvider connection={connection}>
        <PrefetchProvider start={start}>
          {/* In a transition, a choice would show its old value until the new page is drawn. */}
          <BrowserRouter basename={basename} useTransitions={false}>
            <NavigationProvider basename={basename}>
              <Routes>
                <Route element={<Layout />}>
                  {pagePaths.map((path) => (
                    <Route key={path} path={path} element={<PageOf path={path} />} />
                  ))}
                  <Route path="*" element={<OtherAddress />} />
                </Route>
              </Routes>
            </NavigationProvider>
          </BrowserRouter>
        </PrefetchProvider>
      </ConnectionProvider>
    </QueryClientProvider>
  )
}

import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { NavigationProvider } from '@/routing/navigation.tsx'
import { rememberedCatalog } from '@/storage/preferences/catalogMark.ts'
import { aCatalog } from '@test/made/anOwnCatalog.ts'
import { noOwnCatalog } from '@test/pages/ownCatalogFake.ts'
import { useChooseCatalog } from './useChooseCatalog.ts'

const inApp = ({ children }: { children: ReactNode }) => (
  <BrowserRouter>
    <NavigationProvider basename="/">{children}</NavigationProvider>
  </BrowserRouter>
)

it('opens your own catalog as a search in its first four countries', () => {
  const chosen: string[] = []
  const own = noOwnCatalog({ choose: (which) => chosen.push(which) })
  const { result } = renderHook(() => useChooseCatalog(own), { wrapper: inApp })
  result.current.explore({ ...aCatalog, countries: ['at', 'be', 'ch', 'de', 'fr'] })
  expect(window.location.pathname + window.location.search).toBe(
    '/search?country=at&country=be&country=ch&country=de',
  )
  expect(chosen).toEqual(['own'])
  expect(rememberedCatalog()?.fileName).toBe(aCatalog.fileName)
})

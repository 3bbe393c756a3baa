import { render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { ConnectionProvider } from '@/api/connectionContext.tsx'
import { demoConnection } from '@test/made/connections.ts'
import { NavigationProvider } from './navigation.tsx'
import { decodeSearch, encodeSearch } from './states/searchState.ts'
import { useUrlState } from './useUrlState.ts'

/** A page with an incomplete address; `leave` is what the user does as soon as it is drawn. */
function Page({ leave }: { leave: () => void }) {
  const { state } = useUrlState(decodeSearch, encodeSearch)
  useLayoutEffect(leave, [leave])
  return <p>{state.q}</p>
}

function open(leave: () => void) {
  window.history.replaceState(null, '', '/search?q=shirt')
  render(
    <ConnectionProvider connection={demoConnection}>
      <BrowserRouter>
        <NavigationProvider basename="/">
          <Page leave={leave} />
        </NavigationProvider>
      </BrowserRouter>
    </ConnectionProvider>,
  )
}

const address = () => window.location.pathname + window.location.search
const doNothing = () => {}
const goOn = () => window.history.pushState(null, '', '/settings')

it('useUrlState completes the address of the open page', () => {
  open(doNothing)
  expect(screen.getByText('shirt')).toBeVisible()
  expect(address()).toBe('/search?q=shirt&country=us')
})

it('useUrlState doesn’t navigate back if the user has already left the page', () => {
  open(goOn)
  expect(address()).toBe('/settings')
})

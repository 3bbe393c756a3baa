// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Link } from './Link.tsx'
import { NavigationProvider } from './navigation.tsx'

const BASE = '/catalog'

function renderLink(to: string) {
  render(
    <BrowserRouter basename={BASE} useTransitions={false}>
      <NavigationProvider basename={BASE}>
        <Link
          to={to}
          onClick={(event) => event.currentTarget.dataset['stop'] && event.preventDefault()}
        >
          There
        </Link>
      </NavigationProvider>
    </BrowserRouter>,
  )
  return screen.getByRole('link')
}

const address = () => window.location.pathname + window.location.search

beforeEach(() => window.history.replaceState(null, '', `${BASE}/search?q=a`))
afterEach(cleanup)

it('Link opens the page below the base path and adds a step to the history', () => {
  const steps = window.history.length
  const link = renderLink('/ean')
  expect(link.getAttribute('href')).toBe(`${BASE}/ean`)
  expect(fireEvent.click(link)).toBe(false)
  expect(address()).toBe(`${BASE}/ean`)
  expect(window.history.length).toBe(steps + 1)
})

it('Link writes the address of Home as the base path itself', () => {
  expect(renderLink('/').getAttribute('href')).toBe(BASE)
})

it('Link includes the demo scenario', () => {
  window.history.replaceState(null, '', `${BASE}/search?demo=slow`)
  const link = renderLink('/search?q=b')
  fireEvent.click(link)
  expect(address()).toBe(`${BASE}/search?q=b&demo=slow`)
})

it('Link adds no step to the history for the same address', () => {
  const steps = window.history.length
  fireEvent.click(renderLink('/search?q=a'))
  expect(window.history.length).toBe(steps)
})

it('Link leaves modified and prevented clicks to the browser', () => {
  const link = renderLink('/ean')
  // jsdom doesn’t follow links.
  link.addEventListener('click', (event) => event.preventDefault())
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
    fireEvent.click(link, { [key]: true })
  }
  link.dataset['stop'] = 'yes'
  fireEvent.click(link)
  expect(address()).toBe(`${BASE}/search?q=a`)
})

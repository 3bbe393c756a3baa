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

it('leads to the page below the base path, as one more step in the history', () => {
  const steps = window.history.length
  const link = renderLink('/ean')
  expect(link.getAttribute('href')).toBe(`${BASE}/ean`)
  expect(fireEvent.click(link)).toBe(false)
  expect(address()).toBe(`${BASE}/ean`)
  expect(window.history.length).toBe(steps + 1)
})

it('writes the start page as the base path itself', () => {
  expect(renderLink('/').getAttribute('href')).toBe(BASE)
})

it('carries along what belongs to the demo', () => {
  window.history.replaceState(null, '', `${BASE}/search?demo=slow`)
  const link = renderLink('/search?q=b')
  fireEvent.click(link)
  expect(address()).toBe(`${BASE}/search?q=b&demo=slow`)
})

it('makes no step in the history where it leads to the same address', () => {
  const steps = window.history.length
  fireEvent.click(renderLink('/search?q=a'))
  expect(window.history.length).toBe(steps)
})

it('leaves to the browser what opens another tab or window, or is stopped', () => {
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

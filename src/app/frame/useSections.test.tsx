import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderAt } from '../../testing/pages/renderAt.tsx'

/** The sections that say one is in them, and how. */
async function currentAt(path: string): Promise<[string | null, string | null][]> {
  renderAt(path)
  const bar = await screen.findByRole('banner')
  const links = await within(bar).findAllByRole('link')
  return links
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => [link.textContent, link.getAttribute('aria-current')])
}

describe('the navigation', () => {
  it.each([
    ['/search?q=shirt', 'Search', 'page'],
    ['/products/none?country=us', 'Search', 'true'],
    ['/workbench', 'Workbench', 'page'],
    ['/map', 'Workbench', 'true'],
    ['/lists/none', 'Lists', 'true'],
  ])('tells at %s that one is in %s', async (path, section, how) => {
    expect(await currentAt(path)).toEqual([[section, how]])
  })
})

import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { START } from '@/words/startNames.ts'
import { renderAt } from '@test/pages/renderAt.tsx'

// What is held where there is no database is never damaged.
vi.mock('@/storage/queries/useSavedSearches.ts', () => ({
  useSavedSearches: () => ({ data: { searches: [], damaged: 1 }, isError: false }),
}))

it('says on Start that a saved search is damaged, and leads to what is stored', async () => {
  renderAt('/')
  const saved = within(await screen.findByRole('region', { name: 'Collections' }))
  expect(await saved.findByText(/^1 entry is damaged and not shown\./)).toBeVisible()
  expect(saved.getByRole('link', { name: START.stored })).toHaveAttribute(
    'href',
    '/settings#stored',
  )
})

it('says on Changes that a damaged collection is left out', async () => {
  renderAt('/changes')
  expect(await screen.findByText(/^1 collection is damaged/)).toBeVisible()
})

import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { START } from '@/words/startNames.ts'
import { demoConnection } from '@test/made/connections.ts'
import { renderAt } from '@test/pages/renderAt.tsx'

beforeEach(() => {
  const place = { connectionId: demoConnection.id, of: '', part: 'damaged1', at: 1 }
  replaceEntriesInMemory('collections', [{ ...place, holds: 'collection' }])
})
afterEach(() => replaceEntriesInMemory('collections', []))

it('Home shows that a collection is damaged, and links to the stored data', async () => {
  renderAt('/')
  const saved = within(await screen.findByRole('region', { name: 'Collections' }))
  expect(await saved.findByText(/^1 entry is damaged and not shown\./)).toBeVisible()
  expect(saved.getByRole('link', { name: START.stored })).toHaveAttribute(
    'href',
    '/settings#stored',
  )
})

it('Changes shows that a damaged collection is left out', async () => {
  renderAt('/changes')
  expect(await screen.findByText(/^1 collection is damaged/)).toBeVisible()
})

import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { Snapshot } from '../../model/resultSet/resultSet.ts'
import { holdOnly } from '../../store/database/keptMemory.ts'
import { createSet, keepSnapshot } from '../../store/resultSets/resultSets.ts'
import { aSnapshot } from '../../testing/made/aSnapshot.ts'
import { aResultSet } from '../../testing/made/aResultSet.ts'
import { demoConnection } from '../../testing/made/connections.ts'
import { renderAt } from '../../testing/pages/renderAt.tsx'
import { RUN } from '../../words/runNames.ts'

const { id: connectionId } = demoConnection

/** A snapshot of 950 rows found, of which fewer came. */
async function showShort(given: Partial<Snapshot['counts']>) {
  const snapshot = aSnapshot({ id: 'm', setId: 's', promised: 950 })
  const counts = { ...snapshot.counts, asks: 10, ...given }
  await createSet(connectionId, aResultSet('s', { name: 'Shirts' }))
  await keepSnapshot(connectionId, {
    ...snapshot,
    counts,
    notes: [{ kind: 'fell short', due: 950 }],
  })
  renderAt('/workbench')
  return within(await screen.findByRole('region', { name: 'Shirts' }))
}

beforeEach(() => {
  holdOnly('resultSets', [])
})

it('can go on where pages came empty that should hold rows', async () => {
  const set = await showShort({ done: 3, notFound: 7, rows: 300 })
  expect(set.getByText('300 of 950 rows')).toBeVisible()
  expect(set.getByText('Partial, 10 of 10 pages')).toBeVisible()
  expect(set.getByRole('button', { name: RUN.goOn })).toBeVisible()
})

it('has nothing to go on with where every page brought what it has', async () => {
  const set = await showShort({ done: 10, notFound: 0, rows: 949 })
  expect(set.getByText('949 of 950 rows')).toBeVisible()
  expect(set.queryByRole('button', { name: RUN.goOn })).not.toBeInTheDocument()
})

import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { totalOf, type UpdateRun } from '@/domain/updates/updateRun.ts'
import { NavigationProvider } from '@/routing/navigation.tsx'
import { UPDATE_ALL } from '@/words/updateAllNames.ts'
import {
  aChangesSummary,
  anUpdateRun,
  anUpdateStep,
  comparedOutcome,
} from '@test/made/anUpdateRun.ts'
import { totalInWords } from './reportWords.ts'
import { RunTotal } from './RunTotal.tsx'
import { StepTable } from './StepTable.tsx'

const step = (name: string, isWhole: boolean) =>
  anUpdateStep(name, { outcome: comparedOutcome(aChangesSummary(), isWhole) })

function show(run: UpdateRun) {
  render(
    <MemoryRouter>
      <NavigationProvider basename="/">
        <RunTotal run={run} isOver />
        <StepTable run={run} load={null} stateOf={() => 'done'} />
      </NavigationProvider>
    </MemoryRouter>,
  )
  return screen.getByRole('region', { name: UPDATE_ALL.figures })
}

const line = (name: RegExp) => {
  const row = screen.getByRole('rowheader', { name }).closest('tr')
  if (!row) throw new Error('a row header stands in a row')
  return within(row)
}

describe('the report of an incomplete version', () => {
  it('shows the number of products gone as unknown, not as 0', () => {
    const run = anUpdateRun([step('shirts', false)])
    expect(show(run)).toHaveTextContent(/Gone–unknown/)
    expect(line(/^shirts/).getAllByText('unknown')).toHaveLength(1)
    expect(totalInWords(totalOf(run))).toBe('2 price down, 1 new, gone unknown')
  })

  it('shows in how many collections that number is unknown', () => {
    const run = anUpdateRun([step('shirts', false), step('dresses', true)])
    expect(show(run)).toHaveTextContent(/Gone0unknown in 1 of 2 collections/)
    expect(line(/^dresses/).queryByText('unknown')).toBeNull()
    // A phone hides the table header, so each figure has its label beside it.
    expect(line(/^dresses/).getByRole('cell', { name: /^Price down ?\d/ })).toBeVisible()
    expect(totalInWords(totalOf(run))).toBe(
      '4 price down, 2 new, gone unknown in 1 of 2 collections',
    )
  })
})

import { expect, it } from 'vitest'
import { noteRun, onRunsOver } from './runsOver.ts'

it('tells once that the last job of several is over, and of which connections they were', () => {
  const told: (readonly string[])[] = []
  const stop = onRunsOver((connectionIds) => told.push(connectionIds))
  const [everything, load] = [noteRun('demo'), noteRun('demo')]
  load()
  const other = noteRun('proxy')
  other()
  expect(told).toEqual([])
  everything()
  expect(told).toEqual([['demo', 'proxy']])
  stop()
  noteRun('demo')()
  expect(told).toHaveLength(1)
})

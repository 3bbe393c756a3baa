import { expect, it } from 'vitest'
import { noteRun, onRunsOver } from './runsOver.ts'

it('notifies listeners once, with all connections, when the last of several jobs has ended', () => {
  const notified: (readonly string[])[] = []
  const stop = onRunsOver((connectionIds) => notified.push(connectionIds))
  const [everything, load] = [noteRun('demo'), noteRun('demo')]
  load()
  const other = noteRun('proxy')
  other()
  expect(notified).toEqual([])
  everything()
  expect(notified).toEqual([['demo', 'proxy']])
  stop()
  noteRun('demo')()
  expect(notified).toHaveLength(1)
})

import { expect, it } from 'vitest'
import { sumProgress } from '../jobs/sumProgress.ts'
import { pauseInWords, stateInWords } from './runWords.ts'

const idle = sumProgress([])
const words = (changes: Partial<typeof idle>) =>
  stateInWords({ role: 'here', progress: { ...idle, ...changes } })

it('calls no run done of which anything failed', () => {
  expect(words({ state: 'done', total: 12, done: 12 })).toBe('Done')
  expect(words({ state: 'done', total: 12, done: 9, failed: 3 })).toBe('Ended, 3 of 12 failed')
  // Opened later, as it is kept.
  expect(words({ state: 'ready', total: 1, failed: 1 })).toBe('Ended, 1 of 1 failed')
  expect(words({ state: 'ready', total: 2, failed: 1, waiting: 1 })).toBe('Not running')
})

it('ends what the service says before it goes on', () => {
  const error = new Error('The apikey header is missing')
  expect(pauseInWords({ kind: 'key', error })?.says).toMatch(/^The apikey header is missing\. Put/)
  const told = { says: 'Too busy' }
  expect(pauseInWords({ kind: 'failures', inARow: 5, error: told })?.says).toMatch(
    /^Too busy\. Resume/,
  )
})

import { describe, expect, it } from 'vitest'
import { lookingUp, pricing, readingTraits, searching } from './operations.ts'
import { findProblem } from './property.ts'

/** The longer run with fresh seeds is `npm run fuzz`. */
const FIXED = { seed: 20_261_121, numRuns: 10_000 }
/** Milliseconds on a busy machine. */
const PATIENCE = { timeout: 240_000 }

describe('whatever answers: only our errors are thrown, nothing is invented, nothing lost', () => {
  it('in 10,000 answers to searches', PATIENCE, () => {
    expect(findProblem(searching, FIXED)).toBeNull()
  })

  it('in 10,000 answers with traits', PATIENCE, () => {
    expect(findProblem(readingTraits, FIXED)).toBeNull()
  })

  it('in 10,000 answers to look-ups', PATIENCE, () => {
    expect(findProblem(lookingUp, FIXED)).toBeNull()
  })

  it('in 10,000 answers with prices', PATIENCE, () => {
    expect(findProblem(pricing, FIXED)).toBeNull()
  })
})

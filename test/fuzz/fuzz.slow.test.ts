import { describe, expect, it } from 'vitest'
import { lookupSubject, eanSubject, traitsSubject, searchSubject } from './operations.ts'
import { findProblem } from './property.ts'

/** The longer run with fresh seeds is `npm run fuzz`. */
const FIXED = { seed: 20_261_121, numRuns: 10_000 }
/** Milliseconds on a busy machine. */
const PATIENCE = { timeout: 240_000 }

describe('the client throws only its own errors, invents nothing and loses nothing', () => {
  it('in 10,000 search responses', PATIENCE, () => {
    expect(findProblem(searchSubject, FIXED)).toBeNull()
  })

  it('in 10,000 responses with attributes', PATIENCE, () => {
    expect(findProblem(traitsSubject, FIXED)).toBeNull()
  })

  it('in 10,000 look-up responses', PATIENCE, () => {
    expect(findProblem(lookupSubject, FIXED)).toBeNull()
  })

  it('in 10,000 responses with prices', PATIENCE, () => {
    expect(findProblem(eanSubject, FIXED)).toBeNull()
  })
})

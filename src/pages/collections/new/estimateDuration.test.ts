import { afterEach, describe, expect, it } from 'vitest'
import { clearRequests, recordRequest, type LoggedRequest } from '@/api/http/log.ts'
import { anAnswer } from '@test/made/anAnswer.ts'
import { estimateDuration } from './estimateDuration.ts'

const logged = (ms: number, isAnswered = true) =>
  recordRequest({ ms, answer: isAnswered ? anAnswer() : null } as LoggedRequest) // no more is read

afterEach(clearRequests)

describe('the estimated duration of a check', () => {
  it('uses a default before anything was measured', () => {
    expect(estimateDuration(5, 2)).toEqual({ ms: 1200, each: 400, n: 0 })
    expect(estimateDuration(4, 2).ms).toBe(800)
    expect(estimateDuration(0, 2).ms).toBe(0)
  })

  it('uses the median duration of the latest responses', () => {
    for (const ms of [100, 300, 200]) logged(ms)
    logged(15_000, false)
    expect(estimateDuration(5, 2)).toEqual({ ms: 600, each: 200, n: 3 })
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aJob, network, range, status, timeout, tooMany, type Service } from '@test/jobs/aJob.ts'

describe('a cancelled job', () => {
  it('aborts its running requests at once and sends no more', async () => {
    const { job, clock, items, aborted, finishes } = aJob({ count: 100 })
    job.start()
    await clock.pass(250)
    job.cancel()
    const requested = items().length
    expect(job.progress()).toMatchObject({
      state: 'cancelled',
      requesting: 0,
      done: 8,
      cancelled: 92,
    })
    await clock.run()
    expect(aborted).toEqual([8, 9, 10, 11])
    expect(items()).toHaveLength(requested)
    expect(finishes).toHaveLength(8)
  })

  it('sends nothing more, whenever it is cancelled and whatever is waiting', async () => {
    const what = fc.constantFrom<ReturnType<Service>>(
      'found',
      network(),
      timeout(),
      tooMany(),
      status(500),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(what, { minLength: 1, maxLength: 5 }),
        fc.nat(5000),
        async (answers, at) => {
          const service: Service = (item, nth) => answers[(item + nth) % answers.length] ?? 'found'
          const { job, clock, items } = aJob({ count: 20, service })
          job.start()
          await clock.pass(at)
          job.cancel()
          const requested = items().length
          await clock.run()
          expect(items()).toHaveLength(requested)
          expect(job.progress()).toMatchObject({ waiting: 0, requesting: 0 })
        },
      ),
      { numRuns: 30, seed: 4 },
    )
  })

  it('saves answers that had arrived, and counts them as running until they are saved', async () => {
    const { job, clock, aborted, finishes } = aJob({ count: 20, saveMs: 50 })
    job.start()
    await clock.pass(120)
    job.cancel()
    expect(job.progress()).toMatchObject({ state: 'cancelled', requesting: 4, cancelled: 16 })
    await clock.run()
    expect(aborted).toEqual([])
    expect(finishes).toHaveLength(4)
    expect(job.progress()).toMatchObject({ requesting: 0, done: 4 })
  })

  it('continues with the remaining items when it is resumed', async () => {
    const { job, clock, items } = aJob({ count: 12 })
    job.start()
    await clock.pass(150)
    job.cancel()
    job.resume()
    await clock.run()
    expect(items()).toEqual([...range(8), ...range(12).slice(4)])
    expect(job.progress()).toMatchObject({ state: 'done', done: 12 })
  })
})

/**
 * Creates a job over many items. It sends a few requests at a time, in order, can be paused and cancelled, and slows down when
 * the service refuses requests (429).
 */
import { createEmitter } from '@/lib/emitter.ts'
import { answeredAt } from './clock.ts'
import type { RequestResult, Job, JobState, SaveResult, PauseReason, Progress } from './job.ts'
import type { JobOptions } from './jobOptions.ts'
import { createItemStates } from './queue/itemStates.ts'
import { measureProgress } from './queue/measureProgress.ts'
import { createRateLimiter } from './queue/rateLimiter.ts'
import { createRequestQueue } from './queue/requestQueue.ts'
import { jobRetryPolicy, type Retry } from './queue/retryPolicy.ts'
import { createSpeedMeter } from './queue/speedMeter.ts'
import { createTrials } from './queue/trials.ts'

/** The number of failures in a row after which the job pauses, because further requests would most likely fail too. */
const TROUBLE = 10

type Attempt = { controller: AbortController; begunAt: number; isSaving: boolean }
type End<Value> = RequestResult<Value> | { state: 'failed'; error: unknown }

export function createJob<Item, Value>(options: JobOptions<Item, Value>): Job {
  const { items, request, save, retryPolicy = jobRetryPolicy, concurrency = 4 } = options
  const { clock, connectivity, random } = options
  const states = createItemStates(items.map((_, index) => options.initially?.(index) ?? 'waiting'))
  const waiting = states.all('waiting')
  const lastEnded = items.findLastIndex((_, index) => states.of(index) !== 'waiting')
  const queue = createRequestQueue(waiting.filter((index) => index > lastEnded))
  const rateLimiter = createRateLimiter(concurrency)
  const speed = createSpeedMeter()
  const trials = createTrials()
  const attempts = new Map<number, Attempt>()
  // Items are requested in order. So if a job continues, items without an outcome before the last item with an outcome were in
  // progress or put off.
  for (const index of waiting.filter((one) => one < lastEnded)) {
    queue.putOff(index)
    trials.note(index, { kind: 'put off' }, 0)
  }
  const emitter = createEmitter<[index: number | null]>()
  let state: JobState = 'ready'
  let pause: PauseReason | null = null
  let startedAt: number | null = null
  let failuresInARow = 0
  let answered = 0
  let unstored = 0
  let stopTimer = () => {}
  let known: Progress | null = null

  const notify = (index: number | null) => {
    known = null
    emitter.emit(index)
  }

  const enter = (next: JobState, why: PauseReason | null = null) => {
    state = next
    pause = why
    stopTimer()
    notify(null)
  }

  const pauseFor = (why: PauseReason) => {
    if (state === 'running') enter('paused', why)
  }

  const go = () => {
    failuresInARow = 0
    startedAt ??= clock.date()
    speed.restart(clock.now())
    enter('running')
    pump()
  }

  const wait = (index: number) => {
    states.set(index, 'waiting')
    queue.putBack(index)
  }

  const cancel = () => {
    if (state === 'cancelled' || state === 'done') return
    queue.clear()
    for (const index of states.all('waiting')) states.set(index, 'cancelled')
    for (const [index, attempt] of attempts) {
      if (attempt.isSaving) continue
      attempts.delete(index)
      states.set(index, 'cancelled')
      attempt.controller.abort()
    }
    enter('cancelled')
  }

  const countTrouble = (error: unknown) => {
    failuresInARow += 1
    if (failuresInARow < TROUBLE) return
    pauseFor({ kind: 'failures', inARow: failuresInARow, error })
  }

  const finish = async (index: number, attempt: Attempt, end: End<Value>) => {
    attempt.isSaving = true
    const ms = Math.round(clock.now() - attempt.begunAt)
    const tries = trials.tries(index)
    const wasPutOff = trials.past(index, answered).putOff > 0
    // `save` stores in memory if storage is missing. If it fails, the item is counted as unstored, and the job continues.
    const saved = await save(index, { at: answeredAt(clock), ms, tries, ...end }).catch(
      (): SaveResult => 'memory',
    )
    attempts.delete(index)
    trials.forget(index)
    if (saved === 'memory') unstored += 1
    states.set(index, end.state)
    speed.finished(clock.now())
    // An item that was put off is requested again at the end, with others that failed, so its failure is no evidence about the
    // service now.
    if (end.state === 'failed' && !wasPutOff) countTrouble(end.error)
    notify(index)
    if (saved === 'gone') cancel()
  }

  /** Lets the item wait: for a time, until all other items are done, or until the job is resumed. */
  const postpone = (index: number, { begunAt }: Attempt, retry: Retry, error: unknown) => {
    const now = clock.now()
    attempts.delete(index)
    trials.note(index, retry, answered)
    states.set(index, 'waiting')
    // An item that waits for a retry after a failure counts as in progress, so that the limit holds when the retry starts.
    if (retry.kind === 'again') queue.tryAgainAt(index, now + retry.afterMs, true)
    if (retry.kind === 'slower') {
      const { retryAfterMs } = retry
      queue.tryAgainAt(
        index,
        rateLimiter.refused({ begunAt, now, retryAfterMs, random: random() }),
        false,
      )
    }
    if (retry.kind === 'put off') {
      queue.putOff(index)
      countTrouble(error)
    }
    if (retry.kind === 'pause') {
      queue.putBack(index)
      pauseFor(retry.reason === 'key' ? { kind: 'key', error } : { kind: 'offline' })
    }
    notify(index)
  }

  const attemptAt = async (index: number, item: Item): Promise<void> => {
    const attempt = { controller: new AbortController(), begunAt: clock.now(), isSaving: false }
    const isOver = () => attempts.get(index) !== attempt
    attempts.set(index, attempt)
    trials.begin(index)
    states.set(index, 'requesting')
    notify(index)
    let end: End<Value>
    try {
      end = await request(item, attempt.controller.signal)
    } catch (error) {
      end = { state: 'failed', error }
    }
    if (isOver()) return // The job was cancelled, so its late answer is ignored.
    if (end.state !== 'failed') {
      answered += 1
      failuresInARow = 0
      rateLimiter.answered(attempt.begunAt, clock.now())
      await finish(index, attempt, end)
    } else {
      const retry = retryPolicy(end.error, {
        ...trials.past(index, answered),
        isOnline: connectivity.isOnline(),
        date: clock.date(),
        random: random(),
      })
      if (retry.kind === 'failed') await finish(index, attempt, end)
      else postpone(index, attempt, retry, end.error)
    }
    pump()
  }

  const pump = () => {
    stopTimer()
    if (state !== 'running' && state !== 'paused') return
    if (attempts.size === 0 && states.count('waiting') === 0) {
      enter(states.count('cancelled') > 0 ? 'cancelled' : 'done')
      return
    }
    if (!connectivity.isOnline()) pauseFor({ kind: 'offline' })
    const now = clock.now()
    const mayStart = () => state === 'running' && attempts.size < rateLimiter.limit()
    while (mayStart() && now >= rateLimiter.nextStart(now)) {
      const index = queue.next(now, attempts.size + queue.retrying() < rateLimiter.limit())
      const item = index === null ? undefined : items[index]
      if (index === null || item === undefined) break
      rateLimiter.started(now)
      void attemptAt(index, item) // Not awaited, because the attempt ends by itself and never rejects.
    }
    const due = Math.max(rateLimiter.nextStart(now), queue.dueAt() ?? 0)
    if (state === 'running' && due > now) stopTimer = clock.after(due - now, pump)
  }

  const dispose = connectivity.onChange(() => {
    if (!connectivity.isOnline()) pauseFor({ kind: 'offline' })
    else if (pause?.kind === 'offline') go()
  })

  return {
    start() {
      if (state === 'ready') go()
    },
    pause() {
      pauseFor({ kind: 'asked' })
    },
    resume() {
      if (state === 'cancelled') for (const index of states.all('cancelled')) wait(index)
      if (state === 'paused' || state === 'cancelled') go()
    },
    cancel,
    retry(indices = states.all('failed')) {
      // A retry before the start requests only these items; cancelling lets the others wait until the user resumes the job.
      if (state === 'ready') cancel()
      for (const index of indices) {
        if (!['waiting', 'requesting'].includes(states.of(index))) wait(index)
      }
      if (state === 'done' || state === 'cancelled') go()
      else notify(null)
      pump()
    },
    grow() {
      for (let missing = items.length - states.total(); missing > 0; missing -= 1) {
        queue.putBack(states.add())
      }
      notify(null)
      pump()
    },
    setConcurrency(count) {
      rateLimiter.want(count)
      notify(null)
      pump()
    },
    stateOf: states.of,
    progress: () =>
      (known ??= measureProgress({
        state,
        pause,
        unstored,
        startedAt,
        states,
        rateLimiter,
        refusedDueAt: queue.refusedDueAt(),
        speed,
        clock,
      })),
    subscribe: emitter.on,
    dispose,
  }
}

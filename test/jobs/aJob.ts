/**
 * A job with a made-up service and a separate clock. It records the requests with their times, the stored results, and the aborted
 * items.
 */
import {
  HttpError,
  KeyError,
  NetworkError,
  RateError,
  TimeoutError,
  UnreadableError,
} from '@/api/http/errors.ts'
import { createJob } from '@/jobs/job/createJob.ts'
import type { RequestResult, Finish, ItemState, Job, SaveResult } from '@/jobs/job/job.ts'
import { anAnswer } from '../made/anAnswer.ts'
import { after, fakeClock } from './fakeClock.ts'

export const network = () => new NetworkError('ean', 'unreachable')
export const timeout = () => new TimeoutError('ean', 'too late')
export const key = () => new KeyError('ean', 'refused')
export const unreadable = () => new UnreadableError('ean', 'cut')
export const status = (code: number) => new HttpError('broken', anAnswer({ status: code }), null)
export const tooMany = (retryAt: number | null = null) =>
  new RateError('slow down', anAnswer(), retryAt)

/** The service's response to an item at its nth try, counted from 1. */
export type Service = (item: number, nth: number) => Error | 'found' | 'none'

type Setup = {
  count?: number
  service?: Service
  initially?: (index: number) => ItemState
  concurrency?: number
  saved?: SaveResult
  ms?: number
  /** Milliseconds that saving takes. */
  saveMs?: number
}

export function aJob(setup: Setup) {
  const { count = 10, service = () => 'found', ms = 100, saveMs = 0, saved = 'stored' } = setup
  const clock = fakeClock()
  const requests: { item: number; at: number }[] = []
  const aborted: number[] = []
  const finishes: (Finish<string> & { index: number })[] = []
  const tries = new Map<number, number>()
  const line = { isOnline: true, listeners: new Set<() => void>() }
  let inProgress = 0
  let most = 0

  const request = async (item: number, signal: AbortSignal): Promise<RequestResult<string>> => {
    requests.push({ item, at: clock.now() })
    const nth = (tries.get(item) ?? 0) + 1
    tries.set(item, nth)
    inProgress += 1
    most = Math.max(most, inProgress)
    try {
      await after(clock, ms, signal)
    } catch (error) {
      aborted.push(item)
      throw error
    } finally {
      inProgress -= 1
    }
    const what = service(item, nth)
    if (what instanceof Error) throw what
    return what === 'found' ? { state: 'done', value: 'x' } : { state: 'not found', value: '' }
  }

  const job: Job = createJob<number, string>({
    items: Array.from({ length: count }, (_, index) => index),
    request,
    save: async (index, finish) => {
      if (saveMs > 0) await after(clock, saveMs)
      finishes.push({ index, ...finish })
      return saved
    },
    clock,
    random: () => 0.5,
    connectivity: {
      isOnline: () => line.isOnline,
      onChange: (listener) => {
        line.listeners.add(listener)
        return () => line.listeners.delete(listener)
      },
    },
    ...(setup.initially && { initially: setup.initially }),
    ...(setup.concurrency && { concurrency: setup.concurrency }),
  })
  const goOnline = (isOnline: boolean) => {
    line.isOnline = isOnline
    for (const listener of line.listeners) listener()
  }
  return {
    job,
    clock,
    requests,
    aborted,
    finishes,
    goOnline,
    most: () => most,
    items: () => requests.map(({ item }) => item),
  }
}

export const range = (count: number) => Array.from({ length: count }, (_, index) => index)

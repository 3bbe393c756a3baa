import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyThread } from './lazyThread.ts'
import type { FromWorker, ToWorker } from './taskMessages.ts'
import { startTaskThread, type TaskThread } from './taskThread.ts'

type Tasks = { add: (one: number, other: number) => number; name: () => string }

/** Workers whose other end is played by the test. */
const workers: FakeWorker[] = []
class FakeWorker extends EventTarget {
  readonly sent: ToWorker[] = []
  readonly terminate = vi.fn<() => void>()
  readonly address: string
  readonly options: WorkerOptions

  constructor(address: string, options: WorkerOptions) {
    super()
    this.address = address
    this.options = options
    workers.push(this)
  }
  postMessage(message: ToWorker) {
    this.sent.push(message)
  }
  say(data: FromWorker) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  fail(message: string) {
    const event = Object.assign(new Event('error', { cancelable: true }), { message })
    this.dispatchEvent(event)
    return event
  }
}

const told = vi.fn<(value: number) => void>()
const here = vi.fn<(tell: (value: number) => void) => Promise<Tasks>>(async (tell) => ({
  add: (one, other) => {
    tell(one)
    return one + other
  },
  name: () => 'here',
}))
const start = () =>
  startTaskThread<Tasks, number>({ url: '/worker.js', name: 'sums', onTold: told, here })

async function started() {
  const thread = start()
  const worker = workers.at(-1)
  if (!worker) throw new Error('no worker')
  worker.say({ kind: 'ready' })
  return { worker, thread: await thread }
}

beforeEach(() => {
  workers.length = 0
  vi.clearAllMocks()
  vi.stubGlobal('location', new URL('https://app.example/search'))
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => vi.unstubAllGlobals())

describe('a thread beside the page', () => {
  it('is a worker of the app’s own, by its name', async () => {
    const { worker, thread } = await started()
    expect(thread.isPage).toBe(false)
    expect(worker.address).toBe('https://app.example/worker.js')
    expect(worker.options).toEqual({ type: 'module', name: 'sums' })
    expect(here).not.toHaveBeenCalled()
    thread.close()
    expect(worker.terminate).toHaveBeenCalledOnce()
  })

  it('gives each who asks the answer to that question, in whichever order they come', async () => {
    const { worker, thread } = await started()
    const answers = [thread.ask('add', 1, 2), thread.ask('name'), thread.ask('add', 3, 4)]
    expect(worker.sent).toEqual([
      { id: 1, name: 'add', asked: [1, 2] },
      { id: 2, name: 'name', asked: [] },
      { id: 3, name: 'add', asked: [3, 4] },
    ])
    worker.say({ kind: 'answer', id: 3, value: 7 })
    worker.say({ kind: 'failure', id: 2, says: 'no name' })
    worker.say({ kind: 'told', value: 50 })
    worker.say({ kind: 'answer', id: 1, value: 3 })
    // Nobody waits for it.
    worker.say({ kind: 'answer', id: 9, value: 0 })
    worker.say({ kind: 'failure', id: 9, says: 'nobody' })
    const [first, second, third] = await Promise.allSettled(answers)
    expect(first).toMatchObject({ value: 3 })
    expect(second).toMatchObject({ reason: new Error('no name') })
    expect(third).toMatchObject({ value: 7 })
    expect(told).toHaveBeenCalledExactlyOnceWith(50)
  })

  it('fails every question that is open when the worker ends, and every later one', async () => {
    const { worker, thread } = await started()
    const open = Promise.allSettled([thread.ask('name'), thread.ask('add', 1, 1)])
    const event = worker.fail('out of memory')
    expect(event.defaultPrevented).toBe(true)
    expect(worker.terminate).toHaveBeenCalledOnce()
    const reason = new Error('out of memory')
    expect(await open).toMatchObject([{ reason }, { reason }])
    await expect(thread.ask('name')).rejects.toThrow('out of memory')
    expect(worker.sent).toHaveLength(2)
  })
})

describe('the page’s own thread', () => {
  it('does the tasks where a worker does not start', async () => {
    const starting = start()
    workers[0]?.fail('')
    const thread = await starting
    expect(thread.isPage).toBe(true)
    expect(await thread.ask('add', 5, 2)).toBe(7)
    expect(told).toHaveBeenCalledExactlyOnceWith(5)
  })

  it('does them where there are no workers', async () => {
    vi.stubGlobal('Worker', undefined)
    const thread = await start()
    expect(thread.isPage).toBe(true)
    expect(await thread.ask('name')).toBe('here')
    thread.close()
  })

  it('fails for a task that there is not', async () => {
    vi.stubGlobal('Worker', undefined)
    const thread = await start()
    await expect(thread.ask('other' as 'name')).rejects.toThrow('There is no task other')
  })

  it('does not come where its code does not', async () => {
    vi.stubGlobal('Worker', undefined)
    here.mockRejectedValueOnce(new Error('gone'))
    await expect(start()).rejects.toThrow('gone')
  })
})

describe('a thread that starts with the first question', () => {
  const aThread = () => ({
    ask: vi.fn<(...asked: unknown[]) => Promise<never>>(async () => 'answer' as never),
    isPage: true,
    close: vi.fn<() => void>(),
  })

  it('starts once', async () => {
    const begin = vi.fn<() => Promise<TaskThread<Tasks>>>(async () => aThread())
    const { ask, started: isStarted } = lazyThread(begin)
    expect(begin).not.toHaveBeenCalled()
    expect(await Promise.all([ask('name'), ask('name')])).toEqual(['answer', 'answer'])
    await isStarted()
    expect(begin).toHaveBeenCalledOnce()
  })

  it('starts anew for whoever asks after it could not', async () => {
    const begin = vi
      .fn<() => Promise<TaskThread<Tasks>>>(async () => aThread())
      .mockRejectedValueOnce(new Error('offline'))
    const { ask } = lazyThread(begin)
    await expect(ask('name')).rejects.toThrow('offline')
    expect(await ask('name')).toBe('answer')
  })

  it('is closed with what it began, and begins nothing afterwards', async () => {
    const thread = aThread()
    const begin = vi.fn<() => Promise<TaskThread<Tasks>>>(async () => thread)
    const { ask, close } = lazyThread(begin)
    await ask('name')
    close()
    const later = vi.fn<() => void>()
    void ask('name').then(later, later)
    await new Promise(setImmediate)
    expect(thread.close).toHaveBeenCalledOnce()
    expect(thread.ask).toHaveBeenCalledOnce()
    expect(later).not.toHaveBeenCalled()
  })

  it('may be closed before it began, or where it could not', async () => {
    const begin = vi.fn<() => Promise<TaskThread<Tasks>>>().mockRejectedValue(new Error('offline'))
    const unbegun = lazyThread(begin)
    unbegun.close()
    expect(begin).not.toHaveBeenCalled()
    const failing = lazyThread(begin)
    const asked = failing.ask('name')
    failing.close()
    await expect(asked).rejects.toThrow('offline')
  })
})

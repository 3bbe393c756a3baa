import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyWorkerClient } from './lazyWorkerClient.ts'
import type { FromWorker, ToWorker } from './taskMessages.ts'
import { startWorkerClient, type WorkerClient } from './workerClient.ts'

type Tasks = { add: (one: number, other: number) => number; name: () => string }

/** Workers whose other end the test plays. */
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
  send(data: FromWorker) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  fail(message: string) {
    const event = Object.assign(new Event('error', { cancelable: true }), { message })
    this.dispatchEvent(event)
    return event
  }
}

const onSent = vi.fn<(value: number) => void>()
const here = vi.fn<(notify: (value: number) => void) => Promise<Tasks>>(async (notify) => ({
  add: (one, other) => {
    notify(one)
    return one + other
  },
  name: () => 'here',
}))
const start = () =>
  startWorkerClient<Tasks, number>({ url: '/worker.js', name: 'sums', onSent, here })

async function started() {
  const client = start()
  const worker = workers.at(-1)
  if (!worker) throw new Error('no worker')
  worker.send({ kind: 'ready' })
  return { worker, client: await client }
}

beforeEach(() => {
  workers.length = 0
  vi.clearAllMocks()
  vi.stubGlobal('location', new URL('https://app.example/search'))
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => vi.unstubAllGlobals())

describe('a web worker', () => {
  it('is started with the app’s own script and its name', async () => {
    const { worker, client } = await started()
    expect(client.isPage).toBe(false)
    expect(worker.address).toBe('https://app.example/worker.js')
    expect(worker.options).toEqual({ type: 'module', name: 'sums' })
    expect(here).not.toHaveBeenCalled()
    client.close()
    expect(worker.terminate).toHaveBeenCalledOnce()
  })

  it('returns each answer to the request that it belongs to, in any order', async () => {
    const { worker, client } = await started()
    const answers = [
      client.request('add', 1, 2),
      client.request('name'),
      client.request('add', 3, 4),
    ]
    expect(worker.sent).toEqual([
      { id: 1, name: 'add', requested: [1, 2] },
      { id: 2, name: 'name', requested: [] },
      { id: 3, name: 'add', requested: [3, 4] },
    ])
    worker.send({ kind: 'answer', id: 3, value: 7 })
    worker.send({ kind: 'failure', id: 2, message: 'no name' })
    worker.send({ kind: 'message', value: 50 })
    worker.send({ kind: 'answer', id: 1, value: 3 })
    // Answers to no question.
    worker.send({ kind: 'answer', id: 9, value: 0 })
    worker.send({ kind: 'failure', id: 9, message: 'nobody' })
    const [first, second, third] = await Promise.allSettled(answers)
    expect(first).toMatchObject({ value: 3 })
    expect(second).toMatchObject({ reason: new Error('no name') })
    expect(third).toMatchObject({ value: 7 })
    expect(onSent).toHaveBeenCalledExactlyOnceWith(50)
  })

  it('rejects all open and later requests after it crashed', async () => {
    const { worker, client } = await started()
    const open = Promise.allSettled([client.request('name'), client.request('add', 1, 1)])
    const event = worker.fail('out of memory')
    expect(event.defaultPrevented).toBe(true)
    expect(worker.terminate).toHaveBeenCalledOnce()
    const reason = new Error('out of memory')
    expect(await open).toMatchObject([{ reason }, { reason }])
    await expect(client.request('name')).rejects.toThrow('out of memory')
    expect(worker.sent).toHaveLength(2)
  })
})

describe('the page’s own thread', () => {
  it('runs the tasks if a worker doesn’t start', async () => {
    const starting = start()
    workers[0]?.fail('')
    const client = await starting
    expect(client.isPage).toBe(true)
    expect(await client.request('add', 5, 2)).toBe(7)
    expect(onSent).toHaveBeenCalledExactlyOnceWith(5)
  })

  it('runs the tasks if the browser has no workers', async () => {
    vi.stubGlobal('Worker', undefined)
    const client = await start()
    expect(client.isPage).toBe(true)
    expect(await client.request('name')).toBe('here')
    client.close()
  })

  it('rejects unknown tasks', async () => {
    vi.stubGlobal('Worker', undefined)
    const client = await start()
    await expect(client.request('other' as 'name')).rejects.toThrow('There is no task other')
  })

  it('passes on the error if its code can’t be loaded', async () => {
    vi.stubGlobal('Worker', undefined)
    here.mockRejectedValueOnce(new Error('gone'))
    await expect(start()).rejects.toThrow('gone')
  })
})

describe('a worker that starts with the first request', () => {
  const aWorkerClient = () => ({
    request: vi.fn<(...requested: unknown[]) => Promise<never>>(async () => 'answer' as never),
    isPage: true,
    close: vi.fn<() => void>(),
  })

  it('starts only once', async () => {
    const begin = vi.fn<() => Promise<WorkerClient<Tasks>>>(async () => aWorkerClient())
    const { request: ask, started: isStarted } = lazyWorkerClient(begin)
    expect(begin).not.toHaveBeenCalled()
    expect(await Promise.all([ask('name'), ask('name')])).toEqual(['answer', 'answer'])
    await isStarted()
    expect(begin).toHaveBeenCalledOnce()
  })

  it('starts again with the next request if it couldn’t start before', async () => {
    const begin = vi
      .fn<() => Promise<WorkerClient<Tasks>>>(async () => aWorkerClient())
      .mockRejectedValueOnce(new Error('offline'))
    const { request: ask } = lazyWorkerClient(begin)
    await expect(ask('name')).rejects.toThrow('offline')
    expect(await ask('name')).toBe('answer')
  })

  it('is closed together with its client and answers nothing afterwards', async () => {
    const client = aWorkerClient()
    const begin = vi.fn<() => Promise<WorkerClient<Tasks>>>(async () => client)
    const { request: ask, close } = lazyWorkerClient(begin)
    await ask('name')
    close()
    const later = vi.fn<() => void>()
    void ask('name').then(later, later)
    await new Promise(setImmediate)
    expect(client.close).toHaveBeenCalledOnce()
    expect(client.request).toHaveBeenCalledOnce()
    expect(later).not.toHaveBeenCalled()
  })

  it('can be closed before it was started or if it can’t start', async () => {
    const begin = vi
      .fn<() => Promise<WorkerClient<Tasks>>>()
      .mockRejectedValue(new Error('offline'))
    const unbegun = lazyWorkerClient(begin)
    unbegun.close()
    expect(begin).not.toHaveBeenCalled()
    const failing = lazyWorkerClient(begin)
    const requested = failing.request('name')
    failing.close()
    await expect(requested).rejects.toThrow('offline')
  })
})

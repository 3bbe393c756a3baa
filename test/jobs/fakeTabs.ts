/** Tabs of one browser: locks that a killed tab gives up, and channels that reach every other tab. */
import type { Channel, OpenChannel } from '@/jobs/job/tabs/channel.ts'
import type { Locks } from '@/jobs/job/tabs/tabLock.ts'

export type FakeTab = {
  locks: Locks
  openChannel: OpenChannel
  /** Kills the tab: its messages stop, and its locks are released. */
  kill: () => void
  isAlive: () => boolean
}

type Waiting = { tab: FakeTab; grant: () => void }
type Listener = { tab: FakeTab; name: string; onMessage: (message: unknown) => void }

/** Returns a function that opens another tab. */
export function fakeBrowser(): () => FakeTab {
  const holders = new Map<string, FakeTab>()
  const queues = new Map<string, Waiting[]>()
  let listeners: Listener[] = []

  const handOn = (name: string) => {
    holders.delete(name)
    const queue = (queues.get(name) ?? []).filter(({ tab }) => tab.isAlive())
    const first = queue.shift()
    queues.set(name, queue)
    if (!first) return
    holders.set(name, first.tab)
    first.grant()
  }

  const locksOf = (tab: FakeTab): Locks => ({
    isSupported: true,
    async request(name, { ifAvailable = false, signal }, callback) {
      if (holders.has(name)) {
        if (ifAvailable) return callback(null)
        await new Promise<void>((resolve, reject) => {
          const waiting = { tab, grant: resolve }
          queues.set(name, [...(queues.get(name) ?? []), waiting])
          signal?.addEventListener('abort', () => {
            queues.set(name, queues.get(name)?.filter((one) => one !== waiting) ?? [])
            reject(signal.reason as Error) // tests abort only with errors
          })
        })
      }
      holders.set(name, tab)
      try {
        return await callback({})
      } finally {
        if (holders.get(name) === tab) handOn(name)
      }
    },
  })

  const channelOf =
    (tab: FakeTab): OpenChannel =>
    <Message>(name: string): Channel<Message> => {
      const own: Listener[] = []
      let isClosed = false
      return {
        post(message) {
          if (isClosed) throw new DOMException('The channel is closed.', 'InvalidStateError')
          if (!tab.isAlive()) return
          const copy: unknown = structuredClone(message)
          for (const listener of listeners) {
            if (listener.tab === tab || listener.name !== name) continue
            setImmediate(() => listener.tab.isAlive() && listener.onMessage(copy))
          }
        },
        listen(onMessage) {
          const listener = { tab, name, onMessage: onMessage as (message: unknown) => void }
          listeners.push(listener)
          own.push(listener)
          return () => {
            listeners = listeners.filter((one) => one !== listener)
          }
        },
        close() {
          isClosed = true
          listeners = listeners.filter((one) => !own.includes(one))
        },
      }
    }

  return () => {
    let alive = true
    const tab: FakeTab = {
      locks: { isSupported: true, request: (...parts) => locksOf(tab).request(...parts) },
      openChannel: (name) => channelOf(tab)(name),
      isAlive: () => alive,
      kill() {
        alive = false
        for (const [name, holder] of holders) if (holder === tab) handOn(name)
      },
    }
    return tab
  }
}

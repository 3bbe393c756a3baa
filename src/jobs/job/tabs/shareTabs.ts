/**
 * Shares a job between the tabs of one browser: one tab runs it; the others show what that tab reports, and continue the job when
 * that tab is closed.
 */
import type { Progress } from '@/jobs/job/job.ts'
import type { Channel, OpenChannel } from './channel.ts'
import { tryLock, waitForLock, type Locks } from './tabLock.ts'

/** A message of the tab that runs the job: its progress, and the outcomes since its last message. */
export type TabMessage<Ended> = { progress: Progress; ended: readonly Ended[] }
type Message<Ended> = { kind: 'who runs it' } | ({ kind: 'news' } & TabMessage<Ended>)

export type SharedTabs<Ended> = {
  /** Runs `task` while this tab has the lock; false at once if another tab has it. */
  run: (task: () => Promise<void>) => Promise<boolean>
  /** Waits until the tab that has the lock releases it; call this once. */
  inherit: () => void
  notify: (message: TabMessage<Ended>) => void
  close: () => void
}

type Options<Ended> = {
  /** The name of the job, unique over all connections. */
  name: string
  locks: Locks
  openChannel: OpenChannel
  /** Called with a message of the tab that runs the job. */
  onMessage: (message: TabMessage<Ended>) => void
  /** Called when another tab wants to know who runs the job; the tab that runs it answers with `notify`. */
  onRequested: () => void
  /** Called when the other tab has ended the job or was closed. This tab has the lock until the promise resolves. */
  onInherited: () => Promise<void>
}

export function shareTabs<Ended>(options: Options<Ended>): SharedTabs<Ended> {
  const { name, locks } = options
  const channel: Channel<Message<Ended>> = options.openChannel(name)
  const closing = new AbortController()
  let isHeir = false

  /**
   * Sends a message to the other tabs, but none after `close`: a cancellation by `close` finishes later, when other tabs already
   * know of it.
   */
  const post = (message: Message<Ended>) => {
    if (!closing.signal.aborted) channel.post(message)
  }

  const inherit = () => {
    if (isHeir || closing.signal.aborted) return
    isHeir = true
    const task = () => {
      isHeir = false
      return options.onInherited()
    }
    // If the browser offers this page no locks, each tab works alone.
    waitForLock(locks, name, closing.signal, task).catch(() => {})
  }

  const stopListening = channel.listen((message) => {
    if (message.kind === 'who runs it') {
      options.onRequested()
      return
    }
    options.onMessage({ progress: message.progress, ended: message.ended })
    inherit()
  })
  channel.post({ kind: 'who runs it' })

  return {
    async run(task) {
      const isOurs = await tryLock(locks, name, task).catch(async () => {
        await task()
        return true
      })
      if (!isOurs) post({ kind: 'who runs it' })
      return isOurs
    },
    inherit,
    notify(message) {
      post({ kind: 'news', ...message })
    },
    close() {
      closing.abort()
      stopListening()
      channel.close()
    },
  }
}

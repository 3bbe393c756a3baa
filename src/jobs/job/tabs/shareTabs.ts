/** How the tabs of one browser share a job: one runs it, the others show what it says and take over when it is gone. */
import type { Progress } from '@/jobs/job/job.ts'
import type { Channel, OpenChannel } from './channel.ts'
import { tryLock, waitForLock, type Locks } from './tabLock.ts'

/** What the running tab tells: where it is, and what ended since it last spoke. */
export type TabMessage<Ended> = { progress: Progress; ended: readonly Ended[] }
type Message<Ended> = { kind: 'who runs it' } | ({ kind: 'news' } & TabMessage<Ended>)

export type SharedTabs<Ended> = {
  /** Runs while this tab has the turn; false at once where another tab has it. */
  run: (held: () => Promise<void>) => Promise<boolean>
  /** Waits in line behind the tab that has the turn; once is enough. */
  inherit: () => void
  notify: (news: TabMessage<Ended>) => void
  close: () => void
}

type Options<Ended> = {
  /** Of the job, over all connections. */
  name: string
  locks: Locks
  openChannel: OpenChannel
  /** Another tab runs the job. */
  onMessage: (news: TabMessage<Ended>) => void
  /** Another tab asks who runs it; answered with `tell` by the one that does. */
  onRequested: () => void
  /** The other tab has ended or is gone. The turn is held meanwhile. */
  onInherited: () => Promise<void>
}

export function shareTabs<Ended>(options: Options<Ended>): SharedTabs<Ended> {
  const { name, locks } = options
  const channel: Channel<Message<Ended>> = options.openChannel(name)
  const closing = new AbortController()
  let isHeir = false

  /** What closing cancels ends a version later; that it was cancelled has been told by then. */
  const post = (message: Message<Ended>) => {
    if (!closing.signal.aborted) channel.post(message)
  }

  const inherit = () => {
    if (isHeir || closing.signal.aborted) return
    isHeir = true
    const held = () => {
      isHeir = false
      return options.onInherited()
    }
    // A browser that refuses locks to this page leaves each tab to itself.
    waitForLock(locks, name, closing.signal, held).catch(() => {})
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
    async run(held) {
      const isOurs = await tryLock(locks, name, held).catch(async () => {
        await held()
        return true
      })
      if (!isOurs) post({ kind: 'who runs it' })
      return isOurs
    },
    inherit,
    notify(news) {
      post({ kind: 'news', ...news })
    },
    close() {
      closing.abort()
      stopListening()
      channel.close()
    },
  }
}

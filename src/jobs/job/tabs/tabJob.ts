/** A job that the tabs of one browser share: the common part of collections of codes and loads of collections. */
import type { Connection } from '@/api/connection.ts'
import { failureOf } from '@/jobs/codes/codeRequest.ts'
import type { ItemState, Job, Progress } from '@/jobs/job/job.ts'
import type { Environment } from '@/jobs/job/jobOptions.ts'
import { isOver, untilOver } from '@/jobs/job/queue/untilOver.ts'
import { createEmitter } from '@/lib/emitter.ts'
import { noteOwnRun, type OwnRun } from '@/storage/preferences/ownRuns.ts'
import type { OpenChannel } from './channel.ts'
import { noteRun } from './runsOver.ts'
import { shareTabs, type TabMessage } from './shareTabs.ts'
import type { Locks } from './tabLock.ts'

export type TabEnvironment = Environment & { locks: Locks; openChannel: OpenChannel }

export type TabView = {
  /** `elsewhere`: another tab runs it, and this one shows its progress. */
  role: 'idle' | 'here' | 'elsewhere'
  /** Errors of this tab are Error objects, those of other tabs are `ItemFailure`s. */
  progress: Progress
  /** Incremented whenever an outcome is added or replaced. */
  version: number
  /** Its collection has been deleted, so it can't start. */
  isDeleted: boolean
  /** It was running when its page was left, and without locks this browser can't ensure that no other tab continues it. */
  needsClick: boolean
}

export type TabJob = {
  /** The same reference until something changes. */
  view: () => TabView
  stateOf: (index: number) => ItemState
  /** Calls back at most a few times a second; returns the function that stops it. */
  subscribe: (listener: () => void) => () => void
  /** Requests everything without an answer. Controls do nothing while another tab runs the job. */
  start: () => void
  pause: () => void
  cancel: () => void
  /** Requests again all failed items, or these, whatever their outcome. */
  retry: (indices?: readonly number[]) => void
  setConcurrency: (count: number) => void
  /** Uses this key and API variant from now on. */
  use: (connection: Connection) => void
  /** Cancels the job, and does not affect other tabs any more. */
  close: () => void
}

/** The known state of the items, apart from the running job; it outlives each job. */
type Known<Ended> = {
  stateOf: (index: number) => ItemState
  version: () => number
  /** The outcomes stored here since the last call, for other tabs. */
  takeUnsent: () => Ended[]
  applyNews: (ended: readonly Ended[]) => void
  /**
   * Reads what other tabs have stored meanwhile; `toRun` when this tab continues the job. Null where it is gone; throws where
   * it cannot be read.
   */
  readAgain: (toRun: boolean) => Promise<{ isRunning: boolean } | null>
  saveRunning: (isRunning: boolean) => Promise<unknown>
}

type Options<Ended> = {
  connection: Connection
  /** The name of the job, unique over all connections. */
  name: string
  /** The ids that find it again after a reload. */
  at: Omit<OwnRun, 'connectionId'>
  environment: TabEnvironment
  /** The stored state when it was opened: its tab was closed, reloaded or killed, or still runs it. */
  wasRunning: boolean
  known: Known<Ended>
  /** Makes a job over the remaining items, as far as known; `connection` returns the current connection. */
  makeJob: (connection: () => Connection, concurrency: number) => Job
  concurrency: number
}

type Begin = (fresh: Job) => void

const NOTIFY_MS = 500

export function createTabJob<Ended>(options: Options<Ended>): TabJob {
  const { environment, known } = options
  const emitter = createEmitter()
  let { connection, concurrency } = options
  let role: TabView['role'] = 'idle'
  let elsewhere: Progress | null = null
  let view: TabView | null = null
  let isDeleted = false
  let cancelNotify: (() => void) | null = null
  let wish: Begin | null = null
  /** This tab has the lock, but does not know yet whether there is anything to do. */
  let isTaking = false
  /** No other tab has run it since this one did, so the job's state is current. */
  let isOurs = false
  let needsClick = options.wasRunning && !environment.locks.isSupported

  const makeJob = (): Job => {
    const made = options.makeJob(() => connection, concurrency)
    made.subscribe((index) => notify(index === null))
    return made
  }
  let job = makeJob()

  const notifyNow = () => {
    cancelNotify?.()
    cancelNotify = null
    view = null
    if (role === 'here')
      tabs.notify(toPostable({ progress: job.progress(), ended: known.takeUnsent() }))
    emitter.emit()
  }

  /** Reports steps at once, and arriving rows only twice a second. */
  const notify = (atOnce: boolean) => {
    if (atOnce) notifyNow()
    else cancelNotify ??= environment.clock.after(NOTIFY_MS, notifyNow)
  }

  const renewJob = () => {
    job.dispose()
    job = makeJob()
    elsewhere = null
  }

  /** While this tab has the lock: first reads what others have stored, so that nothing is requested twice. */
  const runHere = async (begin: Begin): Promise<void> => {
    // If the read fails, the known state is used.
    const now = await known.readAgain(true).catch(() => undefined)
    isDeleted = now === null
    if (isDeleted) {
      role = 'idle'
      elsewhere = null
      notifyNow()
      return
    }
    renewJob()
    role = 'here'
    needsClick = false
    const endRun = noteRun(connection.id)
    const own = { connectionId: connection.id, ...options.at }
    noteOwnRun(own, true)
    const over = untilOver(job, known.saveRunning)
    begin(job)
    wish?.(job)
    wish = null
    await over
    isOurs = true
    noteOwnRun(own, false)
    notifyNow()
    role = 'idle'
    notifyNow()
    endRun()
  }

  const tabs = shareTabs<Ended>({
    name: options.name,
    locks: environment.locks,
    openChannel: environment.openChannel,
    onMessage(message) {
      if (role === 'here') return
      wish = null
      isOurs = false
      known.applyNews(message.ended)
      role = isOver(message.progress) ? 'idle' : 'elsewhere'
      elsewhere = message.progress
      notifyNow()
    },
    onRequested() {
      if (role === 'here') notifyNow()
    },
    async onInherited() {
      isTaking = true
      const now = await known.readAgain(false).catch(() => null)
      if (wish || now?.isRunning === true) {
        await runHere((fresh) => {
          isTaking = false
          if (!wish) fresh.start()
        })
        isTaking = false
        return
      }
      isTaking = false
      if (!isOurs) renewJob()
      role = 'idle'
      notifyNow()
    },
  })

  /** Where another tab has the lock, that tab decides; until then the request is remembered. */
  const begin = async (how: Begin) => {
    if (role === 'here') how(job)
    if (role !== 'idle') return
    if (!isTaking && (await tabs.run(() => runHere(how)))) return
    // This tab may have received the lock meanwhile.
    if (isHere()) {
      how(job)
      return
    }
    wish = how
    if (!isTaking) tabs.inherit()
  }
  const isHere = () => role === 'here'

  // Where another tab runs it, this one waits for its lock and continues the job when that tab is gone.
  if (options.wasRunning && environment.locks.isSupported) tabs.inherit()

  return {
    view: () =>
      (view ??= {
        role,
        progress: elsewhere ?? job.progress(),
        version: known.version(),
        isDeleted,
        needsClick,
      }),
    stateOf: (index) => (role === 'here' ? job.stateOf(index) : known.stateOf(index)),
    subscribe: emitter.on,
    start() {
      void begin((fresh) => {
        fresh.start()
        fresh.resume()
      })
    },
    pause() {
      wish = null
      job.pause()
    },
    cancel() {
      wish = null
      if (role === 'here') job.cancel()
    },
    retry(indices) {
      void begin((fresh) => fresh.retry(indices))
    },
    setConcurrency(count) {
      concurrency = count
      job.setConcurrency(count)
    },
    use(next) {
      const isNewKey = next.apiKey !== connection.apiKey || next.eanToken !== connection.eanToken
      connection = next
      if (isNewKey && job.progress().pause?.kind === 'key') job.resume()
    },
    close() {
      wish = null
      job.cancel()
      job.dispose()
      cancelNotify?.()
      tabs.close()
    },
  }
}

/** Errors can't be sent to other tabs as objects, so they are converted. */
function toPostable<Ended>({ progress, ended }: TabMessage<Ended>): TabMessage<Ended> {
  const { pause } = progress
  if (pause === null || !('error' in pause)) return { progress, ended }
  return { ended, progress: { ...progress, pause: { ...pause, error: failureOf(pause.error) } } }
}

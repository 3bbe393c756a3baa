/** A job that the tabs of one browser share: what batches and loads of collections have in common. */
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
  /** `elsewhere`: another tab runs it, and this one shows how far it is. */
  role: 'idle' | 'here' | 'elsewhere'
  /** Its errors are errors here and `ItemFailure`s elsewhere. */
  progress: Progress
  /** Grows whenever something that was answered is added or replaced. */
  version: number
  /** What it works on has been deleted: starting it did nothing, and will not. */
  isGone: boolean
  /** It was running when its page was left, and this browser has no way to know that no other tab goes on with it. */
  needsClick: boolean
}

export type TabJob = {
  /** The same reference until something changes. */
  view: () => TabView
  stateOf: (index: number) => ItemState
  /** Calls back some times a second at the most; returns the way to stop. */
  subscribe: (listener: () => void) => () => void
  /** Requests everything that has no answer yet. Steering does nothing while another tab runs the job. */
  start: () => void
  pause: () => void
  cancel: () => void
  /** Asks again: for all that failed, or for these, whatever came of them. */
  retry: (indices?: readonly number[]) => void
  setConcurrency: (count: number) => void
  /** From now on asked with this key and API variant. */
  use: (connection: Connection) => void
  /** Cancels what runs, and leaves the other tabs to themselves. */
  close: () => void
}

/** What is known of the items apart from the job that runs; it outlives each job. */
type Known<Ended> = {
  stateOf: (index: number) => ItemState
  version: () => number
  /** What was stored here since the last call, to be told to other tabs. */
  news: () => Ended[]
  applyNews: (ended: readonly Ended[]) => void
  /**
   * Reads what other tabs have kept meanwhile; `toRun` where this one goes on with it. Null where it is gone; throws where
   * it cannot be read.
   */
  readAgain: (toRun: boolean) => Promise<{ isRunning: boolean } | null>
  keepRunning: (isRunning: boolean) => Promise<unknown>
}

type Options<Ended> = {
  connection: Connection
  /** Of the job, over all connections. */
  name: string
  /** How it is found again after a reload. */
  at: Omit<OwnRun, 'connectionId'>
  environment: TabEnvironment
  /** As stored when it was opened: the tab that ran it was closed, reloaded or killed, or runs it still. */
  wasRunning: boolean
  known: Known<Ended>
  /** A job over what is left, as far as is known; `connection` gives the one of the version. */
  makeJob: (connection: () => Connection, concurrency: number) => Job
  concurrency: number
}

type Begin = (fresh: Job) => void

const NOTIFY_MS = 200

export function createTabJob<Ended>(options: Options<Ended>): TabJob {
  const { environment, known } = options
  const emitter = createEmitter()
  let { connection, concurrency } = options
  let role: TabView['role'] = 'idle'
  let elsewhere: Progress | null = null
  let view: TabView | null = null
  let isGone = false
  let stopTelling: (() => void) | null = null
  let wish: Begin | null = null
  /** This tab has the turn, and does not yet know whether there is anything to do with it. */
  let isTaking = false
  /** Nobody else has run it since this tab did: what the job knows holds. */
  let isOurs = false
  let needsClick = options.wasRunning && !environment.locks.keepsApart

  const makeJob = (): Job => {
    const made = options.makeJob(() => connection, concurrency)
    made.subscribe((index) => notify(index === null))
    return made
  }
  let job = makeJob()

  const notifyNow = () => {
    stopTelling?.()
    stopTelling = null
    view = null
    if (role === 'here') tabs.notify(sayable({ progress: job.progress(), ended: known.news() }))
    emitter.emit()
  }

  /** Steps are told at once; of the stream of rows a few times a second are enough for any eye. */
  const notify = (atOnce: boolean) => {
    if (atOnce) notifyNow()
    else stopTelling ??= environment.clock.after(NOTIFY_MS, notifyNow)
  }

  const renewJob = () => {
    job.dispose()
    job = makeJob()
    elsewhere = null
  }

  /** While this tab has the turn: what others have kept meanwhile is read first, so that nothing is requested twice. */
  const runHere = async (begin: Begin): Promise<void> => {
    // Where it cannot be read, what is known has to do.
    const now = await known.readAgain(true).catch(() => undefined)
    isGone = now === null
    if (isGone) {
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
    const over = untilOver(job, known.keepRunning)
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
    onMessage(news) {
      if (role === 'here') return
      wish = null
      isOurs = false
      known.applyNews(news.ended)
      role = isOver(news.progress) ? 'idle' : 'elsewhere'
      elsewhere = news.progress
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

  /** Where another tab has the turn, it is for that one to say so; until then the wish stands. */
  const begin = async (how: Begin) => {
    if (role === 'here') how(job)
    if (role !== 'idle') return
    if (!isTaking && (await tabs.run(() => runHere(how)))) return
    // The turn may have come meanwhile.
    if (isHere()) {
      how(job)
      return
    }
    wish = how
    if (!isTaking) tabs.inherit()
  }
  const isHere = () => role === 'here'

  // Where another tab runs it, this one waits behind it; where that tab is gone, it goes on here.
  if (options.wasRunning && environment.locks.keepsApart) tabs.inherit()

  return {
    view: () =>
      (view ??= {
        role,
        progress: elsewhere ?? job.progress(),
        version: known.version(),
        isGone,
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
      stopTelling?.()
      tabs.close()
    },
  }
}

/** Errors do not travel between tabs as what they are. */
function sayable<Ended>({ progress, ended }: TabMessage<Ended>): TabMessage<Ended> {
  const { pause } = progress
  if (pause === null || !('error' in pause)) return { progress, ended }
  return { ended, progress: { ...progress, pause: { ...pause, error: failureOf(pause.error) } } }
}

/** Announcements about long work: its progress while a page shows it, and its end wherever the user is by then. */
import { useEffect } from 'react'
import { announce, say } from '@/components/ui/panels/LiveRegion.tsx'
import { usePromise, type LongWork } from '@/features/page/pageContract.ts'
import { formatPercent } from '@/lib/numbers/format.ts'
import { isolated } from '@/lib/text/isolated.ts'

export type WorkNow = {
  name: string
  /** `standing`: the work is not running, and something is left to do. */
  state: 'running' | 'standing' | 'over'
  /** Whether it started since the app was opened; otherwise its page, not an announcement, shows that it ended. */
  isOurs: boolean
  /** What it is doing, or why not: "Running", "Paused: no connection"; for finished work, how it ended. */
  words: string
  /** The finished part, from 0 to 1. */
  part: number
  /** "70 done, 8 not found, 2 failed"; '' where there is nothing to count yet. */
  counts: string
}

export type Work = {
  now: () => WorkNow
  /** Calls back after each change; returns the way to stop. */
  subscribe: (listener: () => void) => () => void
}

/** The minimum time between announcements of the same work, so that each can be read to its end. */
const GAP_MS = 2500
/** By then the page has drawn the change. */
const DRAWN_MS = 100

const tenthOf = ({ part }: WorkNow) => Math.floor(part * 10)

/** `saidLast` are the state words announced last: they are left out if they still apply. */
function sentence(now: WorkNow, saidLast: string): string {
  const { name, state, words, counts } = now
  const share = state === 'over' ? '' : formatPercent(tenthOf(now) * 10)
  const figures = [share, counts].filter((part) => part !== '').join(', ')
  const does = state === 'running' && words === saidLast ? '' : words
  const stop = does.endsWith('.') ? ' ' : ', '
  return `${isolated(name)}: ${[does, figures].filter((part) => part !== '').join(stop)}`
}

type Voice = {
  /** Call it when a component shows the work; returns the function to call when it no longer does. */
  show: () => () => void
}

function createVoice({ now: read, subscribe }: Work): Voice {
  let last: WorkNow | null = null
  let shownBy = 0
  let stopListening: (() => void) | null = null
  let gap: ReturnType<typeof setTimeout> | null = null
  let hasNews = false
  let saidLast = ''

  const endGap = () => {
    if (gap !== null) clearTimeout(gap)
    gap = null
    hasNews = false
  }
  const speak = () => {
    if (last) announce(sentence(last, saidLast))
    saidLast = last?.words ?? ''
    gap = setTimeout(() => {
      const isNews = hasNews
      endGap()
      if (isNews && shownBy > 0) speak()
    }, GAP_MS)
  }
  const letGo = () => {
    if (shownBy > 0 || last?.state !== 'over') return
    stopListening?.()
    stopListening = null
  }
  const look = (isFirst: boolean) => {
    const before = last
    const now = read()
    last = now
    if (now.state === 'over') {
      const isNew = before === null ? now.isOurs : before.state !== 'over'
      if (isNew) {
        endGap()
        say(sentence(now, ''))
        saidLast = ''
      }
      letGo()
      return
    }
    // The page itself shows work that hasn’t started.
    if (before === null && !now.isOurs && now.state === 'standing' && now.part === 0) return
    const isOther = before?.state !== now.state || before.words !== now.words
    const hasGrown = before !== null && tenthOf(now) > tenthOf(before)
    if (shownBy === 0 || !(isFirst || isOther || hasGrown)) return
    if (now.state === 'standing' && isOther) {
      // A pause is announced soon, right after the page has drawn it, and replaces the page’s own announcement.
      endGap()
      gap = setTimeout(speak, DRAWN_MS)
    } else if (gap === null) speak()
    else hasNews = true
  }

  return {
    show() {
      shownBy += 1
      stopListening ??= subscribe(() => look(false))
      look(shownBy === 1)
      return () => {
        shownBy -= 1
        letGo()
      }
    },
  }
}

/** One announcer for each piece of work, even if several components show it. */
const voices = new WeakMap<object, Voice>()

/**
 * Announces the progress of the work known by `key` while this component is shown, and its end even later, on pages whose route
 * meta lists its milestones.
 */
export function useSpokenWork(kind: LongWork, key: object, work: () => Work): void {
  const isPromised = usePromise(({ milestones }) => milestones.includes(kind))
  useEffect(() => {
    if (!isPromised) return undefined
    const voice = voices.get(key) ?? createVoice(work())
    voices.set(key, voice)
    return voice.show()
    // oxlint-disable-next-line react/exhaustive-deps -- how the same piece of work is read never changes
  }, [key, isPromised])
}

/** What is said of long work: how far it is while a page shows it, and its end wherever its reader has gone meanwhile. */
import { useEffect } from 'react'
import { announce, say } from '@/components/ui/panels/LiveRegion.tsx'
import { usePromise, type LongWork } from '@/features/page/pageContract.ts'
import { formatPercent } from '@/lib/numbers/format.ts'
import { isolated } from '@/lib/text/isolated.ts'

export type WorkNow = {
  name: string
  /** `standing`: nobody goes on with it at the moment, and something is left. */
  state: 'running' | 'standing' | 'over'
  /** Whether it was begun since the app was opened: the end of other work is told by its page. */
  isOurs: boolean
  /** What it does, or why it does not: "Running", "Paused: no connection"; of what is over, how it ended. */
  words: string
  /** Of the whole, from 0 to 1. */
  part: number
  /** "70 done, 8 not found, 2 failed"; '' where there is nothing to count yet. */
  counts: string
}

export type Work = {
  now: () => WorkNow
  /** Calls back after each change; returns the way to stop. */
  subscribe: (listener: () => void) => () => void
}

/** So long nothing more is said of the same work: a sentence has to be heard before the next. */
const GAP_MS = 2500
/** By then the page has drawn what has changed. */
const DRAWN_MS = 100

const tenthOf = ({ part }: WorkNow) => Math.floor(part * 10)

/** `saidLast` are the words that were said of it last: that it still does the same is heard from its figures. */
function sentence(now: WorkNow, saidLast: string): string {
  const { name, state, words, counts } = now
  const share = state === 'over' ? '' : formatPercent(tenthOf(now) * 10)
  const figures = [share, counts].filter((part) => part !== '').join(', ')
  const does = state === 'running' && words === saidLast ? '' : words
  const stop = does.endsWith('.') ? ' ' : ', '
  return `${isolated(name)}: ${[does, figures].filter((part) => part !== '').join(stop)}`
}

type Voice = {
  /** From now on a page shows it; returns the way to say that it no longer does. */
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
    // What nobody has begun yet is told by its page.
    if (before === null && !now.isOurs && now.state === 'standing' && now.part === 0) return
    const isOther = before?.state !== now.state || before.words !== now.words
    const hasGrown = before !== null && tenthOf(now) > tenthOf(before)
    if (shownBy === 0 || !(isFirst || isOther || hasGrown)) return
    if (now.state === 'standing' && isOther) {
      // Why it stands still has to be known soon; in place of what the page says of it when it draws it.
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

/** One voice for each piece of work, however many parts of a page show it. */
const voices = new WeakMap<object, Voice>()

/**
 * Says how far a piece of work is, known by `key`, for as long as this is shown, and its end even afterwards, on a page
 * that promises its milestones.
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

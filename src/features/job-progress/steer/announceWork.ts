/** Announcements about long work: its progress while a page shows it, and its end wherever the user is by then. */
import { useEffect } from 'react'
import { announce, announceResult } from '@/components/ui/panels/LiveRegion.tsx'
import { usePageDeclares, type LongWork } from '@/features/page/routeMeta.ts'
import { formatPercent } from '@/lib/numbers/format.ts'
import { isolated } from '@/lib/text/isolated.ts'

export type WorkNow = {
  name: string
  /** The state of the work. `standing` means that it is not running although something is left to do. */
  state: 'running' | 'standing' | 'over'
  /** Whether the work started since the app was opened; otherwise its page, not an announcement, shows that it ended. */
  isOurs: boolean
  /** What the work is doing, or why not: "Running", "Paused: no connection"; for finished work, how it ended. */
  words: string
  /** How much of the work is finished, from 0 to 1. */
  part: number
  /** The counts so far: "70 done, 8 not found, 2 failed"; '' if there is nothing to count yet. */
  counts: string
}

export type Work = {
  now: () => WorkNow
  /** Calls back after each change; returns a function that stops it. */
  subscribe: (listener: () => void) => () => void
}

/** The minimum time between announcements of the same work, so that each can be read to its end. */
const GAP_MS = 2500
/** How many milliseconds after a change the page has drawn it. */
const DRAWN_MS = 100

const tenthOf = ({ part }: WorkNow) => Math.floor(part * 10)

/** A sentence about the work. `lastWords` are the state words announced last: they are left out if they still apply. */
function sentence(now: WorkNow, lastWords: string): string {
  const { name, state, words, counts } = now
  const share = state === 'over' ? '' : formatPercent(tenthOf(now) * 10)
  const figures = [share, counts].filter((part) => part !== '').join(', ')
  const does = state === 'running' && words === lastWords ? '' : words
  const stop = does.endsWith('.') ? ' ' : ', '
  return `${isolated(name)}: ${[does, figures].filter((part) => part !== '').join(stop)}`
}

type Announcer = {
  /** Call it when a component shows the work; returns the function to call when it no longer does. */
  show: () => () => void
}

function createAnnouncer({ now: read, subscribe }: Work): Announcer {
  let last: WorkNow | null = null
  let shownBy = 0
  let stopListening: (() => void) | null = null
  let gap: ReturnType<typeof setTimeout> | null = null
  let hasChange = false
  let lastWords = ''

  const endGap = () => {
    if (gap !== null) clearTimeout(gap)
    gap = null
    hasChange = false
  }
  const announceProgress = () => {
    if (last) announce(sentence(last, lastWords))
    lastWords = last?.words ?? ''
    gap = setTimeout(() => {
      const hadChange = hasChange
      endGap()
      if (hadChange && shownBy > 0) announceProgress()
    }, GAP_MS)
  }
  const letGo = () => {
    if (shownBy > 0 || last?.state !== 'over') return
    stopListening?.()
    stopListening = null
  }
  const update = (isFirst: boolean) => {
    const before = last
    const now = read()
    last = now
    if (now.state === 'over') {
      const isNew = before === null ? now.isOurs : before.state !== 'over'
      if (isNew) {
        endGap()
        announceResult(sentence(now, ''))
        lastWords = ''
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
      // A pause is announced right after the page has drawn it, so that it replaces the page’s own announcement.
      endGap()
      gap = setTimeout(announceProgress, DRAWN_MS)
    } else if (gap === null) announceProgress()
    else hasChange = true
  }

  return {
    show() {
      shownBy += 1
      stopListening ??= subscribe(() => update(false))
      update(shownBy === 1)
      return () => {
        shownBy -= 1
        letGo()
      }
    },
  }
}

/** The announcer of each piece of work, which is one even if several components show the work. */
const announcers = new WeakMap<object, Announcer>()

/**
 * Announces the progress of the work known by `key` while this component is shown, and its end even later, on pages whose route
 * meta lists its milestones.
 */
export function useAnnounceWork(kind: LongWork, key: object, work: () => Work): void {
  const isDeclared = usePageDeclares(({ milestones }) => milestones.includes(kind))
  useEffect(() => {
    if (!isDeclared) return undefined
    const announcer = announcers.get(key) ?? createAnnouncer(work())
    announcers.set(key, announcer)
    return announcer.show()
    // oxlint-disable-next-line react/exhaustive-deps -- how the same piece of work is read never changes
  }, [key, isDeclared])
}

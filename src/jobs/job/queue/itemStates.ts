/** The state of every item of a job, and the number of items in each state. */
import type { ItemState } from '@/jobs/job/job.ts'

export type ItemStates = {
  total: () => number
  of: (index: number) => ItemState
  set: (index: number, state: ItemState) => void
  count: (state: ItemState) => number
  /** Adds a waiting item; returns its index. */
  add: () => number
  /** The indices of the items in this state, in ascending order. */
  all: (state: ItemState) => number[]
}

export function createItemStates(initial: readonly ItemState[]): ItemStates {
  const states = [...initial]
  const counts = new Map<ItemState, number>()
  const countIn = (state: ItemState, by: number) => counts.set(state, (counts.get(state) ?? 0) + by)
  for (const state of states) countIn(state, 1)
  return {
    total: () => states.length,
    of: (index) => states[index] ?? 'waiting',
    set(index, state) {
      const before = states[index]
      if (before === undefined || before === state) return
      countIn(before, -1)
      countIn(state, 1)
      states[index] = state
    },
    add() {
      countIn('waiting', 1)
      return states.push('waiting') - 1
    },
    count: (state) => counts.get(state) ?? 0,
    all: (state) => states.flatMap((one, index) => (one === state ? [index] : [])),
  }
}

/** Runs of Update all for tests. */
import type { ChangesSummary } from '@/domain/changes/changesSummary.ts'
import type { UpdateRun, UpdateStep, StepOutcome } from '@/domain/updates/updateRun.ts'

const NOTHING = {
  kind: 'search' as const,
  q: '',
  words: [],
  merchant: [],
  brand: [],
  category: '',
  division: '',
}

export function anUpdateStep(name: string, changes: Partial<UpdateStep> = {}): UpdateStep {
  return {
    kind: 'search',
    id: `/search?q=${name}&country=us`,
    name,
    source: { ...NOTHING, q: name },
    countries: ['us'],
    outcome: null,
    ...changes,
  }
}

export function anUpdateRun(steps: UpdateStep[], changes: Partial<UpdateRun> = {}): UpdateRun {
  return { id: 'run', at: 1000, isRunning: false, steps, failures: [], ...changes }
}

export function aChangesSummary(changes: Partial<ChangesSummary> = {}): ChangesSummary {
  return {
    products: 10,
    changed: 3,
    same: 7,
    counts: {
      'price-down': 2,
      'price-up': 0,
      new: 1,
      gone: 0,
      back: 0,
      stock: 0,
      discount: 0,
      rating: 0,
    },
    nowOut: 0,
    nowIn: 0,
    discountAlone: 0,
    medianDown: -8.1,
    medianUp: null,
    ...changes,
  }
}

export function comparedOutcome(summary: ChangesSummary, isWhole = true): StepOutcome {
  const facts = { momentId: 'now', at: 2000, rows: 10, isWhole }
  const before = { momentId: 'before', at: 500, rows: 10, isWhole: true }
  return { at: 3000, setId: 'set', now: facts, kind: 'compared', before, summary }
}

export function firstOutcome(): StepOutcome {
  const now = { momentId: 'now', at: 2000, rows: 10, isWhole: true }
  return { at: 3000, setId: 'set', now, kind: 'first' }
}

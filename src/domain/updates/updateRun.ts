/** An *Update all* run: the steps that are run together, and the outcome of each. */
import { changeKinds } from '@/domain/changes/change.ts'
import { zeroCounts, type ChangesSummary } from '@/domain/changes/changesSummary.ts'
import { isZeroCertain } from '@/domain/changes/isZeroCertain.ts'
import type { CollectionSource } from '@/domain/collections/collection.ts'
import { together } from '@/lib/countryCode.ts'

/**
 * What can be updated: a saved search, a collection that was loaded from a search (`set`), picked products (`list`), or a
 * collection of codes (`batch`).
 */
export const UPDATE_KINDS = ['search', 'set', 'list', 'batch'] as const
export type UpdateKind = (typeof UPDATE_KINDS)[number]

/** A step of a run: a collection in one group of countries, of which one new version is loaded. */
export type UpdateStep = {
  kind: UpdateKind
  /** The path of a saved search, or the id of the collection. */
  id: string
  name: string
  source: CollectionSource
  /** The countries that are requested together. */
  countries: string[]
  /** How many products a saved search found at the last count; absent if it was never counted. */
  counted?: { at: number; found: number }
  /**
   * What the step has started; absent before that. It has the ids of the collection, of the new version (under its former name
   * `momentId`), and of the version to compare with (null if there is none).
   */
  begun?: { setId: string; momentId: string; beforeId: string | null }
  /** The outcome of the step; null until it has ended. */
  outcome: StepOutcome | null
}

/** A version as a run’s report lists it. */
export type VersionFacts = {
  momentId: string
  /** When loading began, in epoch milliseconds. */
  at: number
  rows: number
  isWhole: boolean
}

export type StepOutcome = {
  /** When the step ended, in epoch milliseconds. */
  at: number
  setId: string
  now: VersionFacts
} & (
  | { kind: 'compared'; before: VersionFacts; summary: ChangesSummary }
  /** The version is the first of its collection, so there is no other to compare it with. */
  | { kind: 'first' }
  /** The version is stored, but could not be compared; `says` is the reason for the user. */
  | { kind: 'not compared'; before: VersionFacts; says: string }
)

export type UpdateRun = {
  id: string
  /** When the run was created, or the time of the service’s first answer once there is one, in epoch milliseconds. */
  at: number
  /** Whether a tab is running it, or was closed while running it. */
  isRunning: boolean
  steps: UpdateStep[]
  /** The steps that could not run: the index of each, and the reason for the user. */
  failures: { place: number; says: string }[]
}

/** The run after a step ended, with an outcome or with a failure text. */
export function withEnd<Run extends Pick<UpdateRun, 'at' | 'steps' | 'failures'>>(
  run: Run,
  index: number,
  end: StepOutcome | string,
): Run {
  const others = run.failures.filter((failure) => failure.place !== index)
  const isFirst = run.steps.every(({ outcome }) => outcome === null)
  const outcome = typeof end === 'string' ? null : end
  return {
    ...run,
    at: isFirst && outcome ? outcome.now.at : run.at,
    steps: run.steps.map((step, at) => (at === index ? { ...step, outcome } : step)),
    failures: typeof end === 'string' ? [...others, { place: index, says: end }] : others,
  }
}

/** Figures that can be added up over several steps: only counts of steps and products, never prices. */
export type UpdateTotal = {
  compared: number
  first: number
  failed: number
  waiting: number
  products: number
  changed: number
  counts: ChangesSummary['counts']
  /** The number of gone products that have another id now; undefined if a report of an earlier app version lacks it. */
  merged: number | undefined
  /** For each kind of change, the number of comparisons that can’t determine it; their products are not counted. */
  undetermined: ChangesSummary['counts']
  /** The number of comparisons with an incomplete version, in which more products may be gone or new. */
  partial: number
}

const isPartial = (outcome: StepOutcome) =>
  !outcome.now.isWhole || ('before' in outcome && !outcome.before.isWhole)

/** The totals of a run over all steps. A product that is in two steps counts twice. */
export function totalOf({ steps, failures }: Pick<UpdateRun, 'steps' | 'failures'>): UpdateTotal {
  const total: UpdateTotal = {
    compared: 0,
    first: 0,
    failed: failures.length,
    waiting: 0,
    products: 0,
    changed: 0,
    counts: zeroCounts(),
    merged: 0,
    undetermined: zeroCounts(),
    partial: 0,
  }
  for (const [index, { outcome }] of steps.entries()) {
    if (!outcome) {
      if (!failures.some((failure) => failure.place === index)) total.waiting += 1
      continue
    }
    if (outcome.kind === 'not compared') total.failed += 1
    if (outcome.kind === 'first') total.first += 1
    if (outcome.kind !== 'compared') continue
    total.compared += 1
    if (isPartial(outcome)) total.partial += 1
    total.products += outcome.summary.products
    total.changed += outcome.summary.changed
    const { merged } = outcome.summary
    total.merged =
      total.merged === undefined || merged === undefined ? undefined : total.merged + merged
    for (const kind of changeKinds) {
      total.counts[kind] += outcome.summary.counts[kind]
      if (!isZeroCertain(kind, outcome)) total.undetermined[kind] += 1
    }
  }
  return total
}

/** The name of a step with its countries, which distinguish the steps of one source in several groups of countries. */
export function stepName({ name, countries }: Pick<UpdateStep, 'name' | 'countries'>): string {
  return `${name}, ${together(countries)}`
}

/** The name of a step’s collection: its source, plus the countries if the source has steps for other countries too. */
export function collectionNameOf(step: UpdateStep, steps: readonly UpdateStep[]): string {
  const ofSource = steps.filter(({ kind, id }) => kind === step.kind && id === step.id)
  return ofSource.length > 1 ? stepName(step) : step.name
}

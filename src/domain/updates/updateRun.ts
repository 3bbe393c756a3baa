/** An *Update all* run: what is requested together, and the outcome of each step. */
import { changeKinds } from '@/domain/changes/change.ts'
import { noneOfAny, type ChangesSummary } from '@/domain/changes/changesSummary.ts'
import { isReported } from '@/domain/changes/isReported.ts'
import type { CollectionSource } from '@/domain/collections/collection.ts'
import { together } from '@/lib/countryCode.ts'

/** What can be updated: a saved search, a collection without a saved search, a list, or a collection of codes. */
export const AGAIN_KINDS = ['search', 'set', 'list', 'batch'] as const
export type UpdateKind = (typeof AGAIN_KINDS)[number]

/** A source in one group of countries, loaded as one version of a collection. */
export type UpdateStep = {
  kind: UpdateKind
  /** The path of a saved search, or the id of a set, list or collection of codes. */
  id: string
  name: string
  source: CollectionSource
  /** Requested together. */
  countries: string[]
  /** How many products a saved search found at the last count; absent where it was never counted. */
  counted?: { at: number; found: number }
  /**
   * Once begun: the collection that it loads into, the new version (`momentId` is the stored name of its id) and the version
   * that it is compared with, null without one.
   */
  begun?: { setId: string; momentId: string; beforeId: string | null }
  /** Null until the step has ended. */
  outcome: StepOutcome | null
}

/** A version as listed in a report. */
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
  /** The first version of its collection, so there is no other to compare with. */
  | { kind: 'first' }
  /** The version is stored, but could not be compared. */
  | { kind: 'not compared'; before: VersionFacts; says: string }
)

export type UpdateRun = {
  id: string
  /** When the run was created, or the time of the service’s first answer, in epoch milliseconds. */
  at: number
  /** Whether a tab is running it, or was closed while running it. */
  isRunning: boolean
  steps: UpdateStep[]
  /** Steps that could not run, by index, with the reason. */
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

/** Figures that can be added over several reports: only counts of products, never prices. */
export type UpdateTotal = {
  compared: number
  first: number
  failed: number
  waiting: number
  products: number
  changed: number
  counts: ChangesSummary['counts']
  /** How many gone products have another id now; undefined where a report of an earlier app version lacks it. */
  merged: number | undefined
  /** For each kind, the number of comparisons that can’t determine it; their products are not counted. */
  undetermined: ChangesSummary['counts']
  /** Comparisons with an incomplete version, in which more products may be gone or new. */
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
    counts: noneOfAny(),
    merged: 0,
    undetermined: noneOfAny(),
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
      if (!isReported(kind, outcome)) total.undetermined[kind] += 1
    }
  }
  return total
}

/** A name that distinguishes the steps of one source in several groups of countries. */
export function stepName({ name, countries }: Pick<UpdateStep, 'name' | 'countries'>): string {
  return `${name}, ${together(countries)}`
}

/** The name of a step’s collection: its source, plus the countries where the source has steps for other countries too. */
export function setNameOf(step: UpdateStep, steps: readonly UpdateStep[]): string {
  const ofSource = steps.filter(({ kind, id }) => kind === step.kind && id === step.id)
  return ofSource.length > 1 ? stepName(step) : step.name
}

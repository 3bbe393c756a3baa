/** Everything run again: what is requested in one go, and what came of each part of it. */
import { changeKinds } from '@/domain/changes/change.ts'
import { noneOfAny, type ChangesSummary } from '@/domain/changes/changesSummary.ts'
import { isReported } from '@/domain/changes/isReported.ts'
import type { CollectionSource } from '@/domain/collections/collection.ts'
import { together } from '@/lib/countryCode.ts'

/** What can be run again: a saved search, a collection that no saved search requests, a list or a batch. */
export const AGAIN_KINDS = ['search', 'set', 'list', 'batch'] as const
export type UpdateKind = (typeof AGAIN_KINDS)[number]

/** A source in one group of countries: what becomes one version of one set. */
export type UpdateStep = {
  kind: UpdateKind
  /** The path of a saved search, the id of a set, a list or a batch. */
  id: string
  name: string
  source: CollectionSource
  /** Asked together. */
  countries: string[]
  /** How many a saved search found when it was counted last; absent where nobody counted. */
  counted?: { at: number; found: number }
  /** What it loads into and is compared with (`momentId` is the version's id, under its kept name), once it has begun; `beforeId` is null where there is nothing. */
  begun?: { setId: string; momentId: string; beforeId: string | null }
  /** Null until it ended. */
  outcome: StepOutcome | null
}

/** A version as it counts in a report. */
export type VersionFacts = {
  momentId: string
  /** When its loading began: epoch milliseconds. */
  at: number
  rows: number
  isWhole: boolean
}

export type StepOutcome = {
  /** When it ended: epoch milliseconds. */
  at: number
  setId: string
  now: VersionFacts
} & (
  | { kind: 'compared'; before: VersionFacts; summary: ChangesSummary }
  /** The first version of its set: there is nothing to compare with. */
  | { kind: 'first' }
  /** What was loaded is stored, but could not be compared. */
  | { kind: 'not compared'; before: VersionFacts; says: string }
)

export type UpdateRun = {
  id: string
  /** When it was made, or as the service dates its first answer: epoch milliseconds. */
  at: number
  /** Whether a tab runs it, or was closed while it did. */
  isRunning: boolean
  steps: UpdateStep[]
  /** Steps that could not be run, by their place, and why. */
  failures: { place: number; says: string }[]
}

/** The run after one step ended: with an outcome, or with the words of a failure. */
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

/** The figures that several reports have in common: of counts of products alone, never of prices. */
export type UpdateTotal = {
  compared: number
  first: number
  failed: number
  waiting: number
  products: number
  changed: number
  counts: ChangesSummary['counts']
  /** Of what is gone, how much is under another id now; undefined where a report of an older version does not say. */
  merged: number | undefined
  /** For each kind the comparisons that cannot tell it: their products are not among the counts. */
  untold: ChangesSummary['counts']
  /** Comparisons with a version that is not whole: what is gone or new in these is not all there is. */
  partial: number
}

const isPartial = (outcome: StepOutcome) =>
  !outcome.now.isWhole || ('before' in outcome && !outcome.before.isWhole)

/** What a run has found over all its steps. A product that stands in two of them counts in both. */
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
    untold: noneOfAny(),
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
      if (!isReported(kind, outcome)) total.untold[kind] += 1
    }
  }
  return total
}

/** What tells apart the steps of one source in several groups of countries. */
export function stepName({ name, countries }: Pick<UpdateStep, 'name' | 'countries'>): string {
  return `${name}, ${together(countries)}`
}

/** What the set of a step is called: its source, and the countries where the source is requested in other groups of them too. */
export function setNameOf(step: UpdateStep, steps: readonly UpdateStep[]): string {
  const ofSource = steps.filter(({ kind, id }) => kind === step.kind && id === step.id)
  return ofSource.length > 1 ? stepName(step) : step.name
}

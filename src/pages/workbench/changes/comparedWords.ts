/** What a comparison could not tell, and what could not be matched, in words. */
import { formatCount } from '../../../lib/numbers/format.ts'
import type { NotWhole } from '../../../model/changes/whyNotWhole.ts'
import { whyNotWhole } from '../../../model/changes/whyNotWhole.ts'
import type { Snapshot } from '../../../model/resultSet/resultSet.ts'
import type { FoundChanges } from '../../../work/workers/changesTasks.ts'
import type { ChosenVersions } from '../versions/chosenVersions.ts'

const products = (count: number) => `${formatCount(count)} ${count === 1 ? 'product' : 'products'}`
const rows = (count: number) => `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`

const MODES = { full: 'in full', lite: 'in the lite mode' } as const

/** After "the version …": why what it lacks says nothing. */
const REASONS: Record<NotWhole, string> = {
  partial: 'is partial',
  cut: 'was cut at the most rows to be loaded',
  unsteady: 'was loaded in pages that did not fit together',
}

function reasonOf(snapshot: Snapshot, damaged: number): string | null {
  if (damaged > 0) {
    return `has ${formatCount(damaged)} ${damaged === 1 ? 'page' : 'pages'} that can no longer be read`
  }
  const why = whyNotWhole(snapshot)
  return why && REASONS[why]
}

/** In place of changes where none was found: of a version that is not whole that says less. */
export function unchanged(chosen: ChosenVersions, found: FoundChanges): string {
  for (const side of ['now', 'before'] as const) {
    const snapshot = chosen[side]
    if (found[side].rows > 0 || reasonOf(snapshot, found.damaged[side]) === null) continue
    return snapshot.isRunning
      ? `The version ${side} has no rows yet: they are on their way.`
      : `The version ${side} has no rows: nothing can be compared.`
  }
  if (chosen.now.isRunning || chosen.before.isRunning) {
    return 'No change so far: not all products are loaded yet.'
  }
  return notTold(chosen, found).length > 0
    ? 'What both versions hold did not change.'
    : 'Nothing changed between these versions.'
}

/** What cannot be called gone, new or changed, and why; empty where all can. */
export function notTold({ before, now }: ChosenVersions, found: FoundChanges): string[] {
  const lines: string[] = []
  const nowWhy = reasonOf(now, found.damaged.now)
  if (nowWhy !== null) {
    lines.push(
      `The later version ${nowWhy}: ${products(found.maybeGone)} of the earlier one ${found.maybeGone === 1 ? 'is' : 'are'} not in it. Whether gone, or just not loaded, cannot be told.`,
    )
  }
  const beforeWhy = reasonOf(before, found.damaged.before)
  if (beforeWhy !== null) {
    lines.push(
      `The earlier version ${beforeWhy}: ${products(found.maybeNew)} of the later one ${found.maybeNew === 1 ? 'is' : 'are'} not in it. Whether new, or just not loaded then, cannot be told.`,
    )
  }
  const [old, young] = [before.settings.mode, now.settings.mode]
  if (old !== young) {
    lines.push(
      `The earlier version was loaded ${MODES[old]}, the later one ${MODES[young]}: what only one of them gives, such as a discount, is not called changed.`,
    )
  }
  return lines
}

const onceGiven = (what: string, count: number) =>
  `The ${what} of ${products(count)} was given in one version only: whether it changed cannot be told.`

/** What could not be matched or compared; empty where everything could. */
export function notMatched({ before, now, takenOff, putOn, oneSided }: FoundChanges): string[] {
  const lines: string[] = []
  if (takenOff > 0) {
    lines.push(
      `${products(takenOff)} of the earlier one ${takenOff === 1 ? 'is' : 'are'} no longer on the list and ${takenOff === 1 ? 'was' : 'were'} not asked for: not called gone.`,
    )
  }
  if (putOn > 0) {
    lines.push(
      `${products(putOn)} of the later one ${putOn === 1 ? 'was' : 'were'} not on the list before: not called new.`,
    )
  }
  const withoutId = before.withoutId + now.withoutId
  if (withoutId > 0) {
    lines.push(
      `${rows(withoutId)} without a product id (${formatCount(before.withoutId)} before, ${formatCount(now.withoutId)} now) cannot be matched and are left out.`,
    )
  }
  const doubled = before.doubled + now.doubled
  if (doubled > 0) {
    lines.push(
      `${rows(doubled)} with the product id of another ${doubled === 1 ? 'is' : 'are'} left out: the first of each is compared.`,
    )
  }
  const { stock, discount } = oneSided
  if (stock > 0) lines.push(onceGiven('stock', stock))
  if (discount > 0) lines.push(onceGiven('discount', discount))
  return lines
}

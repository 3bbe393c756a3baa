/** Texts about what could not be compared or matched. */
import type { IncompleteReason } from '@/domain/changes/whyIncomplete.ts'
import { whyIncomplete } from '@/domain/changes/whyIncomplete.ts'
import type { Version } from '@/domain/collections/collection.ts'
import type { FoundChanges } from '@/jobs/workers/changesTasks.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { plural, pluralForm } from '@/lib/text/plural.ts'
import type { ChosenVersions } from '@/pages/collection/versions/chosenVersions.ts'

const MODES = { full: 'in full', lite: 'without details' } as const

/** The reasons why a product that is missing from a version may still exist; each follows the words "the version …". */
const REASONS: Record<IncompleteReason, string> = {
  partial: 'is partial',
  cut: 'was cut at the row limit',
  unsteady: 'was loaded in pages that don’t match',
}

function reasonOf(version: Version, damaged: number): string | null {
  if (damaged > 0) {
    return `has ${plural(damaged, 'page')} that can no longer be read`
  }
  const why = whyIncomplete(version)
  return why && REASONS[why]
}

/** The sentence that is shown when no changes were found; for an incomplete version it is weaker. */
export function noChangesInWords(chosen: ChosenVersions, found: FoundChanges): string {
  for (const side of ['now', 'before'] as const) {
    const version = chosen[side]
    if (found[side].rows > 0 || reasonOf(version, found.damaged[side]) === null) continue
    return version.isRunning
      ? `The version ${side} has no rows yet: they are loading.`
      : `The version ${side} has no rows, so there is nothing to compare.`
  }
  if (chosen.now.isRunning || chosen.before.isRunning) {
    return 'No change so far: not all products are loaded yet.'
  }
  return notComparedReasons(chosen, found).length > 0
    ? 'The products in both versions did not change.'
    : 'Nothing changed between these versions.'
}

/** Why products can’t be called gone, new or changed, one line for each reason; empty if all can. */
export function notComparedReasons({ before, now }: ChosenVersions, found: FoundChanges): string[] {
  const lines: string[] = []
  const nowWhy = reasonOf(now, found.damaged.now)
  if (nowWhy !== null) {
    lines.push(
      `The later version ${nowWhy}: ${plural(found.maybeGone, 'product')} of the earlier one ${pluralForm(found.maybeGone, 'is', 'are')} not in it. It isn’t known whether they are gone or just weren’t loaded.`,
    )
  }
  const beforeWhy = reasonOf(before, found.damaged.before)
  if (beforeWhy !== null) {
    lines.push(
      `The earlier version ${beforeWhy}: ${plural(found.maybeNew, 'product')} of the later one ${pluralForm(found.maybeNew, 'is', 'are')} not in it. It isn’t known whether ${pluralForm(found.maybeNew, 'it is new or just wasn’t', 'they are new or just weren’t')} loaded.`,
    )
  }
  const [old, young] = [before.settings.mode, now.settings.mode]
  if (old !== young) {
    lines.push(
      `The earlier version was loaded ${MODES[old]}, the later one ${MODES[young]}: values that only one of them has, such as a discount, don’t count as changed.`,
    )
  }
  return lines
}

const onlyInOneVersion = (what: string, count: number) =>
  `The ${what} of ${plural(count, 'product')} is only in one version, so it isn’t known whether it changed.`

/** What could not be matched or compared, one line for each reason; empty if everything could be. */
export function notMatchedReasons({
  before,
  now,
  removedFromList,
  addedToList,
  oneSided,
}: FoundChanges): string[] {
  const lines: string[] = []
  if (removedFromList > 0) {
    lines.push(
      `${plural(removedFromList, 'product')} of the earlier one ${pluralForm(removedFromList, 'is', 'are')} no longer in the collection and ${pluralForm(removedFromList, 'was', 'were')} not checked: ${pluralForm(removedFromList, 'it doesn’t', 'they don’t')} count as gone.`,
    )
  }
  if (addedToList > 0) {
    lines.push(
      `${plural(addedToList, 'product')} of the later one ${pluralForm(addedToList, 'was', 'were')} not in the collection before: ${pluralForm(addedToList, 'it doesn’t', 'they don’t')} count as new.`,
    )
  }
  const withoutId = before.withoutId + now.withoutId
  if (withoutId > 0) {
    lines.push(
      `${plural(withoutId, 'row')} without a product ID (${formatCount(before.withoutId)} before, ${formatCount(now.withoutId)} now) can’t be matched and aren’t counted.`,
    )
  }
  const doubled = before.doubled + now.doubled
  if (doubled > 0) {
    lines.push(
      `${plural(doubled, 'row')} with the same product ID as another ${pluralForm(doubled, 'is', 'are')} left out; the first one is compared.`,
    )
  }
  const { stock, discount, rating } = oneSided
  if (stock > 0) lines.push(onlyInOneVersion('stock', stock))
  if (discount > 0) lines.push(onlyInOneVersion('discount', discount))
  if (rating > 0) lines.push(onlyInOneVersion('rating', rating))
  return lines
}

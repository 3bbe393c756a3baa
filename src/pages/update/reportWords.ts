/** Texts of the report of an update. */
import { changeKinds, type ChangeKind } from '@/domain/changes/change.ts'
import { goneInWords, kindInWords } from '@/domain/changes/changesNames.ts'
import type { UpdateStep, UpdateTotal, StepOutcome } from '@/domain/updates/updateRun.ts'
import { formatCount } from '@/lib/numbers/format.ts'

/** In how many collections a kind of change can't be determined: "gone unknown in 1 of 7 collections". */
function undeterminedInWords(kind: ChangeKind, { undetermined, compared }: UpdateTotal): string {
  const words = `${kindInWords(kind).toLowerCase()} unknown`
  if (undetermined[kind] === compared) return words
  return `${words} in ${formatCount(undetermined[kind])} of ${formatCount(compared)} collections`
}

/** The result of an update as text: "186 price down, 94 price up, 61 new, 1 loaded for the first time, 1 failed". */
export function totalInWords(total: UpdateTotal): string {
  const parts = [
    ...changeKinds
      .filter((kind) => total.counts[kind] > 0)
      .map((kind) => {
        const words = `${formatCount(total.counts[kind])} ${kindInWords(kind).toLowerCase()}`
        const became = kind === 'gone' ? goneInWords(total.counts.gone, total.merged) : ''
        return became === '' ? words : `${words} (${became})`
      }),
    ...(total.first > 0 ? [`${formatCount(total.first)} loaded for the first time`] : []),
    ...(total.failed > 0 ? [`${formatCount(total.failed)} failed`] : []),
    ...(total.waiting > 0 ? [`${formatCount(total.waiting)} not updated`] : []),
  ]
  const undeterminedKinds = changeKinds.filter((kind) => total.undetermined[kind] > 0)
  if (total.compared > 0 && total.changed === 0) {
    parts.unshift(undeterminedKinds.length > 0 ? 'no change found' : 'no change')
  }
  parts.push(...undeterminedKinds.map((kind) => undeterminedInWords(kind, total)))
  return parts.join(', ')
}

/**
 * The earlier count of a search that was only counted before; null unless it is now loaded for the first time with all its rows.
 */
export function countedBefore({ counted, outcome }: Pick<UpdateStep, 'counted' | 'outcome'>) {
  return counted && outcome?.kind === 'first' && outcome.now.isWhole ? counted : null
}

/** A remark on what limits the figures of a source; null when nothing does. */
export function caveatOf(outcome: StepOutcome): string | null {
  if (outcome.kind === 'not compared') return outcome.says
  if (outcome.kind === 'first') return outcome.now.isWhole ? null : 'Not loaded completely.'
  if (!outcome.now.isWhole) {
    return 'Not loaded completely now, so products that weren’t found don’t count as gone.'
  }
  if (!outcome.before.isWhole) {
    return 'Not loaded completely before, so newly found products don’t count as new.'
  }
  return null
}

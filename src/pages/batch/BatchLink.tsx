import { useMemo, useState } from 'react'
import { formatCount } from '../../lib/numbers/format.ts'
import { CopyLink, CopyLinkPanel } from '../../share/CopyLink.tsx'
import { MOST_SHARED_LINES, type SharedOf } from '../../share/sharedWork.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { paths } from '../../url/paths.ts'
import { linesInWords } from '../../words/codesInWords.ts'
import { SHARE } from '../../words/shareNames.ts'
import type { BatchJob } from '../../work/batch/batchJob.ts'
import type { ShownRow } from './rows/batchRows.ts'
import { encodeBatch, type BatchState } from './batchState.ts'
import { useBatchReference } from './useBatchReference.ts'

/** What no link of a batch carries. */
export const BATCH_LACKS = 'answers, my prices, who I am'

type Props = {
  job: BatchJob
  state: BatchState
  /** Those that the table shows, in its order; null where it shows all. */
  filtered: readonly ShownRow[] | null
}

/** The batch and the view that is open, as a link that a colleague can open. */
export function BatchLink(props: Props) {
  return (
    <CopyLink>
      <Made {...props} />
    </CopyLink>
  )
}

/** The lines that a link would carry: each once, in the order of the input. */
function linesOf(job: BatchJob, rows: readonly ShownRow[] | null) {
  const chosen = rows && new Set(rows.map(({ row }) => row.line))
  const lines = new Set(job.plan.rows.map(({ line }) => line))
  return [...lines].filter((line) => chosen?.has(line) ?? true)
}

function Made({ job, state, filtered }: Props) {
  const { batch } = job
  const [isShownOnly, setShownOnly] = useState(false)
  const [withTargets, setWithTargets] = useState(false)
  const ref = useBatchReference(state)
  const lines = useMemo(
    () => linesOf(job, isShownOnly ? filtered : null),
    [job, filtered, isShownOnly],
  )
  const titles = useMemo(
    () => lines.flatMap(({ isTitle }, at) => (isTitle === true ? [at] : [])),
    [lines],
  )
  const hasTargets = lines.some(({ target }) => target !== null)
  const work = useMemo((): SharedOf<'batch'> | string => {
    if (lines.length > MOST_SHARED_LINES) {
      return `A link carries ${formatCount(MOST_SHARED_LINES)} codes at the most, and this is ${formatCount(lines.length)}. Narrow the rows and send only these, or send an export.`
    }
    const { atOnce: _own, ...settings } = batch.settings
    return {
      kind: 'batch',
      name: batch.name,
      countries: [...new Set(batch.groups.flat())],
      settings,
      lines: lines.map(({ text }) => text.replace(/\s+/g, ' ').trim()),
      ...(titles.length > 0 && { titles }),
      ...(withTargets && { targets: lines.map(({ target }) => target) }),
      // Whoever opens it may measure against something else by their own settings.
      view: encodeBatch({ ...state, ref }).toString(),
    }
  }, [batch, lines, titles, withTargets, state, ref])
  return (
    <CopyLinkPanel
      to={paths.sharedCollection('codes')}
      work={work}
      carries={`${linesInWords(lines.length - titles.length, titles.length)}${withTargets ? ' with own target prices' : ''} and this view`}
      lacks={BATCH_LACKS}
    >
      {filtered !== null && (
        <Checkbox label={SHARE.shownOnly} checked={isShownOnly} onChange={setShownOnly} />
      )}
      {hasTargets && (
        <Checkbox label={SHARE.withTargets} checked={withTargets} onChange={setWithTargets} />
      )}
    </CopyLinkPanel>
  )
}

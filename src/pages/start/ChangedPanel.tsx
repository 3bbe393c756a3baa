import { formatCount } from '../../lib/numbers/format.ts'
import { formatWhen } from '../../lib/numbers/formatTimes.ts'
import { totalOf, type AgainRun } from '../../model/again/againRun.ts'
import { changeKinds, type ChangeKind } from '../../model/changes/change.ts'
import { Delta } from '../../products/prices/Delta.tsx'
import { useRuns } from '../../queries/kept/useRuns.ts'
import { changeFigures } from '../../runs/changeFigures.tsx'
import { Link } from '../../shell/Link.tsx'
import { Dated } from '../../ui/figures/Dated.tsx'
import { Panel } from '../../ui/panels/Panel.tsx'
import { StatStrip, type Stat } from '../../ui/tables/StatStrip.tsx'
import { encodeChanges } from '../../url/states/changesState.ts'
import { paths } from '../../url/paths.ts'
import { START } from '../../words/startNames.ts'
import styles from './ChangedPanel.module.css'

const comparedIn = ({ steps }: AgainRun) =>
  steps.flatMap(({ outcome }) => (outcome?.kind === 'compared' ? [outcome] : []))

/** A discount mostly moves with its price, which is said; back is rare. */
const isAlways = (kind: ChangeKind) => kind !== 'discount' && kind !== 'back'

/** What the last run that compared anything has found; nothing where none has. */
export function ChangedPanel() {
  const run = useRuns().data?.runs.find((one) => comparedIn(one).length > 0)
  if (!run) return null
  const total = totalOf(run)
  const compared = comparedIn(run)
  // One source's changes are a page of their own; those of several are the report's.
  const [only] = compared.length === 1 ? compared : []
  const linkTo = (kind: ChangeKind) =>
    only ? paths.changes(only.setId, encodeChanges({ tile: kind })) : paths.again(run.id)
  const kinds = changeKinds.filter((kind) => isAlways(kind) || total.counts[kind] > 0)
  const summary = only?.summary
  const figures = changeFigures(total, kinds, (label, kind) =>
    total.counts[kind] > 0 ? <Link to={linkTo(kind)}>{label}</Link> : label,
  ).map((figure): Stat => {
    const moved = { 'price-down': summary?.medianDown, 'price-up': summary?.medianUp }
    const median = moved[figure.id as 'price-down' | 'price-up'] ?? null // of another kind none
    if (median === null) return figure
    return {
      ...figure,
      sub: (
        <>
          median <Delta value={median} plain />
        </>
      ),
    }
  })
  const before = compared.map((outcome) => outcome.before.at)
  return (
    <Panel
      title={START.changes}
      meta={
        <>
          {formatCount(total.changed)} of {formatCount(total.products)}{' '}
          {total.products === 1 ? 'product' : 'products'}
          {before.length > 0 && (
            <>
              , since <Dated>{formatWhen(Math.min(...before))}</Dated>
            </>
          )}
          ; one can be in two
        </>
      }
      actions={<Link to={paths.again(run.id)}>{START.openChanges}</Link>}
    >
      <StatStrip items={figures} label={START.changes} className={styles.figures} />
    </Panel>
  )
}

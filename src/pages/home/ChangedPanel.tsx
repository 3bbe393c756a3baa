import { LangText } from '@/components/ui/figures/LangText.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { StatStrip, type Stat } from '@/components/ui/tables/StatStrip.tsx'
import { changeKinds, type ChangeKind } from '@/domain/changes/change.ts'
import { changedToday, type ChangedToday } from '@/domain/today/changedToday.ts'
import { totalOf } from '@/domain/updates/updateRun.ts'
import { changeFigures } from '@/features/job-progress/changeFigures.tsx'
import { Delta } from '@/features/products/prices/Delta.tsx'
import { useAliases, useOwnMerchantSpellings } from '@/features/settings/useAliases.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { plural } from '@/lib/text/plural.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { encodeChanges } from '@/routing/states/changesState.ts'
import { useRuns } from '@/storage/queries/useRuns.ts'
import { START } from '@/words/startNames.ts'
import { comparedIn, isCompared } from './comparedRun.ts'
import styles from './ChangedPanel.module.css'

/**
 * Whether a kind of change is listed even at 0. Discounts mostly change with their price, which is counted already; the others
 * are rare.
 */
const isAlways = (kind: ChangeKind) => !['discount', 'back', 'rating'].includes(kind)

function stockInWords(out: number, isIn: number): string {
  const ways = [
    { count: out, word: 'out' },
    { count: isIn, word: 'back in' },
  ]
  return ways
    .filter(({ count }) => count > 0)
    .map(({ count, word }) => `${formatCount(count)} ${word}`)
    .join(', ')
}

/** Whose products changed, as text: "12 of them yours", "38 at Cartwheel". */
function whoseInWords(own: number, most: ChangedToday['most'][ChangeKind]): string {
  if (own > 0) return `${formatCount(own)} of them yours`
  return most ? `${formatCount(most.count)} at ${most.merchant}` : ''
}

/** The panel with the changes that the last update of all collections found; renders nothing when none compared anything. */
export function ChangedPanel() {
  const me = useOwnMerchantSpellings()
  const aliases = useAliases()
  const run = useRuns().data?.runs.find(isCompared)
  if (!run) return null
  const total = totalOf(run)
  const compared = comparedIn(run)
  // The changes of one collection are on its *Changes* page, those of several in the report of the update.
  const [only] = compared.length === 1 ? compared : []
  const linkTo = (kind: ChangeKind) =>
    only ? paths.changes(only.setId, encodeChanges({ tile: kind })) : paths.updates(run.id)
  const kinds = changeKinds.filter((kind) => isAlways(kind) || total.counts[kind] > 0)
  const { own, most, nowOut, nowIn } = changedToday(run, me, aliases.merchant)
  const medians = {
    'price-down': only?.summary.medianDown ?? null,
    'price-up': only?.summary.medianUp ?? null,
  }
  const figures = changeFigures(total, kinds, (label, kind) =>
    total.counts[kind] > 0 ? <Link to={linkTo(kind)}>{label}</Link> : label,
  ).map((figure, index): Stat => {
    const kind = kinds[index]
    if (kind === undefined || total.counts[kind] === 0) return figure
    const median = kind === 'price-down' || kind === 'price-up' ? medians[kind] : null
    return {
      ...figure,
      sub: (
        <>
          {figure.sub !== undefined && <span className={styles.line}>{figure.sub}</span>}
          {median !== null && (
            <span className={styles.line}>
              median <Delta value={median} plain />
            </span>
          )}
          {kind === 'stock' && <span className={styles.line}>{stockInWords(nowOut, nowIn)}</span>}
          <span className={styles.line}>{whoseInWords(own?.[kind] ?? 0, most[kind])}</span>
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
          {formatCount(total.changed)} of {plural(total.products, 'product')}
          {before.length > 0 && (
            <>
              , since <LangText>{formatWhen(Math.min(...before))}</LangText>
            </>
          )}
          . A product can appear twice.
        </>
      }
      actions={<Link to={paths.updates(run.id)}>{START.openChanges}</Link>}
    >
      <StatStrip items={figures} label={START.changes} className={styles.figures} />
    </Panel>
  )
}

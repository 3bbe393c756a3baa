import { useMemo } from 'react'
import { formatCount, formatIndex } from '../../lib/numbers/format.ts'
import { formatWhen } from '../../lib/numbers/formatTimes.ts'
import { mutedBy, type Firing } from '../../model/watch/evaluateRules.ts'
import { isAtMine } from '../../model/watch/isAtMine.ts'
import type { WatchRule } from '../../model/watch/rule.ts'
import {
  figureInWords,
  labelInWords,
  ruleInWords,
  scopeInWords,
} from '../../model/watch/ruleWords.ts'
import { ProductPicture } from '../../pictures/ProductPicture.tsx'
import { Delta } from '../../products/prices/Delta.tsx'
import { Unit } from '../../products/prices/Unit.tsx'
import { useWatchRules, useWatchRuns } from '../../queries/kept/useWatchKept.ts'
import { Link } from '../../shell/Link.tsx'
import { CurrencyLabel } from '../../shell/settings/CurrencyLabel.ts'
import { useCurrencyLabel } from '../../shell/settings/useCurrencyLabel.ts'
import { usePreference } from '../../shell/settings/usePreference.ts'
import { Calculated } from '../../ui/figures/Calculated.tsx'
import { Localized } from '../../ui/figures/Localized.tsx'
import { Panel } from '../../ui/panels/Panel.tsx'
import { Missing } from '../../ui/tables/Missing.tsx'
import { Table } from '../../ui/tables/Table.tsx'
import { firingPath } from '../../url/firingPath.ts'
import { paths } from '../../url/paths.ts'
import { encodeWatch } from '../../url/states/watchState.ts'
import { START, allRules } from '../../words/startNames.ts'
import styles from './TodayPanel.module.css'

type FiredRule = { rule: WatchRule; fired: number; isNew: number; worst: Firing }

const sizeOf = ({ difference }: Firing) => Math.abs(difference?.value ?? 0)

/** Rules that fired, those with something new first, each with the firing that differs most. */
function firedRules(rules: readonly WatchRule[], firings: readonly Firing[]): FiredRule[] {
  const found = rules.flatMap((rule): FiredRule[] => {
    const own = firings.filter(({ ruleId, mute }) => ruleId === rule.id && mute === null)
    const isNew = own.filter((one) => one.isNew).length
    const [worst] = own.toSorted(
      (a, b) => Number(b.isNew) - Number(a.isNew) || sizeOf(b) - sizeOf(a),
    )
    return worst ? [{ rule, fired: own.length, isNew, worst }] : []
  })
  return found.toSorted((a, b) => b.isNew - a.isNew || b.fired - a.fired)
}

/** What rules of Watch fired at the last run; nothing where none did. */
export function TodayPanel() {
  const { data } = useWatchRules()
  const { data: runs } = useWatchRuns()
  const labelOf = useCurrencyLabel()
  const last = runs?.[0] ?? null
  const fired = useMemo(() => {
    const rules = (data?.rules ?? []).filter(({ isOn }) => isOn)
    return firedRules(rules, mutedBy(rules, last?.firings ?? []))
  }, [data, last])
  if (last === null || fired.length === 0) return null
  const sum = (count: (one: FiredRule) => number) =>
    fired.reduce((total, one) => total + count(one), 0)
  const isNew = sum((one) => one.isNew)
  const times = sum((one) => one.fired)
  return (
    <Panel
      title={START.fired}
      data-today="fired"
      meta={
        <>
          {times === 1 ? 'once' : `${formatCount(times)} times`}
          {isNew > 0 && `, ${formatCount(isNew)} new`}, at the run of{' '}
          <Localized>{formatWhen(last.factsAt)}</Localized>
        </>
      }
      actions={<Link to={paths.watch()}>{allRules(data?.rules.length ?? 0)}</Link>}
    >
      <Table caption={START.fired} className={styles.table} lines>
        <thead>
          <tr>
            <th scope="col">Rule</th>
            <th scope="col" data-number>
              Fired
            </th>
            <th scope="col">{START.worst}</th>
            <th scope="col" data-number data-group>
              Against
            </th>
            <th scope="col" data-number>
              Found
            </th>
            <th scope="col" data-number>
              <Calculated>Difference</Calculated>
            </th>
          </tr>
        </thead>
        <tbody>
          {fired.map((one) => (
            <CurrencyLabel key={one.rule.id} value={labelOf([one.worst.country])}>
              <FiredRow {...one} />
            </CurrencyLabel>
          ))}
        </tbody>
      </Table>
    </Panel>
  )
}

function FiredRow({ rule, fired, isNew, worst }: FiredRule) {
  const { name, code, merchant, brand, imageUrl, setId, against, found, difference } = worst
  const [tolerance] = usePreference('tolerance')
  const link = firingPath(worst)
  const title = name ?? code ?? 'Product without a name'
  const facts = [merchant ?? brand, code].filter(Boolean).join(', ')
  return (
    <tr>
      <th scope="row" className={styles.rule}>
        <Link to={paths.watch(encodeWatch({ rule: rule.id }))}>{ruleInWords(rule)}</Link>
        <span className={styles.under}>{scopeInWords(rule.scope)}</span>
      </th>
      <td data-number className={styles.fired}>
        <b>{formatCount(fired)}</b>
        <span className={styles.under}>{isNew > 0 ? `${formatCount(isNew)} new` : 'none new'}</span>
      </td>
      <td className={styles.worst}>
        <span className={styles.product}>
          {setId === null && <ProductPicture src={imageUrl} size="thumb" />}
          <span className={styles.words}>
            {link === null ? title : <Link to={link}>{title}</Link>}
            <span className={styles.under}>{facts}</span>
          </span>
        </span>
      </td>
      {[against, found].map((figure, at) => (
        <td
          key={at === 0 ? 'against' : 'found'}
          data-number
          data-group={at === 0 || undefined}
          className={at === 0 ? styles.against : styles.found}
        >
          {figure.value === null && figure.kind !== 'stock' ? (
            <Missing what="not known" />
          ) : (
            <b>
              {figure.kind === 'price' && <Unit />}
              <Localized>{figureInWords(figure)}</Localized>
            </b>
          )}
          <span className={styles.under}>{labelInWords(figure)}</span>
        </td>
      ))}
      <td data-number className={styles.difference}>
        {difference === null ? (
          <Missing what="no difference of two figures" />
        ) : difference.unit === 'points' ? (
          `${formatIndex(Math.abs(difference.value))} points`
        ) : (
          <Delta
            value={difference.value}
            unit={difference.unit === 'amount' ? 'price' : 'percent'}
            plain={isAtMine(worst, tolerance)}
          />
        )}
      </td>
    </tr>
  )
}

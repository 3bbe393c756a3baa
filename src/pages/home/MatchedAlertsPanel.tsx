import { useMemo } from 'react'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { FormulaHint } from '@/components/ui/figures/FormulaHint.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { Table } from '@/components/ui/tables/Table.tsx'
import type { AlertMatch, MatchFigure } from '@/domain/alerts/evaluateRules.ts'
import { isAtOwnPrice } from '@/domain/alerts/isAtOwnPrice.ts'
import { isNewRow, unsnoozedRows, sizesInWords, type MatchRow } from '@/domain/alerts/matchRows.ts'
import type { AlertRule } from '@/domain/alerts/rule.ts'
import {
  figureInWords,
  labelInWords,
  ruleInWords,
  scopeInWords,
} from '@/domain/alerts/ruleWords.ts'
import { ProductPicture } from '@/features/products/pictures/ProductPicture.tsx'
import { CurrencyPrefix } from '@/features/products/prices/CurrencyPrefix.tsx'
import { Delta } from '@/features/products/prices/Delta.tsx'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import { formatCount, formatIndex } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { alertMatchPath } from '@/routing/alertMatchPath.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { encodeAlerts } from '@/routing/states/alertsState.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { useAlertRules, useAlertRuns } from '@/storage/queries/useStoredAlerts.ts'
import { START } from '@/words/startNames.ts'
import styles from './MatchedAlertsPanel.module.css'

type MatchedAlert = { rule: AlertRule; matches: number; isNew: number; largest: MatchRow }

const sizeOf = ({ first: { difference } }: MatchRow) => Math.abs(difference?.value ?? 0)

/** Alerts with matches, those with new ones first, each with its largest match. */
function matchedAlerts(
  rules: readonly AlertRule[],
  allMatches: readonly AlertMatch[],
): MatchedAlert[] {
  const rows = unsnoozedRows(rules, allMatches)
  const found = rules.flatMap((rule): MatchedAlert[] => {
    const own = rows.filter(({ first }) => first.ruleId === rule.id)
    const [largest] = own.toSorted((a, b) => sizeOf(b) - sizeOf(a))
    return largest
      ? [{ rule, matches: own.length, isNew: own.filter(isNewRow).length, largest }]
      : []
  })
  return found.toSorted((a, b) => b.isNew - a.isNew || b.matches - a.matches)
}

/** The panel with the alerts that had matches at the last update; renders nothing when there are no matches. */
export function MatchedAlertsPanel() {
  const { data } = useAlertRules()
  const { data: runs } = useAlertRuns()
  const labelOf = useCurrencyLabel()
  const last = runs?.[0] ?? null
  const alerts = useMemo(() => matchedAlerts(data?.rules ?? [], last?.firings ?? []), [data, last])
  if (last === null || alerts.length === 0) return null
  const sum = (count: (one: MatchedAlert) => number) =>
    alerts.reduce((total, one) => total + count(one), 0)
  const isNew = sum((one) => one.isNew)
  return (
    <Panel
      title={START.alerts}
      data-today="fired"
      meta={
        <>
          {plural(
            sum((one) => one.matches),
            'match',
            'matches',
          )}
          {isNew > 0 && `, ${formatCount(isNew)} new`}
        </>
      }
      actions={<Link to={paths.watch()}>{START.allAlerts}</Link>}
    >
      <Table caption={START.alerts} className={styles.table} lines>
        <thead>
          <tr>
            <th scope="col">Alert</th>
            <th scope="col" data-number>
              Products
            </th>
            <th scope="col" data-group>
              {START.worst}
            </th>
            <th scope="col" data-number>
              <FormulaHint>Difference</FormulaHint>
            </th>
          </tr>
        </thead>
        <tbody>
          {alerts.map((one) => (
            <CurrencyLabel key={one.rule.id} value={labelOf([one.largest.first.country])}>
              <AlertRow {...one} />
            </CurrencyLabel>
          ))}
        </tbody>
      </Table>
    </Panel>
  )
}

/** A figure of a match with its name: "their price 83.90", or "their price not known". */
function Figure({ figure, name }: { figure: MatchFigure; name: string | null }) {
  const label = name ?? labelInWords(figure)
  if (figure.kind === 'stock') return <>{name === null ? 'out of stock' : `${name} out of stock`}</>
  if (figure.value === null) return <>{label} not known</>
  return (
    <>
      {label} {figure.kind === 'price' && <CurrencyPrefix />}
      <LangText>{figureInWords(figure)}</LangText>
    </>
  )
}

function AlertRow({ rule, matches, isNew, largest }: MatchedAlert) {
  const { first } = largest
  const { name, code, merchant, imageUrl, setId: collectionId, against, found, difference } = first
  const [tolerance] = usePreference('tolerance')
  const link = alertMatchPath(first)
  const title = name ?? code ?? 'Product without a name'
  const sizes = sizesInWords(largest)
  return (
    <tr>
      <th scope="row" className={styles.rule}>
        <Link to={paths.watch(encodeAlerts({ rule: rule.id }))}>{ruleInWords(rule)}</Link>
        {rule.scope.of !== 'all' && (
          <span className={styles.under}>{scopeInWords(rule.scope)}</span>
        )}
      </th>
      <td data-number className={styles.fired}>
        <b>{formatCount(matches)}</b>
        <span className={styles.under}>{isNew > 0 ? `${formatCount(isNew)} new` : 'none new'}</span>
      </td>
      <td className={styles.worst} data-group>
        <span className={styles.product}>
          {collectionId === null && <ProductPicture src={imageUrl} size="thumb" />}
          <span className={styles.words}>
            {link === null ? title : <Link to={link}>{title}</Link>}
            <span className={styles.under}>
              <Figure figure={found} name={merchant} />, <Figure figure={against} name={null} />
              {sizes !== '' && `, ${sizes}`}
            </span>
          </span>
        </span>
      </td>
      <td data-number className={styles.difference}>
        {difference === null ? (
          <EmptyValue what="no difference of two figures" />
        ) : difference.unit === 'points' ? (
          `${formatIndex(Math.abs(difference.value))} points`
        ) : (
          <Delta
            value={difference.value}
            unit={difference.unit === 'amount' ? 'price' : 'percent'}
            plain={isAtOwnPrice(first, tolerance)}
          />
        )}
      </td>
    </tr>
  )
}

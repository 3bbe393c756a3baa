import { shownCountry } from '../../../lib/countryCode.ts'
import Tags from 'lucide-react/icons/tags'
import { useEffect, useMemo, useState } from 'react'
import { formatCount } from '../../../lib/numbers/format.ts'
import { MARGIN_FORMULA } from '../../../market/priceList/margin.ts'
import type { PriceEntry } from '../../../market/priceList/ownPrice.ts'
import { RefusedRows } from '../../../notices/RefusedRows.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/panels/EmptyState.tsx'
import { announce } from '../../../ui/panels/LiveRegion.tsx'
import { Note } from '../../../ui/panels/Note.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { StatStrip } from '../../../ui/tables/StatStrip.tsx'
import { Table } from '../../../ui/tables/Table.tsx'
import { KEYBOARD } from '../../../words/keyboardNames.ts'
import { PRICES } from '../../../words/priceListNames.ts'
import { ColumnChoices } from './ColumnChoices.tsx'
import { FirstRows } from './FirstRows.tsx'
import styles from './PricePreview.module.css'
import { listFigures } from '../table/listFigures.ts'
import type { PriceReading, PriceRow } from './readPriceRows.ts'
import type { PriceDraft } from './usePriceDraft.ts'

type Props = {
  draft: PriceDraft
  country: string
  /** Rows of the list that would be replaced. */
  replaces: number
  /** Resolves once the entries are kept, or were refused. */
  onSave: (entries: readonly PriceEntry[]) => Promise<void>
}

const leftOutOf = (rows: readonly { problem: string | null }[]) =>
  rows.filter(({ problem }) => problem !== null).length

/** "4 rows read: 2 to keep, 1 said again, 1 left out": heard once for what was given, however often it is drawn. */
function readInWords({ rows, entries }: Extract<PriceReading, { kind: 'read' }>): string {
  const leftOut = leftOutOf(rows)
  const again = rows.length - entries.length - leftOut
  const parts = [
    `${formatCount(entries.length)} to keep`,
    ...(again > 0 ? [`${formatCount(again)} said again`] : []),
    ...(leftOut > 0 ? [`${formatCount(leftOut)} left out`] : []),
  ]
  return `${rows.length === 1 ? '1 row' : `${formatCount(rows.length)} rows`} read: ${parts.join(', ')}`
}

/** What would be kept of the input, row by row, before anything is. */
export function PricePreview({ draft, country, replaces, onSave }: Props) {
  const { reading, isEmpty, isReading } = draft
  const [isSaving, setSaving] = useState(false)
  const entries = reading.kind === 'read' ? reading.entries : null
  const figures = useMemo(() => listFigures(entries ?? []), [entries])
  const words = isEmpty || reading.kind === 'problem' ? null : readInWords(reading)
  useEffect(() => {
    if (words !== null) announce(words)
  }, [words])
  if (isEmpty || reading.kind === 'problem') return <PriceTeaching country={country} />

  const { rows } = reading
  const kept = reading.entries.length
  const leftOut = leftOutOf(rows)
  const save = async () => {
    setSaving(true)
    await onSave(reading.entries)
    setSaving(false)
  }
  return (
    <Panel title={PRICES.preview} aria-busy={isReading}>
      <StatStrip
        className={styles.figures}
        items={[
          { label: 'Rows read', value: formatCount(rows.length) },
          { label: 'To keep', value: formatCount(kept), sub: 'different codes' },
          { label: 'With a price', value: formatCount(figures.prices) },
          { label: 'With a cost', value: formatCount(figures.costs), sub: 'for the margin' },
          {
            label: 'Duplicates',
            value: formatCount(rows.length - kept - leftOut),
            sub: 'the last row counts',
          },
          { label: 'Cannot be kept', value: formatCount(leftOut), sub: 'listed below' },
        ]}
      />
      <ColumnChoices draft={draft} reading={reading} />
      <FirstRows rows={rows} />
      {kept === 0 && (
        <Note tone="warn" className={styles.none} title="No row can be kept.">
          Choose the columns with codes and prices above, or correct the rows; each says below what
          is wrong with it.
        </Note>
      )}
      <div className={styles.save} data-commands={KEYBOARD.thisPage}>
        <Button
          variant="primary"
          icon={<Tags />}
          sub={formatCount(kept)}
          disabled={kept === 0 || isReading || isSaving}
          onClick={() => void save()}
        >
          {replaces > 0 ? `${PRICES.save} in place of ${formatCount(replaces)}` : PRICES.save}
        </Button>
        <span>
          {isSaving
            ? `Saving ${formatCount(kept)} rows`
            : `Prices for ${shownCountry(country)}, kept in this browser`}
        </span>
      </div>
      <RowProblems rows={rows} />
    </Panel>
  )
}

/** Every row that is not kept as it was given, with the reason. */
function RowProblems({ rows }: { rows: readonly PriceRow[] }) {
  const refused = (saysOf: (row: PriceRow) => string | null) =>
    rows.flatMap((row) => {
      const says = saysOf(row)
      return says === null ? [] : [{ place: row.row, given: row.code, says }]
    })
  return (
    <>
      <RefusedRows title={PRICES.leftOut} what="row" rows={refused(({ problem }) => problem)} />
      <RefusedRows
        title={PRICES.replaced}
        what="row"
        rows={refused(({ replacedBy }) =>
          replacedBy === null
            ? null
            : `Row ${formatCount(replacedBy)} speaks of the same item, and counts.`,
        )}
      />
      <RefusedRows
        title={PRICES.mended}
        what="row"
        rows={refused(({ mended, entry, replacedBy }) =>
          mended === null || entry === null || replacedBy !== null
            ? null
            : `${mended} Kept as ${entry.code}.`,
        )}
      />
    </>
  )
}

const EXAMPLE = [
  ['2049811763054', '47.90', '31.00', '44.90', 'own brand'],
  ['2049811842247', '1,299.00', '', '', 'from week 48'],
  ['36000291452', '12.50', '8.10', '', ''],
] as const

/** What a price list is for and how its file may look, where nothing is read yet. */
function PriceTeaching({ country }: { country: string }) {
  return (
    <Panel>
      <EmptyState icon={<Tags />} title={`Your own prices for ${shownCountry(country)}`}>
        <p>
          Where the catalog holds no offer of yours, the price from this list stands in: ranked and
          measured against the market on EAN prices and in batches, and marked as yours. It changes
          no statistic of the market. With the cost of a product you also see the margin at your
          price and at the market’s median: {MARGIN_FORMULA}. A floor (MAP) is the price that no
          offer should go below; Watch says which do.
        </p>
        <Table caption="A file as it may look" captionShown className={styles.example}>
          <thead>
            <tr>
              <th scope="col">EAN</th>
              <th scope="col" data-number>
                {PRICES.price}
              </th>
              <th scope="col" data-number>
                {PRICES.cost}
              </th>
              <th scope="col" data-number>
                {PRICES.floor}
              </th>
              <th scope="col">{PRICES.note}</th>
            </tr>
          </thead>
          <tbody>
            {EXAMPLE.map(([code, price, cost, floor, note]) => (
              <tr key={code}>
                <td>{code}</td>
                <td data-number>{price}</td>
                <td data-number>{cost}</td>
                <td data-number>{floor}</td>
                <td>{note}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <p>
          Columns in any order, with or without a heading. Leading zeros that a spreadsheet took
          away come back where the check digit proves them.
        </p>
      </EmptyState>
    </Panel>
  )
}

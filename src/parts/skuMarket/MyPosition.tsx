import { useMemo, type ReactNode } from 'react'
import { formatCount, formatIndex, formatWorkedOut } from '../../domain/format.ts'
import { mineAmong } from '../../domain/market/me.ts'
import { referenceWords, type ReferenceKind } from '../../domain/market/reference.ts'
import { RESOLVE } from '../../domain/resolveNames.ts'
import { FnMark } from '../../ui/FnMark.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Table } from '../../ui/Table.tsx'
import { paths } from '../../url/paths.ts'
import { ChooseMe } from '../ChooseMe.tsx'
import { Delta } from '../Delta.tsx'
import { Link } from '../Link.tsx'
import { MineField, type SeenMerchant } from '../MineField.tsx'
import { Missing } from '../Missing.tsx'
import { MyPriceField } from '../MyPriceField.tsx'
import { Unit } from '../Unit.tsx'
import { useMine } from '../useMine.ts'
import type { MarketRow } from './marketRows.ts'
import styles from './MyPosition.module.css'

type Props = {
  rows: readonly MarketRow[]
  country: string
  /** Whose record it is: that one is me is said beside the record. */
  merchant: string | null
  reference: ReferenceKind
  headingLevel: 2 | 3
}

/** A code that is sold, once, however many SKUs share it. */
function soldOnce(rows: readonly MarketRow[]): MarketRow[] {
  const seen = new Set<string>()
  return rows.filter(({ code, me }) => {
    if (code.kind !== 'code' || me === null || seen.has(code.code)) return false
    seen.add(code.code)
    return true
  })
}

/** Those that sell most of these codes first. */
function merchantsOf(rows: readonly MarketRow[]): SeenMerchant[] {
  const counts = new Map<string, SeenMerchant & { count: number }>()
  for (const { query } of rows) {
    const offers = query?.data?.kind === 'found' ? query.data.offers : []
    for (const { merchantId, merchantName } of offers) {
      const value = merchantId ?? merchantName
      if (value === null) continue
      const known = counts.get(value) ?? { value, label: merchantName ?? value, count: 0 }
      counts.set(value, { ...known, count: known.count + 1 })
    }
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count)
}

/** Where I stand at each code of the record, whoever's it is; the choice of who I am where nobody is. */
export function MyPosition({ rows, country, merchant, reference, headingLevel }: Props) {
  const countries = useMemo(() => [country], [country])
  const [mine, setMine] = useMine(countries)
  const sold = soldOnce(rows)
  if (sold.length === 0) return null
  const isNobody = mine.length === 0 && sold.every(({ me }) => me?.isChosen !== true)
  const seen = merchantsOf(sold)
  const others = seen.filter(
    (one) => merchant === null || mineAmong([one.label], [merchant]).length === 0,
  )
  const { label } = referenceWords(reference, undefined, isNobody ? 'all' : 'others')
  const codeOf = ({ code }: MarketRow) => (code.kind === 'code' ? code.code : '')
  const unknown = (what: string): ReactNode => <Missing what={what} />
  return (
    <Panel
      title={RESOLVE.me}
      headingLevel={headingLevel}
      meta={`against the ${label}`}
      actions={
        <MineField countries={countries} seen={seen} mine={mine} onChange={setMine} size="s" />
      }
    >
      {isNobody && (
        <div className={styles.choice}>
          <ChooseMe seen={others} toSee="where your prices stand" onChoose={setMine} />
        </div>
      )}
      <div className={styles.scroll}>
        <Table caption={RESOLVE.me} className={styles.table ?? ''}>
          <thead>
            <tr>
              <th scope="col">Variant</th>
              <th scope="col" className={styles.code}>
                EAN
              </th>
              <th scope="col" data-number>
                My price
              </th>
              <th scope="col" data-number>
                {label.charAt(0).toUpperCase() + label.slice(1)}
                <FnMark />
              </th>
              <th scope="col" data-number>
                Index
                <FnMark />
              </th>
              <th scope="col" data-number>
                vs {label}
                <FnMark />
              </th>
              <th scope="col" data-number>
                Position
              </th>
            </tr>
          </thead>
          <tbody>
            {sold.map((row) => {
              const { key, name, me, own } = row
              const place = me?.mine ?? null
              return (
                <tr key={key} data-row>
                  <th scope="row" dir="auto">
                    {name}
                  </th>
                  <td className={styles.code}>
                    <Link to={paths.ean(codeOf(row), { countries, ref: reference })} prefetch>
                      {codeOf(row)}
                    </Link>
                  </td>
                  <td data-number>
                    <MyPriceField code={codeOf(row)} country={country} mine={place} own={own} />
                  </td>
                  <td data-number>
                    {me === null || me.reference === null ? (
                      unknown('no price to measure against')
                    ) : (
                      <>
                        <Unit />
                        {formatWorkedOut(me.reference)}
                      </>
                    )}
                  </td>
                  <td data-number>
                    {me?.index ? (
                      <b>{formatIndex(me.index.index)}</b>
                    ) : (
                      unknown(me?.noIndex ?? 'no index')
                    )}
                  </td>
                  <td data-number>
                    {me?.index ? <Delta value={me.index.index - 100} /> : unknown('no difference')}
                  </td>
                  <td data-number>
                    {place === null
                      ? unknown('no position of mine')
                      : `${formatCount(place.rank)} of ${formatCount(place.of)}${place.tied > 1 ? ' tied' : ''}`}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </Table>
      </div>
    </Panel>
  )
}

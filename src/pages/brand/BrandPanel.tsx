import { useQuery } from '@tanstack/react-query'
import { useContext, useMemo, useState } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { answerPart } from '@/components/ui/browser/pageParts.ts'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { FormulaHint } from '@/components/ui/figures/FormulaHint.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { StatStrip } from '@/components/ui/tables/StatStrip.tsx'
import type { BrandHistory } from '@/domain/history/brandHistory.ts'
import { StorageReadError } from '@/features/messages/storage/StorageReadError.tsx'
import { PriceLinesChart } from '@/features/pricing/history/PriceLinesChart.tsx'
import { PriceLinesTable } from '@/features/pricing/history/PriceLinesTable.tsx'
import { Delta } from '@/features/products/prices/Delta.tsx'
import { useAliases } from '@/features/settings/useAliases.ts'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import { shownCountry } from '@/lib/countryCode.ts'
import { formatCount, formatPrice, formatWorkedOut } from '@/lib/numbers/format.ts'
import { formatDay, formatWhen } from '@/lib/numbers/formatTimes.ts'
import { priceAxis } from '@/lib/numbers/priceAxis.ts'
import { withCurrencyLabel } from '@/lib/text/currencyLabelText.ts'
import { plural } from '@/lib/text/plural.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { BRAND, brandIn } from '@/words/brandNames.ts'
import { PAGES } from '@/words/pageNames.ts'
import { brandHistoryQuery } from './brandQueries.ts'
import styles from './BrandPage.module.css'

type Props = { brand: string; country: string }

/** The part of a brand in one country: its current price position, its history, and the collections that the prices come from. */
export function BrandPanel({ brand, country }: Props) {
  const { id } = useConnection()
  const aliases = useAliases()
  const [ownMerchants] = usePreference('mine')
  const unit = useCurrencyLabel()([country])
  const { data, isError } = useQuery(
    brandHistoryQuery(id, { brand, country }, { aliases, ownMerchants }),
  )
  return (
    <CurrencyLabel value={unit}>
      <Panel
        ref={answerPart}
        title={<bdi>{brandIn(brand, shownCountry(country))}</bdi>}
        meta={data && timesInWords(data.times)}
      >
        {isError && <StorageReadError />}
        {!data && !isError && <Skeleton height={320} />}
        {data?.times.length === 0 && (
          <p className={styles.padded}>
            No prices saved in {shownCountry(country)}. Collections of that country with this brand
            appear here.
          </p>
        )}
        {data && data.times.length > 0 && <Found brand={brand} history={data} />}
      </Panel>
    </CurrencyLabel>
  )
}

function timesInWords(times: readonly number[]): string | undefined {
  const [first] = times
  const last = times.at(-1)
  if (first === undefined || last === undefined) return undefined
  return times.length === 1
    ? formatWhen(first)
    : `${formatCount(times.length)} times, ${formatDay(first, { year: true })} to ${formatDay(last, { year: true })}`
}

/** The keys of the lines that don’t belong to one merchant. A merchant’s key never begins with a space, so they can’t clash. */
const ALL = ' all'
const LEVEL = ' level'

function Found({ brand, history }: { brand: string; history: BrandHistory }) {
  const { times, merchants, all, level, lowest } = history
  const [named, setNamed] = useState<string | null>(null)
  const lines = useMemo(() => {
    const whole = {
      key: ALL,
      name: BRAND.allMerchants,
      isOwn: false,
      prices: all.map((one) => one.median),
    }
    const drawn = [whole, ...merchants]
    const prices = drawn.flatMap((line) => line.prices.flatMap((price) => price ?? []))
    return { times, merchants: drawn, axis: priceAxis(prices) }
  }, [times, merchants, all])
  return (
    <>
      <Figures history={history} />
      {times.length > 1 && <PriceLinesChart lines={lines} named={named ?? ALL} />}
      <PriceLinesTable
        label={`${BRAND.table}, ${brand}`}
        boxLabel={BRAND.tableBox}
        lines={{ times, merchants }}
        named={named}
        onName={setNamed}
        totals={[
          ...(times.length > 1
            ? [
                {
                  key: LEVEL,
                  label: <FormulaHint formula={LEVEL_FORMULA}>{BRAND.sameOffers}</FormulaHint>,
                  figures: level,
                  isIndex: true,
                },
              ]
            : []),
          {
            key: ALL,
            label: BRAND.allMerchants,
            figures: all.map(({ median, n }) => ({ value: median, n })),
            isIndex: false,
          },
        ]}
      />
      <p className={styles.words}>
        Medians, with the number of offers in brackets. A price applies until a collection has a
        newer one, and ends when a complete collection no longer has the offer. A median also
        changes when offers come or go; “same offers” shows price changes only.
        {lowest !== null && ' Prices of 0 and missing prices aren’t counted.'}
      </p>
      <RestsOn sources={history.sources} />
    </>
  )
}

const LEVEL_FORMULA =
  'The geometric mean of price ÷ previous price for offers known at both times, chained; the number of offers in brackets'

function Figures({ history: { times, all, level, lowest, merchants } }: { history: BrandHistory }) {
  const last = all.at(-1)
  const moved = level.at(-1)?.value ?? null
  const unit = useContext(CurrencyLabel)
  const [first = 0] = times
  const selling = merchants.filter(({ counts }) => (counts?.at(-1) ?? 0) > 0).length
  return (
    <StatStrip
      label={BRAND.figures}
      className={styles.strip}
      items={[
        {
          id: 'now',
          label: BRAND.now,
          isCalculated: true,
          value:
            last && last.median !== null ? (
              withCurrencyLabel(unit, formatWorkedOut(last.median))
            ) : (
              <EmptyValue what="no offer with a price" />
            ),
          sub: last && `${formatCount(last.n)} offers, ${formatCount(selling)} merchants`,
        },
        ...(times.length > 1
          ? [
              {
                id: 'moved',
                label: <FormulaHint formula={LEVEL_FORMULA}>{BRAND.moved}</FormulaHint>,
                value:
                  moved === null ? (
                    <EmptyValue what="no offers known at both times" />
                  ) : (
                    <Delta value={moved - 100} />
                  ),
                sub: (
                  <>
                    since <LangText>{formatDay(first, { year: true })}</LangText>
                  </>
                ),
              },
            ]
          : []),
        ...(lowest
          ? [
              {
                id: 'lowest',
                label: BRAND.lowest,
                value: withCurrencyLabel(unit, formatPrice(lowest.price)),
                sub: (
                  <>
                    <bdi>{lowest.name}</bdi>, <LangText>{formatWhen(lowest.at)}</LangText>
                  </>
                ),
              },
            ]
          : []),
      ]}
    />
  )
}

/** The collections that a brand's prices come from, as a section of the panel. */
function RestsOn({ sources }: Pick<BrandHistory, 'sources'>) {
  return (
    <section className={styles.rests} aria-label={BRAND.restsOn}>
      <h3>{BRAND.restsOn}</h3>
      <ul>
        {sources.map(({ id, name, times, from, to, offers }) => (
          <li key={id}>
            <Link to={paths.collection(id)}>
              <bdi>{name}</bdi>
            </Link>
            <span>
              {PAGES.collection}, {plural(offers, 'offer')},{' '}
              {times === 1 ? '' : `${formatCount(times)} times, `}
              <LangText>{formatWhen(from)}</LangText>
              {times > 1 && (
                <>
                  {' '}
                  to <LangText>{formatWhen(to)}</LangText>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { shownCountries } from '../../../lib/countryCode.ts'
import { urlForms } from '../../../catalog/links/urlForms.ts'
import { traitGroups } from '../../../catalog/traitGroups.ts'
import { formatDuration, formatCount, formatPrice } from '../../../lib/numbers/format.ts'
import { formatWhen } from '../../../lib/numbers/formatTimes.ts'
import type { BatchProduct } from '../../../market/batchAnswer.ts'
import { mineIn } from '../../../market/me.ts'
import { marketOfAnswer } from '../../../market/summaryOfAnswer.ts'
import type { ReferenceWords } from '../../../market/reference.ts'
import { ProductPicture } from '../../../pictures/ProductPicture.tsx'
import { Discount } from '../../../products/prices/Discount.tsx'
import { ProductLink } from '../../../products/ProductLink.tsx'
import { Unit } from '../../../products/prices/Unit.tsx'
import { TakeProducts } from '../../../selection/TakeProducts.tsx'
import { CurrencyLabel } from '../../../shell/settings/CurrencyLabel.ts'
import { Link } from '../../../shell/Link.tsx'
import { useCurrencyLabel } from '../../../shell/settings/useCurrencyLabel.ts'
import { useWhoIAm } from '../../../shell/settings/useJoined.ts'
import { Localized } from '../../../ui/figures/Localized.tsx'
import { DataList } from '../../../ui/tables/DataList.tsx'
import { Missing } from '../../../ui/tables/Missing.tsx'
import { Sheet } from '../../../ui/layers/Sheet.tsx'
import { Tag } from '../../../ui/buttons/Tag.tsx'
import type { TitleChoice } from '../../../work/batch/batchJob.ts'
import { paths } from '../../../url/paths.ts'
import { BATCH, detailsOfRow } from '../../../words/batchNames.ts'
import { AskedLink, type EanStanding } from '../AskedLink.tsx'
import { RowCell } from './RowCell.tsx'
import styles from './RowDetail.module.css'
import { RowOffers } from './RowOffers.tsx'
import { askedText, type ShownRow } from './batchRows.ts'
import { productsOf } from './productsOf.ts'
import { TitleCandidates } from './TitleCandidates.tsx'
import { heldColumns, wordsOf, type RowsHold } from './rowColumns.ts'

type Props = {
  shown: ShownRow
  hold: RowsHold
  reference: ReferenceWords
  standing: EanStanding
  /** Of a row with a title: which of its candidates it means. */
  onChoose: (position: number, choice: TitleChoice) => void
  onClose: () => void
}

/** Said above, or drawn as lists of their own. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'row',
  'code',
  'country',
  'status',
  'product',
  'brand',
  'merchant',
  'record',
  'took',
])

/** Which variant of a link matched. */
function matchedVariant(original: string, matched: string): string {
  const variant = urlForms(original).find(({ url }) => url === matched)
  return `Matched as ${matched}${variant === undefined ? '' : ` (${variant.form})`}`
}

/** Everything that came of a row: its figures, the records of a URL and the way from there to a market, traits, offers. */
export function RowDetail({ shown, hold, reference, standing, onChoose, onClose }: Props) {
  const labelOf = useCurrencyLabel()
  const { row, outcome, summary } = shown
  const answer = outcome?.state === 'done' ? outcome.answer : null
  const asked = askedText(shown)
  const mine = useWhoIAm(mineIn(standing.mine, row.countries))
  const position = row.ask?.position
  const market = answer && marketOfAnswer(answer)
  return (
    <Sheet open onClose={onClose} title={detailsOfRow(row.row + 1)}>
      <CurrencyLabel value={labelOf(row.countries)}>
        <div className={styles.detail}>
          <p className={styles.asked}>
            <AskedLink shown={shown} standing={standing} />
          </p>
          {outcome && (
            <p className={styles.quiet}>
              <Localized>{`${shownCountries(row.countries)}; answered ${formatWhen(outcome.at, { seconds: true })} in ${formatDuration(outcome.ms)}`}</Localized>
            </p>
          )}
          {answer && (
            <div className={styles.actions}>
              <TakeProducts products={productsOf(answer, row.countries)} size="s" align="start" />
            </div>
          )}
          {answer?.kind === 'url' && answer.url !== asked && (
            <p className={styles.quiet}>{matchedVariant(asked, answer.url)}</p>
          )}
          {answer?.kind === 'ean' && answer.code !== asked && (
            <p className={styles.quiet}>{`Found as ${answer.code}`}</p>
          )}
          {answer?.kind === 'url' && (
            <RowRecords
              records={answer.records}
              countries={row.countries}
              followed={answer.market?.code ?? null}
            />
          )}
          {answer?.kind === 'title' && position !== undefined && (
            <TitleCandidates
              row={row.row}
              answer={answer}
              countries={row.countries}
              onChoose={(choice) => onChoose(position, choice)}
            />
          )}
          {answer?.kind === 'id' && answer.product && (
            <RowRecords records={[answer.product]} countries={row.countries} followed={null} />
          )}
          {answer?.kind === 'id' && <RowTraits traits={answer.traits} />}
          {summary && (
            <>
              <h3 className={styles.heading}>{BATCH.figures}</h3>
              <DataList
                items={heldColumns(hold)
                  .filter(({ key }) => !ELSEWHERE.has(key))
                  .map(({ key, label }) => ({
                    id: key,
                    label: wordsOf(label, reference),
                    value: <RowCell shown={shown} column={key} atStart />,
                  }))}
              />
              {summary.noIndex !== null && (
                <p className={styles.quiet}>{`No price index. ${summary.noIndex}`}</p>
              )}
            </>
          )}
          {market && <RowOffers code={market.code} offers={market.offers} mine={mine} />}
        </div>
      </CurrencyLabel>
    </Sheet>
  )
}

/** The traits of a product, names as given, values of several items one after the other. */
function RowTraits({ traits }: { traits: readonly [name: string, value: string][] }) {
  const groups = traitGroups([...traits])
  return (
    <>
      <h3 className={styles.heading}>{`${BATCH.traits}, ${formatCount(groups.length)}`}</h3>
      {groups.length === 0 ? (
        <p className={styles.quiet}>The answer holds none.</p>
      ) : (
        <DataList
          items={groups.map(({ name, values }) => ({
            id: name,
            label: name,
            value: values.length === 0 ? <Missing what="no value given" /> : values.join(', '),
          }))}
        />
      )}
    </>
  )
}

type RowRecordsProps = {
  records: readonly BatchProduct[]
  countries: readonly string[]
  /** The code whose market the row shows; null where none was asked for or found. */
  followed: string | null
}

/** The records behind a URL or an id, each with the codes of its SKUs; the one that was followed is named. */
function RowRecords({ records, countries, followed }: RowRecordsProps) {
  return (
    <>
      <h3 className={styles.heading}>{`${BATCH.records}, ${formatCount(records.length)}`}</h3>
      <ul className={styles.records}>
        {records.map((record, place) => (
          // Ids may be missing or repeat; the place tells records apart.
          // oxlint-disable-next-line react/no-array-index-key -- the list of one answer never changes its order
          <li key={place} className={styles.record}>
            <ProductPicture size="thumb" src={record.imageUrl} />
            <RecordWords record={record} countries={countries} followed={followed} />
          </li>
        ))}
      </ul>
    </>
  )
}

function RecordWords({
  record,
  countries,
  followed,
}: { record: BatchProduct } & Omit<RowRecordsProps, 'records'>) {
  const { productId, title, merchant, brand, category, offerPrice, salePrice, active } = record
  const words = [merchant, brand, category].filter((word) => word !== null).join(', ')
  const stock = active === null ? '' : active ? 'in stock' : 'out of stock'
  return (
    <div className={styles.words}>
      <ProductLink id={productId} title={title} countries={countries.join()} />
      {words !== '' && <span className={styles.quiet}>{words}</span>}
      <span>
        <Unit />
        <b>
          <Localized>{formatPrice(offerPrice)}</Localized>
        </b>
        {salePrice !== null && ` MRP ${formatPrice(salePrice)}`}{' '}
        <Discount given={record.discount} offer={offerPrice} mrp={salePrice} />
        {stock !== '' && <span className={styles.quiet}> {stock}</span>}
      </span>
      {record.eans.length > 0 && (
        <ul className={styles.chain} aria-label="Codes of its SKUs">
          {record.eans.map((code) => (
            <li key={code}>
              <Link to={paths.ean(code, { countries })}>{code}</Link>
              {code === followed && <Tag tone="line">market below</Tag>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

import { Tag } from '@/components/ui/buttons/Tag.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import type { ItemProduct } from '@/domain/pricing/itemAnswer.ts'
import { ProductPicture } from '@/features/products/pictures/ProductPicture.tsx'
import { CurrencyPrefix } from '@/features/products/prices/CurrencyPrefix.tsx'
import { Discount } from '@/features/products/prices/Discount.tsx'
import { ProductLink } from '@/features/products/ProductLink.tsx'
import { formatCount, formatPrice } from '@/lib/numbers/format.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import styles from './Answer.module.css'

type AnswerRecordsProps = {
  records: readonly ItemProduct[]
  countries: readonly string[]
  /** The code whose market the row shows; null if none was requested or found. */
  followed: string | null
}

/** The listings behind a URL or an id, each with its variants’ codes; the code whose prices the row shows is marked. */
export function AnswerRecords({ records, countries, followed }: AnswerRecordsProps) {
  return (
    <>
      <h2 className={styles.heading}>{`${CODE_CHECK.records}, ${formatCount(records.length)}`}</h2>
      <ul className={styles.records}>
        {records.map((record, place) => (
          // Ids may be missing or repeat, so the index is the key.
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
}: { record: ItemProduct } & Omit<AnswerRecordsProps, 'records'>) {
  const { productId, title, merchant, brand, category, offerPrice, salePrice, active } = record
  const words = [merchant, brand, category].filter((word) => word !== null).join(', ')
  const stock = active === null ? '' : active ? 'in stock' : 'out of stock'
  return (
    <div className={styles.words}>
      <ProductLink id={productId} title={title} countries={countries.join()} />
      {words !== '' && <span className={styles.quiet}>{words}</span>}
      <span>
        <CurrencyPrefix />
        <b>
          <LangText>{formatPrice(offerPrice)}</LangText>
        </b>
        {salePrice !== null && ` MRP ${formatPrice(salePrice)}`}{' '}
        <Discount discount={record.discount} offer={offerPrice} mrp={salePrice} />
        {stock !== '' && <span className={styles.quiet}> {stock}</span>}
      </span>
      {record.eans.length > 0 && (
        <ul className={styles.chain} aria-label="Codes of its variants">
          {record.eans.map((code) => (
            <li key={code}>
              <Link to={paths.ean(code, { countries })}>{code}</Link>
              {code === followed && <Tag tone="line">prices below</Tag>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

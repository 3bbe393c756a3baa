import { LangText } from '@/components/ui/figures/LangText.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { MoreRows } from '@/components/ui/tables/MoreRows.tsx'
import type { ItemOffer } from '@/domain/pricing/itemAnswer.ts'
import { toOfferRows } from '@/domain/pricing/offerRows.ts'
import type { OwnMerchants } from '@/domain/pricing/ownMerchants.ts'
import { CurrencyPrefix } from '@/features/products/prices/CurrencyPrefix.tsx'
import { formatPrice } from '@/lib/numbers/format.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { offersOfCode } from '@/words/collectionViewNames.ts'
import styles from './OfferList.module.css'

type Props = {
  code: string
  /** The countries of the offers, joined by commas when several are requested together. */
  country: string
  offers: readonly ItemOffer[]
  ownMerchants: OwnMerchants
}

/** Every offer of a code, the lowest first and offers without a usable price last. */
export function OfferList({ code, country, offers, ownMerchants }: Props) {
  const { rows } = toOfferRows([...offers], { ownMerchants, reference: 'median' })
  return (
    <MoreRows rows={rows} what="offers" step={50}>
      {(some) => (
        <ul className={styles.offers} aria-label={offersOfCode(code)}>
          {some.map(({ offer, isOwn }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- a merchant may have several offers, none of them has an id
            <li key={place} data-mine={isOwn || undefined}>
              <span dir="auto">
                <Merchant offer={offer} country={country} />
              </span>
              <span className={styles.price}>
                <Figure value={offer.offerPrice} />
              </span>
              <span className={styles.mrp}>
                {offer.salePrice !== null && (
                  <>
                    MRP <Figure value={offer.salePrice} />
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </MoreRows>
  )
}

/** The name of an offer's merchant, as a link to its listing when the offer names one. */
function Merchant({ offer, country }: { offer: ItemOffer; country: string }) {
  const { productId, merchantName, merchantId } = offer
  const name = merchantName ?? merchantId
  if (name === null) return <EmptyValue what="not named" />
  if (productId === null) return name
  return <Link to={paths.product(productId, { countries: country.split(',') })}>{name}</Link>
}

function Figure({ value }: { value: number | null }) {
  if (value === null) return <EmptyValue what="no price" />
  return (
    <>
      <CurrencyPrefix />
      <LangText>{formatPrice(value)}</LangText>
    </>
  )
}

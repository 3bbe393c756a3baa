import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { IconButton } from '@/components/ui/buttons/IconButton.tsx'
import { Tag } from '@/components/ui/buttons/Tag.tsx'
import { moveFocusToNextColumn } from '@/components/ui/layers/leaveFocus.ts'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { MerchantMark } from '@/features/products/pictures/MerchantMark.tsx'
import { ProductPicture } from '@/features/products/pictures/ProductPicture.tsx'
import { ProductLink } from '@/features/products/ProductLink.tsx'
import { shownCountry } from '@/lib/countryCode.ts'
import { shortId } from '@/lib/numbers/format.ts'
import type { ProductColumn } from '@/pages/compare/rows/productColumns.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { removeNamed, retryNamed } from '@/words/compareNames.ts'
import { NAMES } from '@/words/names.ts'
import styles from './ColumnHead.module.css'

type Props = {
  column: ProductColumn
  country: string
  isBase: boolean
  onRemove: (id: string, name: string) => void
}

/** The header of a column: its product, or why there is none. */
export function ColumnHead({ column, country, isBase, onRemove }: Props) {
  const { id, name, state, product } = column
  const merchant = product?.merchant ?? null
  return (
    <div className={styles.head}>
      {state === 'found' || state === 'waiting' ? (
        <span className={styles.picture}>
          {state === 'waiting' ? (
            <Skeleton width={64} height={64} />
          ) : (
            <ProductPicture size="medium" priority="soon" src={product?.imageUrl ?? null} />
          )}
        </span>
      ) : null}
      <div className={styles.words}>
        {(merchant !== null || isBase) && (
          <p className={styles.source}>
            {merchant !== null && (
              <>
                <MerchantMark name={merchant} />
                <span className={styles.merchant} dir="auto">
                  {merchant}
                </span>
              </>
            )}
            {isBase && <Tag tone="accent">Base</Tag>}
          </p>
        )}
        <Title column={column} country={country} />
      </div>
      <IconButton
        size="s"
        icon={<X />}
        label={removeNamed(name)}
        className={styles.remove}
        onClick={(event) => {
          moveFocusToNextColumn(event.currentTarget)
          onRemove(id, name)
        }}
      />
    </div>
  )
}

function Title({ column, country }: { column: ProductColumn; country: string }) {
  const { id, name, state, product, query } = column
  if (state === 'waiting') {
    return (
      <span className={styles.state}>
        <span className="vh">Loading {name}</span>
        <Skeleton width="90%" />
        <Skeleton width="60%" />
      </span>
    )
  }
  if (state === 'failed') {
    return (
      <span className={styles.state}>
        <b>Not loaded</b>
        <Id id={id} />
        <Button
          size="s"
          icon={<RotateCw />}
          aria-label={retryNamed(name)}
          onClick={() => void query.refetch()}
        >
          {NAMES.retry}
        </Button>
      </span>
    )
  }
  if (state === 'none') {
    return (
      <span className={styles.state}>
        <b>{`Not found in ${shownCountry(country)}`}</b>
        <Id id={id} />
        <Link to={paths.product(id, { countries: [country] })}>Other countries</Link>
      </span>
    )
  }
  if (product === null) {
    return (
      <span className={styles.state}>
        <b>Only attributes, no listing</b>
        <Id id={id} />
      </span>
    )
  }
  return (
    <span className={styles.title} dir="auto" title={product.title ?? undefined}>
      <ProductLink id={id} title={product.title} countries={country} />
    </span>
  )
}

function Id({ id }: { id: string }) {
  return (
    <span className={styles.id} title={id} translate="no">
      {shortId(id)}
    </span>
  )
}

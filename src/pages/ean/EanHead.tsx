import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { Fragment } from 'react'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import type { PageAction } from '@/features/page/PageActions.tsx'
import { PageHead } from '@/features/page/PageHead.tsx'
import { Barcode } from '@/features/products/pictures/Barcode.tsx'
import { ProductPicture } from '@/features/products/pictures/ProductPicture.tsx'
import type { GtinReading } from '@/lib/gtin.ts'
import { shortId } from '@/lib/numbers/format.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import type { EanName } from './code/useEanName.ts'
import { EAN } from './eanNames.ts'
import styles from './EanHead.module.css'

type Props = {
  code: string
  reading: GtinReading
  name: EanName
  /** The actions on the code; the head's details are in the "…" menu with them. */
  actions: readonly PageAction[]
}

function Validity({ reading }: { reading: GtinReading }) {
  if (reading.kind === 'valid') {
    const { format, checkDigit } = reading.gtin
    return (
      <span className={styles.valid}>
        <Check />
        {format}
        <span className={styles.check}>, check digit {checkDigit} valid</span>
      </span>
    )
  }
  const words =
    reading.kind === 'not a code'
      ? reading.reason
      : `${reading.format}, check digit ${reading.actual} isn’t valid`
  return (
    <span className={styles.invalid}>
      <TriangleAlert />
      {words}
    </span>
  )
}

/** Says whether the name and the picture come from the price answer or from a product record. */
function Source({ name: { source, pictureFromAnswer } }: { name: EanName }) {
  if (!source) return null
  const what = pictureFromAnswer ? 'Name' : 'Name and picture'
  return (
    <p className={styles.source}>
      {what} from <bdi>{source.merchant}</bdi>’s listing (
      <Link to={paths.product(source.productId, { countries: source.countries })} prefetch>
        {shortId(source.productId)}
      </Link>
      )
    </p>
  )
}

/** The head of an EAN page: the code as a barcode, its validity, and the product's name. */
export function EanHead({ code, reading, name, actions }: Props) {
  const { title, facts, picture, isPending, isKnown } = name
  const details: PageAction = {
    key: 'details',
    onPage: 'more',
    renderIn: () => (
      <div className={styles.details}>
        {reading.kind === 'valid' && <Barcode gtin={reading.gtin} />}
        <p>
          <Validity reading={reading} />
        </p>
        <Source name={name} />
      </div>
    ),
  }
  return (
    <Panel as="div" className={classes(styles.head, !(isPending || isKnown) && styles.bare)}>
      {reading.kind === 'valid' && (
        <div className={styles.barcode}>
          <Barcode gtin={reading.gtin} />
        </div>
      )}
      {(isPending || isKnown) && (
        <div>
          {isPending ? (
            <Skeleton width={72} height={72} />
          ) : (
            <ProductPicture src={picture} size="medium" priority="soon" className={styles.thumb} />
          )}
        </div>
      )}
      <div className={styles.text}>
        <PageHead
          // Until the product's name is known, the code is the title.
          title={title ?? `EAN ${code}`}
          fullTitle={title ?? undefined}
          meta={
            <>
              <b translate="no" className={styles.code}>
                {code}
              </b>
              <Validity reading={reading} />
            </>
          }
          actions={[...actions, details]}
          more={EAN.more}
        >
          {isPending ? (
            <Skeleton width="min(24ch, 60%)" height={20} />
          ) : (
            <p className={styles.facts}>
              {facts.map((fact, index) => (
                <Fragment key={fact}>
                  {index > 0 && (
                    <>
                      {' '}
                      <span aria-hidden="true">·</span>{' '}
                    </>
                  )}
                  <bdi>{fact}</bdi>
                </Fragment>
              ))}
            </p>
          )}
          <Source name={name} />
        </PageHead>
      </div>
    </Panel>
  )
}

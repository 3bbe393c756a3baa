import Barcode from 'lucide-react/icons/barcode'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ExternalLink from 'lucide-react/icons/external-link'
import type { Answer } from '@/api/http/call.ts'
import type { Product } from '@/api/operations/product.ts'
import type { Trait } from '@/api/operations/traits.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { buttonClass, type ButtonStyle } from '@/components/ui/buttons/buttonClass.ts'
import { writeId } from '@/domain/codes/writeId.ts'
import { AddToCollection } from '@/features/collections/selection/AddToCollection.tsx'
import { AddToNewCollection } from '@/features/collections/selection/AddToNewCollection.tsx'
import { CompareLink } from '@/features/collections/selection/CompareLink.tsx'
import { AnswerActions, AnswerDetails } from '@/features/messages/AnswerDetails.tsx'
import { type ActionPlace, type PageAction, PageActions } from '@/features/page/PageActions.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { ProductExport } from '@/pages/product/ProductExport.tsx'
import { PRODUCT } from '@/pages/product/productNames.ts'
import type { Parity } from '@/pages/product/skus/useParity.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { breadcrumbOf } from './breadcrumb.ts'
import { useCameFrom } from './useCameFrom.ts'
import styles from './TopLine.module.css'

type RecordActionsProps = {
  id: string
  product: Product
  answer: Answer
  place: ActionPlace
  buttonStyle: Pick<ButtonStyle, 'size' | 'variant'>
  /** Called while the product is being added to the collection of codes; the page then shows a message. */
  onAdd?: () => void
}

/** The actions on a record other than comparing it and adding it to a collection. */
function RecordActions({ id, product, answer, place, buttonStyle, onAdd }: RecordActionsProps) {
  const { productUrl, merchant, productId } = product
  return (
    <>
      <AddToNewCollection
        lines={[writeId(productId ?? id)]}
        {...buttonStyle}
        {...(onAdd && { onAdd })}
      />
      {place === 'page' ? (
        <AnswerDetails answer={answer} buttonStyle={buttonStyle} />
      ) : (
        <AnswerActions answer={answer} buttonStyle={buttonStyle} />
      )}
      {productUrl !== null && (
        <a
          className={buttonClass(buttonStyle)}
          href={productUrl}
          target="_blank"
          rel="noopener noreferrer nofollow"
          title={productUrl}
        >
          <ExternalLink />
          <span className={styles.open}>
            Open at <bdi>{merchant ?? 'the merchant'}</bdi>
          </span>
          <span className="vh">, new tab</span>
        </a>
      )}
    </>
  )
}

type Props = {
  id: string
  product: Product
  traits: readonly Trait[]
  answer: Answer
  countries: string[]
  parity: Parity
  /** Whether this is one of several sections. */
  headed: boolean
}

const sizeAt = (place: ActionPlace) => (place === 'page' ? 's' : 'm')

/** The most breadcrumbs, and the most letters in them, that fit one line of a phone. */
const SEGMENTS = 4
const LETTERS = 44

/** The top line of a product: its breadcrumbs or the link back to the search, and the actions on its record. */
export function TopLine({ id, product, traits, answer, countries, parity, headed }: Props) {
  const cameFrom = useCameFrom(id, countries)
  const crumbs = breadcrumbOf(product, countries)
  const letters = crumbs.reduce((sum, { text }) => sum + text.length, 0)
  const isDeep = crumbs.length > SEGMENTS || letters > LETTERS
  const self = { id: product.productId ?? id, country: countries.join(',') }
  // With several sections, a bottom bar would not say which one its actions belong to.
  const inBar = (place: 'first' | 'second') => (headed ? undefined : place)
  const codes = parity.market.codes.length
  const actions: PageAction[] = [
    ...(codes > 0 && !headed
      ? [
          {
            key: 'market',
            onPhone: 'first',
            // A wide screen has this button in the market panel.
            renderIn: (place) =>
              place !== 'page' && (
                <Button variant="primary" icon={<Barcode />} onClick={parity.askAndShow}>
                  {`Market, ${plural(codes, 'EAN')}`}
                </Button>
              ),
          } satisfies PageAction,
        ]
      : []),
    {
      key: 'list',
      onPhone: inBar('second'),
      renderIn: (place) => (
        <AddToCollection
          products={[self]}
          size={sizeAt(place)}
          variant={place === 'page' && !headed ? 'primary' : 'secondary'}
        />
      ),
    },
    {
      key: 'compare',
      renderIn: (place) => <CompareLink products={[self]} size={sizeAt(place)} least={1} />,
    },
    {
      key: 'record',
      renderIn: (place, close) => (
        <RecordActions
          id={id}
          product={product}
          answer={answer}
          place={place}
          buttonStyle={{ size: sizeAt(place) }}
          onAdd={close}
        />
      ),
    },
    {
      key: 'export',
      renderIn: () => (
        <ProductExport
          id={id}
          product={product}
          traits={traits}
          answer={answer}
          countries={countries}
        />
      ),
    },
  ]
  return (
    <div className={styles.line}>
      <div className={styles.where}>
        {cameFrom && (
          <p className={styles.back}>
            <Link to={cameFrom.path} aria-label={`Back to search: ${cameFrom.label}`}>
              <ChevronLeft />
              <span dir="auto">{cameFrom.label}</span>
            </Link>
            <span className={styles.place}>
              {formatCount(cameFrom.place)} of {formatCount(cameFrom.of)}
            </span>
          </p>
        )}
        {crumbs.length > 0 && (
          <nav
            aria-label={PRODUCT.breadcrumb}
            className={styles.crumbs}
            data-deep={isDeep || undefined}
          >
            <ol>
              {crumbs.map(({ text, search, title }, index) => (
                <li key={`${index} ${text}`}>
                  <Link to={paths.search(search)} title={title} dir="auto">
                    {text}
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
        )}
      </div>
      <PageActions actions={actions} more={PRODUCT.more} className={styles.actions} />
    </div>
  )
}

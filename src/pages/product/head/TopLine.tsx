import ChevronLeft from 'lucide-react/icons/chevron-left'
import type { Answer } from '../../../catalog/http/call.ts'
import type { Product } from '../../../catalog/operations/product.ts'
import type { Trait } from '../../../catalog/operations/traits.ts'
import { formatCount } from '../../../lib/numbers/format.ts'
import { AddToList } from '../../../selection/AddToList.tsx'
import { CompareLink } from '../../../selection/CompareLink.tsx'
import { Link } from '../../../shell/Link.tsx'
import { paths } from '../../../url/paths.ts'
import { KEYBOARD } from '../../../words/keyboardNames.ts'
import { ProductExport } from '../ProductExport.tsx'
import { RecordActions } from './RecordActions.tsx'
import styles from './TopLine.module.css'
import { breadcrumbOf } from './breadcrumb.ts'
import { PRODUCT } from '../productNames.ts'
import { useCameFrom } from './useCameFrom.ts'

type Props = {
  id: string
  product: Product
  traits: readonly Trait[]
  answer: Answer
  countries: string[]
  /** A bar at the foot of the screen holds most of what can be done. */
  hasBar: boolean
}

/** So many segments, and so many letters, stand in one line of a phone. */
const SEGMENTS = 4
const LETTERS = 44

/** Where this product stands, and what can be done with its record. */
export function TopLine({ id, product, traits, answer, countries, hasBar }: Props) {
  const cameFrom = useCameFrom(id, countries)
  const crumbs = breadcrumbOf(product, countries)
  const letters = crumbs.reduce((sum, { text }) => sum + text.length, 0)
  const isDeep = crumbs.length > SEGMENTS || letters > LETTERS
  const self = { id: product.productId ?? id, country: countries.join(',') }
  return (
    <div className={styles.line} data-bar={hasBar || undefined}>
      <div className={styles.where}>
        {cameFrom && (
          <p className={styles.back}>
            <Link to={cameFrom.path} aria-label={`Back to the search ${cameFrom.label}`}>
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
              {crumbs.map(({ text, search, title }, place) => (
                <li key={`${place} ${text}`}>
                  <Link to={paths.search(search)} title={title} dir="auto">
                    {text}
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
        )}
      </div>
      <div className={styles.actions} data-commands={KEYBOARD.thisPage}>
        {!hasBar && (
          <>
            <AddToList products={[self]} size="s" />
            <CompareLink products={[self]} size="s" least={1} />
            <RecordActions id={id} product={product} answer={answer} look={{ size: 's' }} />
          </>
        )}
        <ProductExport
          id={id}
          product={product}
          traits={traits}
          answer={answer}
          countries={countries}
        />
      </div>
    </div>
  )
}

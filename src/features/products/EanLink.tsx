import { formatCount } from '@/lib/numbers/format.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import styles from './EanLink.module.css'

type Props = {
  eans: readonly string[]
  /** The country, or several that are requested together, comma-separated. */
  country: string
}

/** A link from a listing’s first EAN to its prices, with the number of further EANs. */
export function EanLink({ eans: [code, ...more], country }: Props) {
  if (code === undefined) return null
  return (
    <>
      <Link
        to={paths.ean(code, { countries: country.split(',') })}
        className={styles.code}
        translate="no"
      >
        {code}
      </Link>
      {more.length > 0 && ` +${formatCount(more.length)}`}
    </>
  )
}

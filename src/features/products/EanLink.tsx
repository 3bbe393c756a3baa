import { formatCount } from '@/lib/numbers/format.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import styles from './EanLink.module.css'

type Props = {
  eans: readonly string[]
  /** Joined by commas where several are asked together. */
  country: string
}

/** Of the EANs of a record, the one whose market is requested leads there; how many more there are stands beside it. */
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

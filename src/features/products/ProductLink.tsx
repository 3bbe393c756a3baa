import { isUsableId } from '@/api/isUsableId.ts'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'

type ProductLinkProps = {
  /** The product ID; if it is null or can’t be requested, the title is plain text. */
  id: string | null
  title: string | null
  /** The countries of the link, comma-separated. */
  countries: string
  className?: string | undefined
  /** Whether the whole table row is the link on a phone. */
  isRowLink?: boolean
}

/** A product's title as a link to its page. */
export function ProductLink({
  id,
  title,
  countries,
  className,
  isRowLink = false,
}: ProductLinkProps) {
  if (id === null || !isUsableId(id)) {
    return title === null ? <EmptyValue what="no title" /> : <span>{title}</span>
  }
  return (
    <Link
      className={className}
      to={paths.product(id, { countries: countries.split(',') })}
      prefetch
      data-press={isRowLink || undefined}
    >
      {title ?? 'Product without a title'}
    </Link>
  )
}

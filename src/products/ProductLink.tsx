import { isUsableId } from '../catalog/isUsableId.ts'
import { Link } from '../shell/Link.tsx'
import { Missing } from '../ui/tables/Missing.tsx'
import { paths } from '../url/paths.ts'

type ProductLinkProps = {
  /** Without an id that can be asked for, the title stays text. */
  id: string | null
  title: string | null
  /** Comma-separated. */
  countries: string
  className?: string | undefined
  /** On a phone all of its table's row leads there. */
  isPress?: boolean
}

/** A product's title as the way to its page. */
export function ProductLink({
  id,
  title,
  countries,
  className,
  isPress = false,
}: ProductLinkProps) {
  if (id === null || !isUsableId(id)) {
    return title === null ? <Missing what="no title" /> : <span>{title}</span>
  }
  return (
    <Link
      className={className}
      to={paths.product(id, { countries: countries.split(',') })}
      prefetch
      data-press={isPress || undefined}
    >
      {title ?? 'Product without a title'}
    </Link>
  )
}

import { usePreference } from '../../parts/usePreference.ts'
import { Link } from '../../parts/Link.tsx'
import { paths } from '../../url/paths.ts'
import { askedText, marketCodeOf, type ShownRow } from './batchRows.ts'

type Props = {
  shown: ShownRow
  /** The reference of the page of a code. */
  eanRef: string
}

/** What was asked as the way to its own page: a code to its prices, a URL to its records, an id to its product. */
export function AskedLink({ shown, eanRef }: Props) {
  const [mine] = usePreference('mine')
  const text = askedText(shown)
  const { countries, ask } = shown.row
  switch (ask?.entry.kind) {
    case 'ean':
      // Where another length of the code is the known one, its page has the prices.
      return (
        <Link to={paths.ean(marketCodeOf(shown) ?? text, { countries, mine, ref: eanRef })}>
          {text}
        </Link>
      )
    case 'url':
      return (
        <Link to={paths.resolve({ url: text, countries })} title={text}>
          {text.replace(/^https?:\/\/(?:www\.)?/i, '')}
        </Link>
      )
    case 'id':
      return <Link to={paths.product(text, { countries })}>{text}</Link>
    case undefined:
      return <span dir="auto">{text}</span>
  }
}

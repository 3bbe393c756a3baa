import type { MineByCountry } from '../../market/me.ts'
import { Link } from '../../shell/Link.tsx'
import { paths } from '../../url/paths.ts'
import { askedText, marketCodeOf, type ShownRow } from './rows/batchRows.ts'

/** What the page of a code takes over from the batch. */
export type EanStanding = { mine: MineByCountry; ref: string }

type Props = {
  shown: ShownRow
  /** Who is mine, and the reference, on the page of a code. */
  standing: EanStanding
}

/** What was asked as the way to its own page: a code to its prices, a URL to its records, an id to its product. */
export function AskedLink({ shown, standing }: Props) {
  const text = askedText(shown)
  const { countries, ask } = shown.row
  switch (ask?.entry.kind) {
    case 'ean':
      // Where another length of the code is the known one, its page has the prices.
      return (
        <Link data-press to={paths.ean(marketCodeOf(shown) ?? text, { countries, ...standing })}>
          {text}
        </Link>
      )
    case 'url':
      return (
        <Link data-press to={paths.resolve({ url: text, countries })} title={text}>
          {text.replace(/^https?:\/\/(?:www\.)?/i, '')}
        </Link>
      )
    case 'id':
      return (
        <Link data-press to={paths.product(text, { countries })}>
          {text}
        </Link>
      )
    case 'title':
      return (
        <Link data-press to={paths.search({ q: text, countries: [...countries] })} title={text}>
          {text}
        </Link>
      )
    case undefined:
      return <span dir="auto">{text}</span>
  }
}

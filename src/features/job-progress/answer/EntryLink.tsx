import type { CodeRequest } from '@/domain/codes/planCodes.ts'
import type { OwnMerchantsByCountry } from '@/domain/pricing/ownMerchants.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'

/** Settings that the link to a code’s page carries over. */
export type EanPageSettings = { ownMerchants: OwnMerchantsByCountry; ref: string }

type Props = {
  /** The checked entry; undefined for a line that can’t be checked. */
  entry: CodeRequest['entry'] | undefined
  /** The text as the user gave it. */
  text: string
  /** The code that was found, if it is the given code in another length: its page has the prices. Null if it is the given code. */
  code: string | null
  countries: readonly string[]
  position: EanPageSettings
}

/**
 * A link from an entry to its page: from a code to its prices, from a URL to its listings, from an id to its product, from a
 * title to its search.
 */
export function EntryLink({ entry, text, code, countries, position }: Props) {
  switch (entry?.kind) {
    case 'ean':
      return (
        <Link data-press to={paths.ean(code ?? text, { countries, ...position })}>
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

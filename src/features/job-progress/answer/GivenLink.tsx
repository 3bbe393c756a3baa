import type { CodeRequest } from '@/domain/codes/planCodes.ts'
import type { OwnMerchantsByCountry } from '@/domain/pricing/ownMerchants.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'

/** What the page of a code takes over. */
export type EanPosition = { ownMerchants: OwnMerchantsByCountry; ref: string }

type Props = {
  /** What is checked; undefined for a line that cannot be. */
  entry: CodeRequest['entry'] | undefined
  /** As it is written: what was given. */
  text: string
  /** Where another length of a code is the known one: its page has the prices. */
  code: string | null
  countries: readonly string[]
  position: EanPosition
}

/** What was given as a link to its own page: a code to its prices, a URL to its records, an id to its product, a title to its search. */
export function GivenLink({ entry, text, code, countries, position }: Props) {
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

import { usePreference } from '../../parts/usePreference.ts'
import { Link } from '../../parts/Link.tsx'
import { paths } from '../../url/paths.ts'
import { askedText, type ShownRow } from './batchRows.ts'

/** What was asked as the way to its own page: a code to its prices, a URL to its records, an id to its product. */
export function AskedLink({ shown }: { shown: ShownRow }) {
  const [mine] = usePreference('mine')
  const { row, outcome } = shown
  const text = askedText(shown)
  const { countries, ask } = row
  switch (ask?.entry.kind) {
    case 'ean': {
      // Where another length of the code is the known one, its page has the prices.
      const answer = outcome?.state === 'done' && outcome.answer.kind === 'ean' && outcome.answer
      const code = answer ? answer.code : text
      return <Link to={paths.ean(code, { countries, mine })}>{text}</Link>
    }
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

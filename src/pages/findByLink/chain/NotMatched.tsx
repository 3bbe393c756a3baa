import SearchX from 'lucide-react/icons/search-x'
import type { Answer } from '@/api/http/call.ts'
import type { LookupRequest } from '@/api/operations/calls.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { EmptyState } from '@/components/ui/panels/EmptyState.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { HtmlAnswerHint } from '@/features/messages/failure/HtmlAnswerHint.tsx'
import { countriesInWords } from '@/lib/countries.ts'
import { isolated } from '@/lib/text/isolated.ts'
import { plural } from '@/lib/text/plural.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { wordsOfUrl } from '@/routing/states/requestedUrl.ts'
import type { TriedVariants } from './useLinkVariants.ts'

type Props = {
  request: LookupRequest
  tried: TriedVariants
  /** The answer for the URL as it was entered. */
  answer: Answer
  /** All countries of the page, which links to this page must include. */
  countries: readonly string[]
  headingLevel: 2 | 3
}

/** The message when the URL has no record: which variants were tried, and further options with their number of requests. */
export function NotMatched({ request, tried, answer, countries, headingLevel }: Props) {
  const { forms, isTrying, tryOthers } = tried
  const requested = forms.filter(({ query }) => query.data !== undefined).length
  const left = forms.length - requested
  const words = wordsOfUrl(request.url)
  const without = { ...request, countries }
  return (
    <Panel as="div">
      <EmptyState
        icon={<SearchX />}
        title={`No listing for this link in ${countriesInWords(request.countries)}`}
        headingLevel={headingLevel}
        actions={
          <>
            {left > 0 && (
              <Button
                variant="primary"
                onClick={tryOthers}
                aria-disabled={isTrying}
                sub={left === 1 ? '1 request' : `at most ${left} requests`}
              >
                {`Try ${plural(left, 'other variant')}`}
              </Button>
            )}
            {request.merchant !== '' && (
              <Link
                className={buttonClass()}
                to={paths.resolve({ ...without, merchant: '' })}
              >{`Try without the merchant ${isolated(request.merchant)}`}</Link>
            )}
            {request.strict !== '' && (
              <Link className={buttonClass()} to={paths.resolve({ ...without, strict: '' })}>
                Try without strict
              </Link>
            )}
            {words !== '' && (
              <Link
                className={buttonClass()}
                to={paths.search({ q: words, countries })}
              >{`Search for “${words}”`}</Link>
            )}
          </>
        }
      >
        <HtmlAnswerHint answer={answer} />
        {left > 0
          ? 'The same page often has several links. We try them without tracking or mobile parts, or use the link inside a redirect, until one matches.'
          : `${forms.length === 1 ? 'There is no other variant of it.' : `None of its ${forms.length} variants matched.`} The product may have another link in the catalog, or belong to another country.`}
      </EmptyState>
    </Panel>
  )
}

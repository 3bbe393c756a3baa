import SearchX from 'lucide-react/icons/search-x'
import type { Answer } from '../../catalog/http/call.ts'
import { gtinForms } from '../../lib/gtin.ts'
import { HtmlAnswerHint } from '../../notices/HtmlAnswerHint.tsx'
import { Link } from '../../shell/Link.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import type { EanState } from '../../url/eanState.ts'
import { paths } from '../../url/paths.ts'
import { FromList } from './FromList.tsx'
import styles from './NoMerchant.module.css'
import { OtherForms } from './OtherForms.tsx'
import { useOwnList } from './useOwnList.ts'

type Props = { code: string; countries: string[]; state: EanState; answer: Answer }

/** Nobody sells the code: its other lengths are tried, and what else can be done is said. */
export function NoMerchant({ code, countries, state, answer }: Props) {
  const forms = gtinForms(code)
  const list = useOwnList(code, countries)
  return (
    <Panel as="div">
      <EmptyState
        icon={<SearchX />}
        title={
          <>
            No merchant sells this code in{' '}
            <Tag className={styles.country}>{countries.join(', ')}</Tag>
          </>
        }
        actions={
          <>
            <Link className={buttonClass()} to={paths.search({ q: code, countries })}>
              Search it as keywords
            </Link>
            <Link className={buttonClass()} to={paths.ean(null, state)}>
              Enter another code
            </Link>
          </>
        }
      >
        The service answered that it does not know {code}. <FromList list={list} />
        <HtmlAnswerHint answer={answer} />
        {forms.length === 0 ? (
          <> It has no other length to be tried in.</>
        ) : (
          <OtherForms forms={forms} countries={countries} state={state} />
        )}
      </EmptyState>
    </Panel>
  )
}

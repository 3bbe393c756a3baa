import { useQuery } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Minus from 'lucide-react/icons/minus'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useEffect, type ReactNode } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { eanQuery } from '@/api/operations/ean.ts'
import { marketRequest } from '@/api/queries/marketRequest.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { announceResult } from '@/components/ui/panels/LiveRegion.tsx'
import { Spinner } from '@/components/ui/panels/Spinner.tsx'
import { failureWords } from '@/features/messages/failure/failureWords.ts'
import { useAliases } from '@/features/settings/useAliases.ts'
import { merchantsInWords } from '@/pages/ean/eanWords.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import type { EanState } from '@/routing/states/eanState.ts'
import { comparePricesOf, NAMES } from '@/words/names.ts'
import styles from './OtherForms.module.css'

type Props = { forms: string[]; countries: string[]; state: EanState }

function Line({ icon, code, children }: { icon: ReactNode; code: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span className={styles.code}>{code}</span>
      <span>{children}</span>
    </li>
  )
}

/** Requests the first of these codes; when it has no result, renders itself for the remaining ones. */
function Tries({ forms: [form, ...rest], countries, state }: Props) {
  const connection = useConnection()
  const { merchant: aliases } = useAliases()
  const code = form ?? ''
  const { data, error, isFetching, refetch } = useQuery({
    ...eanQuery(connection, marketRequest(code, countries)),
    enabled: form !== undefined,
  })
  const why = error && !isFetching ? failureWords(error, 'This form', connection.mode).title : null
  const outcome =
    data?.kind === 'none'
      ? `${code} wasn’t found either`
      : data
        ? `${code} matches: ${merchantsInWords(data, aliases)}`
        : why && `${code}: ${why}`
  useEffect(() => {
    // Queued after the announcement about the code itself, which it would otherwise replace.
    if (outcome !== null) announceResult(outcome)
  }, [outcome])
  if (form === undefined) return null
  if (data?.kind === 'none') {
    return (
      <>
        <Line icon={<Minus />} code={form}>
          not found either
        </Line>
        <Tries forms={rest} countries={countries} state={state} />
      </>
    )
  }
  const notChecked = rest.map((other) => (
    <Line key={other} icon={<Clock />} code={other}>
      not checked
    </Line>
  ))
  if (data) {
    return (
      <>
        <Line
          icon={<Check />}
          code={
            <Link to={paths.ean(form, state)} aria-label={comparePricesOf(form)}>
              {form}
            </Link>
          }
        >
          <b>matches</b>: {merchantsInWords(data, aliases)}
        </Line>
        {notChecked}
      </>
    )
  }
  return (
    <>
      {why !== null ? (
        <Line icon={<TriangleAlert />} code={form}>
          {why}{' '}
          <Button size="s" onClick={() => void refetch()}>
            {NAMES.retry}
          </Button>
        </Line>
      ) : (
        <Line icon={<Spinner label="Checking" />} code={form}>
          checking
        </Line>
      )}
      {notChecked}
    </>
  )
}

/** The same code with other numbers of leading zeros, requested one after the other until one is found. */
export function OtherForms(props: Props) {
  return (
    <div className={styles.forms}>
      <p>The same code in other lengths:</p>
      <ol aria-label="Other forms of the code">
        <Tries {...props} />
      </ol>
    </div>
  )
}

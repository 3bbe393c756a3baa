import { useQuery } from '@tanstack/react-query'
import { eanQuery } from '../../catalog/operations/ean.ts'
import { countryName } from '../../lib/countries.ts'
import { AnswerNotice } from '../../notices/AnswerNotice.tsx'
import { useConnection } from '../../shell/connection.tsx'
import { classes } from '../../ui/classes.ts'
import type { EanState } from '../../url/eanState.ts'
import { KEYBOARD } from '../../words/keyboardNames.ts'
import { EanActions } from './EanActions.tsx'
import { EanMarket } from './EanMarket.tsx'
import styles from './EanSection.module.css'
import { EanSkeleton } from './EanSkeleton.tsx'
import { NoMerchant } from './NoMerchant.tsx'

type Props = {
  code: string
  countries: string[]
  state: EanState
  /** With a heading of its own: one of several sections. */
  headed: boolean
}

function nameOf(countries: readonly string[]): string {
  return countries.map((code) => countryName(code) ?? code).join(', ')
}

/** The market of a code in one group of countries, or what there is instead. */
export function EanSection({ code, countries, state, headed }: Props) {
  const connection = useConnection()
  const request = eanQuery(connection, { code, countries, mode: 'full' })
  const query = useQuery(request)
  const result = query.data
  const isWaiting = result === undefined && query.isFetching
  const notice = (
    <AnswerNotice query={query} what="The price comparison" queryKey={request.queryKey} />
  )
  return (
    <section
      className={styles.section}
      aria-label={`Prices in ${nameOf(countries)}`}
      aria-busy={query.isFetching}
    >
      {headed && (
        <header className={styles.heading}>
          <h2>{nameOf(countries)}</h2>
          <span className={styles.code}>{countries.join(', ')}</span>
          {result && (
            <div className={styles.actions} data-commands={KEYBOARD.thisPage}>
              <EanActions
                code={code}
                title={null}
                countries={countries}
                state={state}
                result={result}
              />
            </div>
          )}
        </header>
      )}
      {isWaiting ? (
        <div className={classes(styles.section, styles.waiting)}>
          <div className={styles.over}>{notice}</div>
          <EanSkeleton />
        </div>
      ) : (
        notice
      )}
      {result?.kind === 'none' && (
        <NoMerchant code={code} countries={countries} state={state} answer={result.answer} />
      )}
      {result?.kind === 'found' && (
        <div className={classes(styles.section, query.isFetching && styles.older)}>
          <EanMarket code={code} countries={countries} state={state} result={result} />
        </div>
      )}
    </section>
  )
}

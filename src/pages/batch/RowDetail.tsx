import { formatDuration } from '../../lib/format.ts'
import { formatWhen } from '../../lib/formatTimes.ts'
import { mineIn } from '../../market/me.ts'
import type { ReferenceWords } from '../../market/reference.ts'
import { TakeProducts } from '../../selection/TakeProducts.tsx'
import { CurrencyLabel } from '../../shell/CurrencyLabel.ts'
import { useCurrencyLabel } from '../../shell/useCurrencyLabel.ts'
import { useWhoIAm } from '../../shell/useJoined.ts'
import { DataList } from '../../ui/DataList.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { BATCH, detailsOfRow } from '../../words/batchNames.ts'
import { AskedLink, type EanStanding } from './AskedLink.tsx'
import { RowCell } from './RowCell.tsx'
import styles from './RowDetail.module.css'
import { RowOffers } from './RowOffers.tsx'
import { RowRecords } from './RowRecords.tsx'
import { RowTraits } from './RowTraits.tsx'
import { askedText, type ShownRow } from './batchRows.ts'
import { productsOf } from './productsOf.ts'
import { heldColumns, wordsOf, type RowsHold } from './rowColumns.ts'

type Props = {
  shown: ShownRow
  hold: RowsHold
  reference: ReferenceWords
  standing: EanStanding
  onClose: () => void
}

/** Said above, or drawn as lists of their own. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'row',
  'code',
  'country',
  'status',
  'product',
  'brand',
  'merchant',
  'record',
  'took',
])

/** Everything that came of a row: its figures, the records of a URL and the way from there to a market, traits, offers. */
export function RowDetail({ shown, hold, reference, standing, onClose }: Props) {
  const labelOf = useCurrencyLabel()
  const { row, outcome, summary } = shown
  const answer = outcome?.state === 'done' ? outcome.answer : null
  const asked = askedText(shown)
  const mine = useWhoIAm(mineIn(standing.mine, row.countries))
  const market = answer?.kind === 'ean' ? answer : answer?.kind === 'url' ? answer.market : null
  return (
    <Sheet open onClose={onClose} title={detailsOfRow(row.row + 1)}>
      <CurrencyLabel value={labelOf(row.countries)}>
        <div className={styles.detail}>
          <p className={styles.asked}>
            <AskedLink shown={shown} standing={standing} />
          </p>
          {outcome && (
            <p className={styles.quiet}>
              {`${row.countries.join(', ')}; answered ${formatWhen(outcome.at, { seconds: true })} in ${formatDuration(outcome.ms)}`}
            </p>
          )}
          {answer && (
            <div className={styles.actions}>
              <TakeProducts products={productsOf(answer, row.countries)} size="s" align="start" />
            </div>
          )}
          {answer?.kind === 'url' && answer.url !== asked && (
            <p className={styles.quiet}>{`Matched as ${answer.url}`}</p>
          )}
          {answer?.kind === 'ean' && answer.code !== asked && (
            <p className={styles.quiet}>{`Found as ${answer.code}`}</p>
          )}
          {answer?.kind === 'url' && (
            <RowRecords
              records={answer.records}
              countries={row.countries}
              followed={answer.market?.code ?? null}
            />
          )}
          {answer?.kind === 'id' && answer.product && (
            <RowRecords records={[answer.product]} countries={row.countries} followed={null} />
          )}
          {answer?.kind === 'id' && <RowTraits traits={answer.traits} />}
          {summary && (
            <>
              <h3 className={styles.heading}>{BATCH.figures}</h3>
              <DataList
                items={heldColumns(hold)
                  .filter(({ key }) => !ELSEWHERE.has(key))
                  .map(({ key, label }) => ({
                    id: key,
                    label: wordsOf(label, reference),
                    value: <RowCell shown={shown} column={key} />,
                  }))}
              />
              {summary.noIndex !== null && (
                <p className={styles.quiet}>{`No price index: ${summary.noIndex}`}</p>
              )}
            </>
          )}
          {market && <RowOffers code={market.code} offers={market.offers} mine={mine} />}
        </div>
      </CurrencyLabel>
    </Sheet>
  )
}

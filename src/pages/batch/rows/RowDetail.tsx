import { shownCountries } from '../../../lib/countryCode.ts'
import { formatDuration } from '../../../lib/numbers/format.ts'
import { formatWhen } from '../../../lib/numbers/formatTimes.ts'
import { mineIn } from '../../../market/me.ts'
import { marketOfAnswer } from '../../../market/summaryOfAnswer.ts'
import type { ReferenceWords } from '../../../market/reference.ts'
import { TakeProducts } from '../../../selection/TakeProducts.tsx'
import { CurrencyLabel } from '../../../shell/settings/CurrencyLabel.ts'
import { useCurrencyLabel } from '../../../shell/settings/useCurrencyLabel.ts'
import { useWhoIAm } from '../../../shell/settings/useJoined.ts'
import { Localized } from '../../../ui/figures/Localized.tsx'
import { DataList } from '../../../ui/tables/DataList.tsx'
import { Sheet } from '../../../ui/layers/Sheet.tsx'
import type { TitleChoice } from '../../../work/batch/batchJob.ts'
import { BATCH, detailsOfRow } from '../../../words/batchNames.ts'
import { AskedLink } from '../AskedLink.tsx'
import type { EanStanding } from '../../../runs/answer/GivenLink.tsx'
import { RowCell } from './RowCell.tsx'
import { RowOffers } from './RowOffers.tsx'
import { AnswerRecords } from '../../../runs/answer/AnswerRecords.tsx'
import { AnswerTraits } from '../../../runs/answer/AnswerTraits.tsx'
import { matchedVariant } from '../../../runs/answer/matchedAs.ts'
import { TitleCandidates } from '../../../runs/answer/TitleCandidates.tsx'
import styles from '../../../runs/answer/Answer.module.css'
import { askedText, type ShownRow } from './batchRows.ts'
import { productsOf } from '../../../runs/answer/productsOf.ts'
import { heldColumns, wordsOf, type RowsHold } from './rowColumns.ts'

type Props = {
  shown: ShownRow
  hold: RowsHold
  reference: ReferenceWords
  standing: EanStanding
  /** Of a row with a title: which of its candidates it means. */
  onChoose: (position: number, choice: TitleChoice) => void
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
export function RowDetail({ shown, hold, reference, standing, onChoose, onClose }: Props) {
  const labelOf = useCurrencyLabel()
  const { row, outcome, summary } = shown
  const answer = outcome?.state === 'done' ? outcome.answer : null
  const asked = askedText(shown)
  const mine = useWhoIAm(mineIn(standing.mine, row.countries))
  const position = row.ask?.position
  const market = answer && marketOfAnswer(answer)
  return (
    <Sheet open onClose={onClose} title={detailsOfRow(row.row + 1)}>
      <CurrencyLabel value={labelOf(row.countries)}>
        <div className={styles.detail}>
          <p className={styles.asked}>
            <AskedLink shown={shown} standing={standing} />
          </p>
          {outcome && (
            <p className={styles.quiet}>
              <Localized>{`${shownCountries(row.countries)}; answered ${formatWhen(outcome.at, { seconds: true })} in ${formatDuration(outcome.ms)}`}</Localized>
            </p>
          )}
          {answer && (
            <div className={styles.actions}>
              <TakeProducts products={productsOf(answer, row.countries)} size="s" align="start" />
            </div>
          )}
          {answer?.kind === 'url' && answer.url !== asked && (
            <p className={styles.quiet}>{matchedVariant(asked, answer.url)}</p>
          )}
          {answer?.kind === 'ean' && answer.code !== asked && (
            <p className={styles.quiet}>{`Found as ${answer.code}`}</p>
          )}
          {answer?.kind === 'url' && (
            <AnswerRecords
              records={answer.records}
              countries={row.countries}
              followed={answer.market?.code ?? null}
            />
          )}
          {answer?.kind === 'title' && position !== undefined && (
            <TitleCandidates
              row={row.row}
              answer={answer}
              countries={row.countries}
              onChoose={(choice) => onChoose(position, choice)}
            />
          )}
          {answer?.kind === 'id' && answer.product && (
            <AnswerRecords records={[answer.product]} countries={row.countries} followed={null} />
          )}
          {answer?.kind === 'id' && <AnswerTraits traits={answer.traits} />}
          {summary && (
            <>
              <h3 className={styles.heading}>{BATCH.figures}</h3>
              <DataList
                items={heldColumns(hold)
                  .filter(({ key }) => !ELSEWHERE.has(key))
                  .map(({ key, label }) => ({
                    id: key,
                    label: wordsOf(label, reference),
                    value: <RowCell shown={shown} column={key} atStart />,
                  }))}
              />
              {summary.noIndex !== null && (
                <p className={styles.quiet}>{`No price index. ${summary.noIndex}`}</p>
              )}
            </>
          )}
          {market && <RowOffers code={market.code} offers={market.offers} mine={mine} />}
        </div>
      </CurrencyLabel>
    </Sheet>
  )
}

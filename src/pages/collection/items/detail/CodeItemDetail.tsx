import RotateCw from 'lucide-react/icons/rotate-cw'
import { useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { offersOf } from '@/domain/codes/itemMerchants.ts'
import type { CodesRow } from '@/domain/codes/planCodes.ts'
import { entryText } from '@/domain/codes/readEntry.ts'
import { marketCodeIn } from '@/domain/market/requestedCode.ts'
import type { WorkRow } from '@/domain/rows/rowView.ts'
import { TakeProducts } from '@/features/collections/selection/TakeProducts.tsx'
import { AnswerRecords } from '@/features/job-progress/answer/AnswerRecords.tsx'
import { AnswerTraits } from '@/features/job-progress/answer/AnswerTraits.tsx'
import { EntryLink, type EanPageSettings } from '@/features/job-progress/answer/EntryLink.tsx'
import { matchedVariant } from '@/features/job-progress/answer/matchedAs.ts'
import { productsOf } from '@/features/job-progress/answer/productsOf.ts'
import { TitleCandidates } from '@/features/job-progress/answer/TitleCandidates.tsx'
import type { CodesJob } from '@/jobs/codes/codesJob.ts'
import { shownCountries } from '@/lib/countryCode.ts'
import { codeKey } from '@/lib/gtin.ts'
import { formatCount, formatDuration } from '@/lib/numbers/format.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { ITEMS, tryItemAgain } from '@/words/collectionViewNames.ts'
import { ItemCodes } from './ItemCodes.tsx'
import styles from './ItemDetail.module.css'

type Props = {
  job: CodesJob
  row: WorkRow
  position: EanPageSettings
}

/** The given line that a table row was made from; undefined when there is none. */
export const codesRowOf = ({ plan }: Pick<CodesJob, 'plan'>, { item }: Pick<WorkRow, 'item'>) =>
  item && plan.rows[Number(item.key)]

/**
 * The details below a row of codes: how its line was read, the records of a link, candidates for a title, attributes and its
 * market.
 */
export function CodeItemDetail({ job, row, position: pricePosition }: Props) {
  // Subscribe, so that an open row shows new answers of a running check at once.
  useSyncExternalStore(job.subscribe, job.view)
  const codesRow = codesRowOf(job, row)
  if (codesRow === undefined) return null
  const position = codesRow.request?.position
  const outcome = position === undefined ? null : (job.outcomeOf(position) ?? null)
  const answer = outcome?.state === 'done' ? outcome.answer : null
  const code = marketCodeIn(outcome ?? undefined)
  return (
    <div className={styles.detail}>
      <InputSummary {...{ codesRow, position: pricePosition, code }} />
      {outcome && (
        <p className={styles.quiet}>
          <LangText>{`${shownCountries(codesRow.countries)}; checked ${formatWhen(outcome.at, { seconds: true })} in ${formatDuration(outcome.ms)}`}</LangText>
        </p>
      )}
      {outcome?.state === 'failed' && position !== undefined && (
        <div className={styles.actions}>
          <Button
            size="s"
            icon={<RotateCw />}
            aria-label={tryItemAgain(row.title ?? row.item?.given ?? '')}
            onClick={() => job.retry([position])}
          >
            {ITEMS.tryAgain}
          </Button>
        </div>
      )}
      {answer && (
        <div className={styles.actions}>
          <TakeProducts products={productsOf(answer, codesRow.countries)} size="s" align="start" />
        </div>
      )}
      {answer?.kind === 'url' && codesRow.request?.entry.kind === 'url' && (
        <>
          {answer.url !== codesRow.request.entry.url && (
            <p className={styles.quiet}>{matchedVariant(codesRow.request.entry.url, answer.url)}</p>
          )}
          <AnswerRecords
            records={answer.records}
            countries={codesRow.countries}
            followed={answer.market?.code ?? null}
          />
        </>
      )}
      {answer?.kind === 'title' && position !== undefined && (
        <TitleCandidates
          row={codesRow.row}
          answer={answer}
          countries={codesRow.countries}
          onChoose={(choice) => void job.decide(new Map([[position, choice]]))}
        />
      )}
      {answer?.kind === 'id' && (
        <>
          {answer.product && (
            <AnswerRecords
              records={[answer.product]}
              countries={codesRow.countries}
              followed={null}
            />
          )}
          <AnswerTraits traits={answer.traits} />
        </>
      )}
      <ItemCodes
        row={row}
        offersOf={(one) =>
          code !== null && codeKey(code) === codeKey(one) ? offersOf(outcome) : null
        }
      />
    </div>
  )
}

type InputSummaryProps = { codesRow: CodesRow; position: EanPageSettings; code: string | null }

/** The given line with its text, and the parts that were read differently from how they were written. */
function InputSummary({
  codesRow: { line, request: codeRequest, countries, repeats },
  position,
  code,
}: InputSummaryProps) {
  const { entry, targetProblem } = line
  const inputText = line.text.trim()
  const read = codeRequest ? entryText(codeRequest.entry) : inputText
  const note = entry.kind === 'invalid' ? entry.message : 'note' in entry ? entry.note : null
  return (
    <>
      <p className={styles.given}>
        <span className={styles.quiet}>{`Line ${formatCount(line.line)}`}</span>
        <EntryLink entry={codeRequest?.entry} text={read} {...{ code, countries, position }} />
        {inputText !== read && (
          <span className={styles.quiet}>
            as given: <span dir="auto">{inputText}</span>
          </span>
        )}
        {code !== null && codeRequest?.entry.kind === 'ean' && code !== codeRequest.entry.code && (
          <span className={styles.quiet}>{`Found as ${code}`}</span>
        )}
      </p>
      {[note, targetProblem].map(
        (message) =>
          typeof message === 'string' && (
            <p key={message} className={styles.quiet}>
              {message}
            </p>
          ),
      )}
      {repeats !== null && (
        <p className={styles.quiet}>{`Same as row ${formatCount(repeats + 1)}.`}</p>
      )}
    </>
  )
}

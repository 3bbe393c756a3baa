import { useId, useState } from 'react'
import { usePhone } from '@/components/ui/browser/usePhone.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { MAX_REMARKS, type ImportRead } from '@/features/import/reading.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { capital } from '@/lib/text/capital.ts'
import { plural } from '@/lib/text/plural.ts'
import { withHiddenRows } from './changeAnswers.ts'
import type { PreviewPart } from './previewPart.ts'
import { lineName, partInWords } from './previewWords.ts'
import { RemarkEntry } from './RemarkEntry.tsx'
import { rowFacts, type ImportedRow } from './rowFacts.ts'
import { ShortList } from './ShortList.tsx'
import styles from './RowCounts.module.css'

const KINDS = ['used', 'mended', 'doubtful', 'left out'] as const
type Kind = (typeof KINDS)[number]

const NONE: Record<Kind, string> = {
  used: 'No row is used.',
  mended: 'Nothing had to be mended.',
  doubtful: 'Nothing is doubtful.',
  'left out': 'Nothing is left out.',
}

const countOf = ({ counts }: ImportRead<unknown>, kind: Kind) =>
  kind === 'left out' ? counts.leftOut : counts[kind]

/**
 * The list that is open at first: what may need a decision, otherwise the used rows, except on a phone, which has no space for
 * them.
 */
function firstOpen({ counts }: ImportRead<unknown>, isPhone: boolean): Kind | null {
  if (counts.doubtful > 0) return 'doubtful'
  if (counts.leftOut > 0) return 'left out'
  return isPhone ? null : 'used'
}

/** How many rows are used, mended, doubtful and left out. Each count opens its list. */
export function RowCounts(part: PreviewPart) {
  const { reading } = part
  const id = useId()
  const isPhone = usePhone()
  const [open, setOpen] = useState(() => firstOpen(reading, isPhone))
  const beginning = partInWords(reading)
  return (
    <div className={styles.panel}>
      <fieldset aria-label="Rows" className={styles.counts}>
        {KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={open === kind}
            aria-controls={open === kind ? id : undefined}
            onClick={() => setOpen(open === kind ? null : kind)}
          >
            <b>{formatCount(countOf(reading, kind))}</b> <span>{kind}</span>
          </button>
        ))}
      </fieldset>
      {beginning !== null && <p className={styles.beginning}>{beginning}</p>}
      {open !== null && (
        <div id={id} className={styles.entries}>
          <Entries {...part} kind={open} />
        </div>
      )}
      <HiddenRows {...part} />
    </div>
  )
}

function Entries({ kind, ...part }: PreviewPart & { kind: Kind }) {
  const { reading } = part
  if (kind === 'used') {
    return reading.rows.length === 0 ? (
      <p>{NONE.used}</p>
    ) : (
      <ShortList entries={reading.rows} name="used">
        {(row) => <UsedRow row={row} reading={reading} />}
      </ShortList>
    )
  }
  const remarks = reading.remarks.filter((remark) => remark.kind === kind)
  if (remarks.length === 0) return <p>{NONE[kind]}</p>
  const count = countOf(reading, kind)
  return (
    <>
      <ShortList key={kind} entries={remarks} name={kind}>
        {(remark) => <RemarkEntry {...part} remark={remark} />}
      </ShortList>
      {remarks.length >= MAX_REMARKS && count > remarks.length && (
        <p className={styles.cut}>
          Only the first {formatCount(remarks.length)} of {formatCount(count)} are listed.
        </p>
      )}
    </>
  )
}

function UsedRow({ row, reading }: { row: ImportedRow; reading: ImportRead<unknown> }) {
  const { name, facts } = rowFacts(row)
  return (
    <p>
      <span className={styles.line}>{capital(lineName(reading.file.container, row.line))}</span>{' '}
      <b className={styles.name} dir="auto">
        {name}
      </b>{' '}
      {facts.length > 0 && (
        <span className={styles.facts} dir="auto">
          {facts.join(' · ')}
        </span>
      )}
    </p>
  )
}

/** The choice whether rows that the sheet hides, such as by a filter, are used. */
function HiddenRows({ reading, answers, pending, onChange }: PreviewPart) {
  const { hidden } = reading.counts
  if (hidden === 0) return null
  const isUsed = (pending.hiddenRows ?? answers.hiddenRows ?? 'use') === 'use'
  const rows = plural(hidden, 'hidden row is', 'hidden rows are')
  return (
    <p className={styles.hidden}>
      <span>
        {rows} {isUsed ? 'used' : 'left out'}.
      </span>
      <Button
        size="s"
        onClick={() => onChange(withHiddenRows(answers, isUsed ? 'leave out' : 'use'))}
      >
        {isUsed ? 'Leave out hidden rows' : 'Use hidden rows'}
      </Button>
    </p>
  )
}

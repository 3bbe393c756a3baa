import FileIcon from 'lucide-react/icons/file'
import History from 'lucide-react/icons/history'
import type { ReactNode } from 'react'
import { usePhone } from '@/components/ui/browser/usePhone.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { moveFocusOut } from '@/components/ui/layers/leaveFocus.ts'
import { DELIMITERS, type Delimiter } from '@/domain/import/answers.ts'
import { encodingLabel, ENCODINGS } from '@/features/import/bytes/encodings.ts'
import type { ImportRead } from '@/features/import/reading.ts'
import { formatDay } from '@/lib/numbers/formatTimes.ts'
import { plural } from '@/lib/text/plural.ts'
import { withDelimiter, withEncoding, withHeading, withSheet } from './changeAnswers.ts'
import type { PreviewPart } from './previewPart.ts'
import {
  DELIMITER_WORDS,
  fileInWords,
  headingInWords,
  knownExportInWords,
  lineName,
} from './previewWords.ts'
import styles from './FileHead.module.css'

type Props = PreviewPart & {
  titleId: string
  actions: ReactNode
  remembered: { at: number; onForget: () => void } | null
}

/** The header of the preview: the file, with a select for each assumption about how to read it. */
export function FileHead({ titleId, actions, remembered, ...part }: Props) {
  const { reading } = part
  return (
    <header className={styles.head}>
      <div className={styles.name}>
        <h2 id={titleId}>
          <FileIcon />
          <span dir="auto">{reading.file.name || 'Pasted text'}</span>
        </h2>
        <LangText>{fileInWords(reading)}</LangText>
        {reading.knownExport !== null && <span>{knownExportInWords(reading.knownExport)}</span>}
      </div>
      <div className={styles.choices}>
        <SheetSelect {...part} />
        <EncodingSelect {...part} />
        <DelimiterSelect {...part} />
        <HeadingSelect {...part} />
        {actions}
      </div>
      {remembered !== null && (
        <p className={styles.remembered}>
          <History />
          <span>
            Read as you chose on <LangText>{formatDay(remembered.at)}</LangText> for a file with the
            same columns.
          </span>
          <Button
            size="s"
            variant="link"
            onClick={({ currentTarget }) => {
              // The focus moves away first, because the button disappears when it is clicked.
              moveFocusOut(currentTarget)
              remembered.onForget()
              part.onChange({})
            }}
          >
            Forget this
          </Button>
        </p>
      )}
    </header>
  )
}

function SheetSelect({ reading, answers, pending, onChange }: PreviewPart) {
  const { sheets, sheet } = reading
  if (sheet === null || sheets.length < 2) return null
  return (
    <SelectField
      size="s"
      label="Sheet"
      value={pending.sheet ?? sheet}
      options={sheets.map(({ name, isHidden, rows }) => ({
        value: name,
        label: `${name} (${isHidden ? 'hidden, ' : ''}${plural(rows, 'row')})`,
      }))}
      onChange={(name) => onChange(withSheet(answers, name))}
    />
  )
}

function EncodingSelect({ reading, answers, pending, onChange }: PreviewPart) {
  const { file } = reading
  const { encoding } = file
  // Pasted text has no encoding, because it comes as characters.
  if (encoding === null || file.name === '') return null
  const isOffered = ENCODINGS.some(({ value }) => value === encoding)
  const declared = isOffered ? [] : [{ value: encoding, label: encodingLabel(encoding) }]
  return (
    <SelectField
      size="s"
      label="Encoding"
      value={pending.encoding ?? encoding}
      options={[...declared, ...ENCODINGS]}
      onChange={(name) => onChange(withEncoding(answers, name))}
    />
  )
}

function DelimiterSelect({ reading, answers, pending, onChange }: PreviewPart) {
  const { delimiter } = reading.file
  if (delimiter === null) return null
  return (
    <SelectField<Delimiter>
      size="s"
      label="Separator"
      value={pending.delimiter ?? delimiter}
      options={DELIMITERS.map((one) => ({ value: one, label: DELIMITER_WORDS[one] }))}
      onChange={(one) => onChange(withDelimiter(answers, one))}
    />
  )
}

/** How many cells identify a line in the options on a phone. */
const CELLS_IN_OPTION = 3

/** The lines that can be the heading, including those of the current one. */
function headingOptions(reading: ImportRead<unknown>, isPhone: boolean) {
  const { file, firstLines, headingLines } = reading
  const options = firstLines.map(({ line, cells }) => {
    const words = cells.filter((cell) => cell.trim() !== '').slice(0, CELLS_IN_OPTION)
    const label = lineName(file.container, line)
    return { value: String(line), label: isPhone ? `${label}: ${words.join(', ')}` : label }
  })
  const now = {
    value: headingLines.length === 0 ? 'none' : headingLines.join('+'),
    label: headingInWords(file.container, headingLines),
  }
  const known = [{ value: 'none', label: 'none' }, ...options]
  return {
    now: now.value,
    options: known.some(({ value }) => value === now.value) ? known : [now, ...known],
  }
}

function HeadingSelect({ reading, answers, pending, onChange }: PreviewPart) {
  const isPhone = usePhone()
  const { now, options } = headingOptions(reading, isPhone)
  // Items of XML and JSON name their columns themselves.
  if (reading.file.container === 'xml' || reading.file.container === 'json') return null
  return (
    <SelectField
      size="s"
      label="Headings"
      value={pending.heading === undefined ? now : String(pending.heading)}
      options={options}
      onChange={(value) =>
        onChange(withHeading(answers, value === 'none' ? 'none' : Number.parseInt(value, 10)))
      }
    />
  )
}

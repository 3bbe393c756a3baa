import Upload from 'lucide-react/icons/upload'
import { useRef } from 'react'
import { usePhone } from '@/components/ui/browser/usePhone.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { capital } from '@/lib/text/capital.ts'
import { ReadingFile } from './ReadingFile.tsx'
import type { FileInProgress } from './useFileReading.ts'
import styles from './FileChoice.module.css'

type FileChoiceProps = {
  label: string
  /** File extensions and media types, in the format of `accept`. */
  accept: string
  /** The text before the button: "Drop a CSV, TXT or XLSX". */
  hint: string
  /** The label of the button: "choose a file". */
  choose: string
  /** The file that is being read; null for none. */
  reading: FileInProgress | null
  onCancel: () => void
  /** Whether a file is being dragged over the page; `useFileDrop` receives it. */
  isOver: boolean
  /** Whether choosing the file is the page's primary action. */
  isPrimary?: boolean
  onFile: (file: File) => void
}

/** The field for choosing a file. It also names the place for a file that is dropped anywhere on the page. */
export function FileChoice(props: FileChoiceProps) {
  const {
    label,
    accept,
    hint,
    choose,
    reading,
    onCancel,
    isOver,
    isPrimary = false,
    onFile,
  } = props
  const isPhone = usePhone()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={classes(styles.box, isOver && styles.over)}>
      {reading !== null ? (
        <ReadingFile file={reading} onCancel={onCancel} />
      ) : isPhone ? (
        // The hint about dropping is hidden on phones, which have no drag and drop.
        <Button
          variant={isPrimary ? 'primary' : 'secondary'}
          icon={<Upload />}
          onClick={() => input.current?.click()}
        >
          {capital(choose)}
        </Button>
      ) : (
        <>
          <Upload />
          <span>
            {hint}, or{' '}
            <Button
              variant={isPrimary ? 'primary' : 'link'}
              size="s"
              onClick={() => input.current?.click()}
            >
              {isPrimary ? capital(choose) : choose}
            </Button>
          </span>
        </>
      )}
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // An empty value lets the user choose the same file again after correcting it.
          target.value = ''
        }}
      />
    </div>
  )
}

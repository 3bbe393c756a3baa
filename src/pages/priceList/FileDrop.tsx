import Upload from 'lucide-react/icons/upload'
import { useRef, useState, type DragEvent } from 'react'
import { PRICES } from '../../domain/priceList/priceListNames.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import styles from './FileDrop.module.css'

const KINDS = '.csv,.txt,.tsv,.xlsx,text/csv,text/plain'

type Props = { isOpening: boolean; onFile: (file: File) => void }

/** Takes one file, dropped or chosen. */
export function FileDrop({ isOpening, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    <div
      className={classes(styles.drop, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {isOpening ? <Spinner label="Reading the file" /> : <Upload />}
      <span>
        Drop a CSV, TXT or XLSX, or{' '}
        <Button variant="link" size="s" onClick={() => input.current?.click()}>
          choose a file
        </Button>
      </span>
      <input
        ref={input}
        hidden
        type="file"
        accept={KINDS}
        aria-label={PRICES.file}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // The same file can be chosen again once it was corrected.
          target.value = ''
        }}
      />
    </div>
  )
}

import Upload from 'lucide-react/icons/upload'
import X from 'lucide-react/icons/x'
import { useRef, useState, type DragEvent } from 'react'
import { LISTS } from '../../domain/lists/listNames.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import styles from './DropField.module.css'

const KINDS = '.json,.csv,.txt,.tsv,.xlsx,application/json,text/csv,text/plain'

type Props = {
  /** The name of the file that is being read, and of the one that was. */
  reading: string | null
  chosen: string | null
  onFile: (file: File) => void
  onForget: () => void
}

/** Takes one file, dropped or chosen. */
export function DropField({ reading, chosen, onFile, onForget }: Props) {
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
      {reading === null ? <Upload /> : <Spinner label={`Reading ${reading}`} />}
      {chosen !== null && (
        <>
          <b dir="auto">{chosen}</b>
          <IconButton size="s" label="Take the file out" icon={<X />} onClick={onForget} />
        </>
      )}
      <span>
        {chosen === null && 'Drop a list file (.json), CSV, TXT or XLSX of ids, or '}
        <Button variant="link" size="s" onClick={() => input.current?.click()}>
          {chosen === null ? 'choose a file' : 'choose another'}
        </Button>
      </span>
      <input
        ref={input}
        hidden
        type="file"
        accept={KINDS}
        aria-label={LISTS.file}
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

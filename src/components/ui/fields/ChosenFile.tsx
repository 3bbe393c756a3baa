import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import X from 'lucide-react/icons/x'
import { IconButton } from '@/components/ui/buttons/IconButton.tsx'
import styles from './ChosenFile.module.css'

type ChosenFileProps = {
  name: string
  /** What it holds, or how large it is. */
  words: string
  removeLabel: string
  onRemove: () => void
}

/** A file that was chosen, and the way to be rid of it. */
export function ChosenFile({ name, words, removeLabel, onRemove }: ChosenFileProps) {
  return (
    <div className={styles.file}>
      <FileSpreadsheet />
      <span className={styles.words}>
        <b title={name} dir="auto">
          {name}
        </b>
        <span>{words}</span>
      </span>
      <IconButton size="s" icon={<X />} label={removeLabel} onClick={onRemove} />
    </div>
  )
}

import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import X from 'lucide-react/icons/x'
import { IconButton } from '@/components/ui/buttons/IconButton.tsx'
import styles from './ChosenFile.module.css'

type ChosenFileProps = {
  name: string
  /** What the file contains, or its size, in words. */
  words: string
  removeLabel: string
  onRemove: () => void
}

/** A chosen file, with a button to remove it. */
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

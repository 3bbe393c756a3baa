import Upload from 'lucide-react/icons/upload'
import { useRef, useState } from 'react'
import { ExportMenu } from '../../export/ExportMenu.tsx'
import type { Joined } from '../../market/names.ts'
import { Button } from '../../ui/Button.tsx'
import { namesInWords, SETTINGS } from '../../words/settingsNames.ts'
import { readTableFile } from '../../work/workers/readTableFile.ts'
import styles from './NamesPanel.module.css'
import { joinedSheet, readJoined, withJoined } from './joinedFile.ts'

type Props = {
  joined: Joined
  onChange: (change: (joined: Joined) => Joined, says: string) => void
}

/** The table as a file, and back; what a file brings is added to what is there. */
export function NamesFile({ joined, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [says, setSays] = useState<string | null>(null)
  const take = async (file: File | undefined) => {
    if (input.current) input.current.value = ''
    if (!file) return
    const read = await readTableFile(file)
    if (read.kind === 'refused') return setSays(read.says)
    const more = read.sheets.map(({ rows }) => readJoined(rows)).find((found) => found !== null)
    if (!more) {
      return setSays(`${file.name} has no columns “Kind”, “Called” and “Written as”.`)
    }
    setSays(null)
    const count = more.brand.length + more.merchant.length
    onChange((all) => withJoined(all, more), `${namesInWords(count)} brought in`)
  }
  return (
    <div className={styles.files}>
      {joined.brand.length + joined.merchant.length > 0 && (
        <ExportMenu
          label={SETTINGS.exportNames}
          source={() => joinedSheet(joined, Date.now())}
          look="menu"
          size="s"
          align="start"
        />
      )}
      <Button size="s" icon={<Upload />} onClick={() => input.current?.click()}>
        {SETTINGS.importNames}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".csv,.txt,.tsv,.xlsx,text/csv"
        aria-label={SETTINGS.namesFile}
        onChange={({ target }) => void take(target.files?.[0])}
      />
      {says !== null && (
        <p role="alert" className={styles.refused}>
          {says}
        </p>
      )}
    </div>
  )
}

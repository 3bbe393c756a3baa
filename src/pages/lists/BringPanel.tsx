import Download from 'lucide-react/icons/download'
import Upload from 'lucide-react/icons/upload'
import { dayOf } from '../../export/exportAbout.ts'
import type { ProductList } from '../../model/lists/productList.ts'
import { listsFile } from '../../store/lists/listsFile.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { saveFile } from '../../ui/saveFile.ts'
import { toast } from '../../ui/toast.ts'
import { exportAllLists, LISTS } from '../../words/listNames.ts'
import styles from './BringPanel.module.css'

type Props = { lists: readonly ProductList[]; onImport: () => void }

/** Lists in and out of this browser. */
export function BringPanel({ lists, onImport }: Props) {
  const save = () => {
    const now = Date.now()
    saveFile(`Lists, ${dayOf(now)}.json`, `${JSON.stringify(listsFile(lists, now), null, 1)}\n`)
    toast('Saved as JSON')
  }
  return (
    <Panel title={LISTS.bring} padded>
      <div className={styles.stack}>
        <Button icon={<Upload />} onClick={onImport}>
          {LISTS.import}
        </Button>
        {lists.length > 0 && (
          <Button icon={<Download />} onClick={save}>
            {exportAllLists(lists.length)}
          </Button>
        )}
        <p className={styles.quiet}>
          Lists live in this browser. A link holds ids, countries, the name and the notes you tick;
          no key, no base URL.
        </p>
      </div>
    </Panel>
  )
}

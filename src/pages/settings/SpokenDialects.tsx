import X from 'lucide-react/icons/x'
import type { DemoControls } from '../../api/connection.ts'
import { removeDialect } from '../../domain/settingsNames.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './SpokenDialects.module.css'

type Props = { dialects: DemoControls['dialects']; onRemove: (name: string) => void }

/** What the demo speaks now, with what each dialect does. */
export function SpokenDialects({ dialects, onRemove }: Props) {
  if (dialects.length === 0) return null
  return (
    <ul className={styles.list}>
      {dialects.map(({ name, says }) => (
        <li key={name} className={styles.dialect}>
          <span className={styles.words}>
            <b>{name}</b> <span>{says}</span>
          </span>
          <IconButton
            size="s"
            label={removeDialect(name)}
            icon={<X />}
            onClick={() => onRemove(name)}
          />
        </li>
      ))}
    </ul>
  )
}

import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './FoldButton.module.css'

/** Gives the room of the facets back to the table. */
export function FoldButton({ onFold }: { onFold: () => void }) {
  return (
    <IconButton
      className={styles.fold ?? ''}
      label="Hide facets"
      icon={<PanelLeftClose />}
      onClick={onFold}
    />
  )
}

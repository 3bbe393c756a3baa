import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import Percent from 'lucide-react/icons/percent'
import Plus from 'lucide-react/icons/plus'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Star from 'lucide-react/icons/star'
import X from 'lucide-react/icons/x'
import { classes } from '@/components/ui/styles/classes.ts'
import type { ChangeKind } from '@/domain/changes/change.ts'
import styles from './ChangeSign.module.css'

/** The coloured sign of a kind of change; hidden from screen readers, because the word is next to it. */
export function ChangeSign({ kind, isIn = false }: { kind: ChangeKind; isIn?: boolean }) {
  switch (kind) {
    case 'price-down':
    case 'price-up':
      return (
        <svg
          className={classes(styles.triangle, kind === 'price-down' ? styles.down : styles.up)}
          viewBox="0 0 8 8"
          aria-hidden="true"
        >
          <path d={kind === 'price-down' ? 'M4 7 .4 1h7.2z' : 'M4 1 7.6 7H.4z'} />
        </svg>
      )
    case 'new':
      return <Plus className={styles.sign} />
    case 'gone':
      return <Minus className={styles.sign} />
    case 'back':
      return <RotateCw className={styles.sign} />
    case 'stock':
      return isIn ? (
        <Check className={styles.sign} />
      ) : (
        <X className={classes(styles.sign, styles.out)} />
      )
    case 'discount':
      return <Percent className={styles.sign} />
    case 'rating':
      return <Star className={styles.sign} />
  }
}

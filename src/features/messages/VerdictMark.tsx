import Check from 'lucide-react/icons/check'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import type { PointEvaluation } from '@/api/profile/openPoint.ts'
import { classes } from '@/components/ui/styles/classes.ts'
import styles from './VerdictMark.module.css'

const marks = {
  assumed: { Icon: Info, word: 'Assumed' },
  observed: { Icon: Check, word: 'Confirmed' },
  contradicted: { Icon: X, word: 'Conflict' },
} as const

type Props = Pick<PointEvaluation, 'verdict'> & {
  /** Text after the word: in how many answers. */
  children?: ReactNode
}

/** The verdict about an open point: an icon and a word. */
export function VerdictMark({ verdict, children }: Props) {
  const { Icon, word } = marks[verdict]
  return (
    <span className={classes(styles.verdict, styles[verdict])}>
      <Icon />
      <span>
        {word}
        {children}
      </span>
    </span>
  )
}

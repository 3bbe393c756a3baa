import { classes } from '@/components/ui/styles/classes.ts'
import { swatchOf } from './swatch.ts'
import styles from './Swatch.module.css'

type SwatchProps = {
  /** The colour's name as received; it is also shown next to the swatch. */
  colour: string
}

/** A dot in a named colour; draws nothing for an unknown name. */
export function Swatch({ colour }: SwatchProps) {
  const found = swatchOf(colour)
  if (found === null) return null
  const multi = found === 'multi'
  return (
    <i
      aria-hidden="true"
      className={classes(styles.swatch, multi && styles.multi)}
      style={multi ? undefined : { backgroundColor: found }}
    />
  )
}

import { LangText } from '@/components/ui/figures/LangText.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import styles from './DotLine.module.css'

export type Side = 'below' | 'above' | 'equal'

type Props = {
  /** The text alternative; absent if the drawing represents no figures. */
  text?: string
  /** The ends of the range as positions on the line, such as "31.5%"; null for no range. */
  range: readonly [from: string, to: string] | null
  dots: readonly string[]
  reference: string | null
  record?: string | null
  own: { at: string; side: Side } | null
  className?: string | undefined
}

/**
 * A line with dots for the other prices, a mark for the compared-with figure, your price as ● below, ◆ above or ○ at that figure,
 * and this listing as a square.
 */
export function DotLine({ text, range, dots, reference, record = null, own, className }: Props) {
  return (
    <span className={classes(styles.dots, className)}>
      {text !== undefined && (
        <span className="vh">
          <LangText>{text}</LangText>
        </span>
      )}
      {range && (
        <span className={styles.range} style={cssVars({ '--a': range[0], '--b': range[1] })} />
      )}
      {dots.map((x) => (
        <span key={x} className={styles.dot} style={cssVars({ '--x': x })} />
      ))}
      {reference !== null && (
        <span className={styles.reference} style={cssVars({ '--x': reference })} />
      )}
      {record !== null && <span className={styles.record} style={cssVars({ '--x': record })} />}
      {own && (
        <span
          data-own={own.side}
          className={classes(styles.own, styles[own.side])}
          style={cssVars({ '--x': own.at })}
        />
      )}
    </span>
  )
}

import { useId, type ComponentProps, type ReactNode } from 'react'
import { isShown } from '@/components/ui/browser/isShown.ts'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import styles from './Panel.module.css'

type PanelProps = Omit<ComponentProps<'section'>, 'title'> & {
  as?: 'section' | 'div' | 'aside' | 'article' | 'form'
  /** The title in the header; without it the panel has no header. */
  title?: ReactNode
  headingLevel?: 2 | 3
  /** Secondary text after the title. */
  meta?: ReactNode
  /** Controls at the end of the header. */
  actions?: ReactNode
  /** Whether there is space around the content; without it, lists and tables reach the edge. */
  padded?: boolean
}

export function Panel({
  as = 'section',
  title,
  headingLevel = 2,
  meta,
  actions,
  padded = false,
  className,
  children,
  ...rest
}: PanelProps) {
  const id = useId()
  // All elements offered have the same attributes, so they share the type of one.
  const Frame = as as 'section'
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const named = isShown(title) && !('aria-label' in rest) ? { 'aria-labelledby': id } : {}
  return (
    <Frame {...named} {...rest} className={classes(styles.panel, className)}>
      {isShown(title) && (
        <header className={styles.head}>
          <Heading id={id} className={styles.title}>
            {title}
          </Heading>
          {isShown(meta) && (
            <span className={styles.meta}>
              <LangText>{meta}</LangText>
            </span>
          )}
          {isShown(actions) && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      {padded ? <div className={styles.padded}>{children}</div> : children}
    </Frame>
  )
}

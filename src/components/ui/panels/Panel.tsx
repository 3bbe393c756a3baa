import { useId, type ComponentProps, type ReactNode } from 'react'
import { isShown } from '@/components/ui/browser/isShown.ts'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import styles from './Panel.module.css'

type PanelProps = Omit<ComponentProps<'section'>, 'title'> & {
  as?: 'section' | 'div' | 'aside' | 'article' | 'form'
  /** Without a title there is no head: only the framed surface. */
  title?: ReactNode
  headingLevel?: 2 | 3
  /** Quiet words after the title. */
  meta?: ReactNode
  /** Controls at the end of the head. */
  actions?: ReactNode
  /** Space around the content; lists and tables reach the edge without it. */
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
  // One set of attributes fits every element offered; the type of the first stands for all.
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

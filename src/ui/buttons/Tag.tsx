import type { ComponentProps } from 'react'
import { classes } from '../styles/classes.ts'
import { Localized } from '../figures/Localized.tsx'
import styles from './Tag.module.css'

type TagProps = ComponentProps<'span'> & {
  /** value: a received value in a pill, such as a trait. new: readable on top of a picture. */
  tone?: 'plain' | 'line' | 'new' | 'accent' | 'warn' | 'value'
}

export function Tag({ tone = 'plain', className, children, ...rest }: TagProps) {
  return (
    <span {...rest} className={classes(styles.tag, styles[tone], className)}>
      <Localized>{children}</Localized>
    </span>
  )
}

import type { ComponentProps } from 'react'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import styles from './Tag.module.css'

type TagProps = ComponentProps<'span'> & {
  /** The look of the tag. value: a received value in a pill, such as a trait. new: readable on top of a picture. */
  tone?: 'plain' | 'line' | 'new' | 'accent' | 'warn' | 'value'
}

export function Tag({ tone = 'plain', className, children, ...rest }: TagProps) {
  return (
    <span {...rest} className={classes(styles.tag, styles[tone], className)}>
      <LangText>{children}</LangText>
    </span>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { isShown } from '@/components/ui/browser/isShown.ts'
import { classes } from '@/components/ui/styles/classes.ts'
import { buttonClass, type ButtonSize, type ButtonVariant } from './buttonClass.ts'
import styles from './Button.module.css'

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  iconEnd?: ReactNode
  /** A smaller text after the label: what the click costs, a shortcut, a count. */
  sub?: ReactNode
}

export function Button({
  variant = 'secondary',
  size = 'm',
  icon,
  iconEnd,
  sub,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button {...rest} type={type} className={classes(buttonClass({ variant, size }), className)}>
      {icon}
      <span>{children}</span>
      {isShown(sub) && (
        // The space separates the words when they are read aloud or copied.
        <>
          {' '}
          <span className={styles.sub}>{sub}</span>
        </>
      )}
      {iconEnd}
    </button>
  )
}

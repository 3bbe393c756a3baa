import { classes } from '@/components/ui/styles/classes.ts'
import styles from './Button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'link' | 'danger'
export type ButtonSize = 's' | 'm' | 'l'
export type ButtonStyle = { variant?: ButtonVariant; size?: ButtonSize; iconOnly?: boolean }

/** The class that makes other elements, mainly links, look like a button. */
export function buttonClass({
  variant = 'secondary',
  size = 'm',
  iconOnly = false,
}: ButtonStyle = {}): string {
  return classes(
    styles.button,
    styles[variant],
    styles[size],
    size === 's' && 'touch',
    iconOnly && styles.iconOnly,
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { classes } from '@/components/ui/styles/classes.ts'
import { buttonClass, type ButtonSize, type ButtonVariant } from './buttonClass.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string
  icon: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
}

/**
 * A button with an icon only. Its title is both the accessible name and the tooltip: with a separate name, the title would be
 * read a second time.
 */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'm',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      title={label}
      className={classes(buttonClass({ variant, size, iconOnly: true }), className)}
    >
      {icon}
    </button>
  )
}

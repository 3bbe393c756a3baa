import type { ReactNode } from 'react'
import type { Shortcut } from '@/features/keyboard/shortcuts/shortcuts.ts'
import type { NavItem } from '@/features/page/navItems.ts'
import type { Findable } from './commandFilter.ts'

/** One line of the palette. */
export type Command = Findable & {
  key: string
  icon: ReactNode
  /** The shortcut for the same command. */
  shortcut?: Shortcut | undefined
  /** Runs after the palette has closed and the focus has returned. */
  run: () => void
}

/** A navigation item as the palette lists it. */
export type NavigationPlace = Pick<NavItem, 'name' | 'also' | 'to'>

import type { ReactNode } from 'react'
import type { Shortcut } from '@/features/keyboard/shortcuts/shortcuts.ts'
import type { PlaceHere } from '@/features/page/places.ts'
import type { Findable } from './commandFilter.ts'

/** One line of the palette. */
export type Command = Findable & {
  key: string
  icon: ReactNode
  /** The keys that do the same. */
  shortcut?: Shortcut | undefined
  /** Runs when the palette is closed and the focus is back where it was. */
  run: () => void
}

/** A place of the navigation. */
export type NavigationPlace = Pick<PlaceHere, 'name' | 'also' | 'to'>

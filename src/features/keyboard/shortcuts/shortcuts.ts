/** The one table of shortcuts: the keys, what they do and where. Help, palette and listener read it. */
import { navItemKeys } from '@/features/page/navItems.ts'
import { KEYS } from './keys.ts'

export type Act =
  | 'box'
  | 'digit'
  | 'help'
  | 'commands'
  | 'next'
  | 'previous'
  | 'select'
  | 'selectTo'
  | 'clear'
  | 'nextPage'
  | 'previousPage'

export const KEY_GROUPS = [
  'Everywhere',
  'Go to',
  'In results and rows',
  'In tables and lists',
] as const

/** The digits as the table of shortcuts writes them. */
export const DIGITS = '0–9'

export type Shortcut = {
  /** The keys in sequence, as values of `KeyboardEvent.key`; `DIGITS` for any digit. */
  keys: readonly string[]
  does: string
  group: (typeof KEY_GROUPS)[number]
  /** Where the shortcut works, if that differs from its group. */
  where?: string
  /**
   * What kind of keys they are. single: characters alone, which can be switched off (WCAG 2.1.4); chord: with Ctrl or, on a Mac,
   * Cmd; named: Escape and the like; listed: handled by the focused element itself, and only listed in the help.
   */
  kind: 'single' | 'chord' | 'named' | 'listed'
  /** Whether the shortcut needs Shift, apart from characters that need it anyway. */
  shift?: true
  act?: Act
  /** The label of the navigation item that the shortcut leads to. */
  to?: string
  /** Whether the shortcut may repeat while the key stays down. */
  repeats?: true
}

const RESULTS = 'In results and rows'
const TABLES_TITLE = 'In tables and lists'

/** The help’s text for selecting or deselecting all rows from the last selected row to the current row. */
const UP_TO_HERE = 'Select all up to here'

export const shortcuts: readonly Shortcut[] = [
  { keys: ['/'], does: 'Focus search', group: 'Everywhere', kind: 'single', act: 'box' },
  {
    keys: [DIGITS],
    does: 'Scan into the search box',
    group: 'Everywhere',
    kind: 'single',
    act: 'digit',
  },
  {
    keys: [KEYS.help],
    does: 'Help',
    group: 'Everywhere',
    kind: 'single',
    act: 'help',
  },
  {
    keys: ['k'],
    does: 'Commands: pages, saved work, actions',
    group: 'Everywhere',
    kind: 'chord',
    act: 'commands',
  },
  {
    keys: ['Escape'],
    does: 'Close what is open, or clear the selection',
    group: 'Everywhere',
    kind: 'named',
    act: 'clear',
  },
  { keys: ['F6'], does: 'Go to a message, and back', group: 'Everywhere', kind: 'listed' },
  ...navItemKeys.map(({ name, key }): Shortcut => ({
    keys: ['g', key],
    does: name,
    group: 'Go to',
    kind: 'single',
    to: name,
  })),
  { keys: ['j'], does: 'Next', group: RESULTS, kind: 'single', act: 'next', repeats: true },
  { keys: ['k'], does: 'Previous', group: RESULTS, kind: 'single', act: 'previous', repeats: true },
  { keys: ['Enter'], does: 'Open', group: RESULTS, kind: 'listed' },
  {
    keys: ['x'],
    does: 'Select or deselect',
    where: 'where rows have checkboxes',
    group: RESULTS,
    kind: 'single',
    act: 'select',
  },
  {
    keys: ['x'],
    shift: true,
    does: UP_TO_HERE,
    where: 'in a search, in a collection',
    group: RESULTS,
    kind: 'single',
    act: 'selectTo',
  },
  {
    keys: [KEYS.previousPage],
    does: 'Previous page',
    where: 'in a search',
    group: RESULTS,
    kind: 'single',
    act: 'previousPage',
  },
  {
    keys: [KEYS.nextPage],
    does: 'Next page',
    where: 'in a search',
    group: RESULTS,
    kind: 'single',
    act: 'nextPage',
  },
  {
    keys: ['↑', '↓', '←', '→'],
    does: 'Move between cells',
    where: 'prices by merchant, assortment gaps',
    group: TABLES_TITLE,
    kind: 'listed',
  },
  {
    keys: ['Space'],
    shift: true,
    does: UP_TO_HERE,
    where: 'on a box, in a search, in a collection',
    group: TABLES_TITLE,
    kind: 'listed',
  },
  {
    keys: ['Space'],
    does: 'Pick up a product, then arrow keys and Space',
    where: 'order of a collection',
    group: TABLES_TITLE,
    kind: 'listed',
  },
  {
    keys: ['Backspace'],
    does: 'Remove the filter or word',
    where: 'on its ×',
    group: TABLES_TITLE,
    kind: 'listed',
  },
]

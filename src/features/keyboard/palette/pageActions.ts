/** Finds what a page offers to do by its own buttons and links: containers with `data-commands` name their group. */
import { isDrawn } from '@/features/keyboard/shortcuts/isDrawn.ts'
import { KEYBOARD } from '@/words/keyboardNames.ts'

export type PageAction = {
  /** The key stays the same as long as the button exists. */
  key: string
  /** The name of the action’s container: "This page", "Selected". */
  group: string
  name: string
  /** The address of a link; null for a button. */
  href: string | null
  run: () => void
}

const CLICKABLE = 'button:not(:disabled, [aria-disabled=true]), a[href]'

const keys = new WeakMap<HTMLElement, string>()
let keyCount = 0

function keyOf(element: HTMLElement): string {
  const known = keys.get(element)
  if (known !== undefined) return known
  keyCount += 1
  const key = `action ${keyCount}`
  keys.set(element, key)
  return key
}

/** The visible name of a control: "Load the whole collection 4,213 rows"; without words shown only at another width. */
function nameOf(element: HTMLElement): string {
  const label = element.getAttribute('aria-label')
  if (label !== null) return label
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const words: string[] = []
  while (texts.nextNode()) {
    const { nodeValue, parentElement } = texts.currentNode
    if (parentElement && isDrawn(parentElement)) words.push(nodeValue?.trim() ?? '')
  }
  // A control with only an icon is named by its title.
  return words.filter((word) => word !== '').join(' ') || element.title
}

/** The page’s current actions, in page order; running one focuses and clicks the real control. */
export function pageActions(): PageAction[] {
  const containers = [...document.querySelectorAll<HTMLElement>('main [data-commands]')]
  // Actions on the selection come first, because the user selected rows in order to use them.
  const isSelection = ({ dataset }: HTMLElement) => dataset['commands'] === KEYBOARD.selected
  const ordered = [
    ...containers.filter(isSelection),
    ...containers.filter((container) => !isSelection(container)),
  ]
  return ordered.flatMap((container) =>
    [...container.querySelectorAll<HTMLElement>(CLICKABLE)]
      // Actions of an open panel are visible anyway.
      .filter((element) => isDrawn(element) && element.closest('dialog') === null)
      .map((element) => ({
        key: keyOf(element),
        group: container.dataset['commands'] ?? '',
        name: nameOf(element),
        href: element.getAttribute('href'),
        run: () => {
          element.focus()
          element.click()
        },
      }))
      .filter(({ name }) => name !== ''),
  )
}

/** What a page offers to do, read off its own buttons and links: containers with `data-commands` name their group. */
import { isDrawn } from '@/features/keyboard/shortcuts/isDrawn.ts'
import { KEYBOARD } from '@/words/keyboardNames.ts'

export type PageAction = {
  /** The same while its button is. */
  key: string
  /** As its container says: "This page", "Selected". */
  group: string
  name: string
  /** Where a link leads; null of a button. */
  href: string | null
  run: () => void
}

const PRESSABLE = 'button:not(:disabled, [aria-disabled=true]), a[href]'

const keys = new WeakMap<HTMLElement, string>()
let given = 0

function keyOf(element: HTMLElement): string {
  const known = keys.get(element)
  if (known !== undefined) return known
  given += 1
  const key = `action ${given}`
  keys.set(element, key)
  return key
}

/** As it is read: "Load the whole collection 4,213 rows"; without the words for another width. */
function nameOf(element: HTMLElement): string {
  const label = element.getAttribute('aria-label')
  if (label !== null) return label
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const words: string[] = []
  while (texts.nextNode()) {
    const { nodeValue, parentElement } = texts.currentNode
    if (parentElement && isDrawn(parentElement)) words.push(nodeValue?.trim() ?? '')
  }
  // What has an icon alone is named by its title.
  return words.filter((word) => word !== '').join(' ') || element.title
}

/** The actions of the page as it stands, in its order; the presses bring up and press the real thing. */
export function pageActions(): PageAction[] {
  const containers = [...document.querySelectorAll<HTMLElement>('main [data-commands]')]
  // What was selected was selected for something: that comes first.
  const isSelection = ({ dataset }: HTMLElement) => dataset['commands'] === KEYBOARD.selected
  const ordered = [
    ...containers.filter(isSelection),
    ...containers.filter((container) => !isSelection(container)),
  ]
  return ordered.flatMap((container) =>
    [...container.querySelectorAll<HTMLElement>(PRESSABLE)]
      // What a panel that is open offers is at hand anyway.
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

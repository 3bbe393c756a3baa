/** Records keys that are typed while the code of the shortcuts is loading; they take effect once it has loaded. */

const recordedKeys: KeyboardEvent[] = []
let onFirst = () => {}
const first = new Promise<void>((resolve) => {
  onFirst = resolve
})

const isText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey

const note = (event: KeyboardEvent) => {
  // In a focused field the browser inserts the text itself; and an event whose default is prevented was already used by a
  // control.
  if (event.target instanceof HTMLInputElement || event.defaultPrevented) return
  // Some browsers use Ctrl+K for their own search, which must not open.
  if ((event.ctrlKey || event.metaKey) && event.key === 'k') event.preventDefault()
  recordedKeys.push(event)
  onFirst()
}

/** Records keys until `replayEarlyKeys`. Further calls have no effect. */
export function noteEarlyKeys(): void {
  document.addEventListener('keydown', note)
}

/** Resolves when the first key is recorded. */
export const firstEarlyKey = (): Promise<void> => first

/**
 * Inserts a key’s character into a field at `at`. A browser inserts the character of a typed key itself, but not that of a key
 * event that a script dispatches.
 */
function typeInto(field: HTMLInputElement, key: string, at: number): void {
  field.setRangeText(key, at, at)
  field.setSelectionRange(field.value.length, field.value.length)
  field.dispatchEvent(
    new InputEvent('input', { bubbles: true, data: key, inputType: 'insertText' }),
  )
}

/** Dispatches the recorded keys again. Call it once the shortcuts listen. */
export function replayEarlyKeys(): void {
  document.removeEventListener('keydown', note)
  // The keys are dispatched in a microtask, so that React draws the effect of each key before the next one; within an effect React
  // can’t.
  queueMicrotask(() => {
    // The characters are inserted before text that was typed after the field took the focus.
    let at = 0
    for (const event of recordedKeys.splice(0)) {
      const target = document.activeElement ?? document.body
      const isLeft = target.dispatchEvent(new KeyboardEvent('keydown', event))
      if (isLeft && isText(event) && target instanceof HTMLInputElement) {
        typeInto(target, event.key, at)
        at += 1
      }
    }
  })
}

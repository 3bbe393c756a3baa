/** Keys pressed while the code is still on its way: they do what they would do once it is there. */

const pressed: KeyboardEvent[] = []
const note = (event: KeyboardEvent) => void pressed.push(event)

export function noteEarlyKeys(): void {
  document.addEventListener('keydown', note)
}

/** What a browser does with a key in a field, and does not with one that was pressed for it. */
function typeInto(field: Element | null, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
  const isText = key.length === 1 && !ctrlKey && !metaKey && !altKey
  if (!isText || !(field instanceof HTMLInputElement)) return
  field.setRangeText(key, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  const data = { data: key, inputType: 'insertText' }
  field.dispatchEvent(new InputEvent('input', { bubbles: true, ...data }))
}

/** Presses them again; to be called when the shortcuts listen. */
export function pressEarlyKeys(): void {
  document.removeEventListener('keydown', note)
  // React draws what one key did before the next is pressed, which it cannot from within an effect.
  queueMicrotask(() => {
    for (const event of pressed.splice(0)) {
      const target = document.activeElement ?? document.body
      if (target.dispatchEvent(new KeyboardEvent('keydown', event))) typeInto(target, event)
    }
  })
}

/** Keys pressed while the code is still on its way: they do what they would do once it is there. */

const pressed: KeyboardEvent[] = []
const note = (event: KeyboardEvent) => void pressed.push(event)

export function noteEarlyKeys(): void {
  document.addEventListener('keydown', note)
}

/** Presses them again; to be called when the shortcuts listen. */
export function pressEarlyKeys(): void {
  document.removeEventListener('keydown', note)
  const target = document.activeElement ?? document.body
  for (const event of pressed.splice(0)) target.dispatchEvent(new KeyboardEvent('keydown', event))
}

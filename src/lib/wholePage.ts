/** When the page that a visit opens is whole, pictures in sight included: until then nothing else takes the line from it. */
let whole: Promise<unknown> = Promise.resolve()

/** To be called once, where a visit begins. */
export function openPage(isWhole: Promise<unknown>): void {
  whole = isWhole
}

export const whenWhole = (): Promise<unknown> => whole

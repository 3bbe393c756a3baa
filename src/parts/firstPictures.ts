/** Over once the pictures that a page asks for first are there or will not come: what is fetched before takes the line from them. */

/** What stands around them is wanted, too. */
const LONGEST_MS = 1000

export const firstPictures = (): Promise<unknown> =>
  Promise.race([
    Promise.allSettled(
      [...document.querySelectorAll<HTMLImageElement>('[loading=eager]')].map(async (picture) =>
        picture.decode(),
      ),
    ),
    new Promise((resolve) => setTimeout(resolve, LONGEST_MS)),
  ])

/** The element that gets the focus when a focused control disappears on use: that of the part of the page around it. */

/** Elements that show where in the page the user is. */
export const PARTS = 'section, form, dialog, main'

/** The element of a part to focus. In `main` it is the heading, because the whole page is no place to continue reading. */
export const placeIn = (part: Element) =>
  part.matches('main') ? (part.querySelector('h1') ?? part) : part

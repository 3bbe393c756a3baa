/** The element id of a line in the one box's list, for `aria-activedescendant`. */
export const optionId = (listId: string, place: number) => `${listId}-${place}`

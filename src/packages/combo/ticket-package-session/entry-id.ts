/** Returns the id of a show's card, to which the screen scrolls. */
export const entryId = (showId: string): string => `combo-show-${showId}`

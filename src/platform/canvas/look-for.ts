/** An element that was just put on the page is known, and has its size, a moment later. */
const LOOKS = 10
const LOOK_EVERY = 50

/** Looks until something is found, for half a second. @returns null when nothing was */
export const lookFor = async <Found>(look: () => Found | null | Promise<Found | null>): Promise<Found | null> => {
  for (let turn = 0; turn < LOOKS; turn += 1) {
    const found = await look()
    if (found !== null) return found
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY))
  }
  return null
}

/** A chosen show of a combo; its session and tier once they are chosen. */
export interface ChosenShow {
  partId: string
  showId: string
  sessionId?: string
  seatPlanId?: string
}

const ID = /^[\w-]{1,64}$/

/** Formats a choice for an address: `P1.S1001.N1.T1,P1.S1002`. */
export const formatChosen = (chosen: readonly ChosenShow[]): string =>
  chosen
    .map(({ partId, showId, sessionId, seatPlanId }) =>
      [partId, showId, sessionId, seatPlanId].filter((id) => id !== undefined).join('.'),
    )
    .join(',')

/** Parses a choice from an address. Omits entries that are not ids. The caller checks that the ids are in the combo. */
export const parseChosen = (text = ''): ChosenShow[] =>
  text.split(',').flatMap((entry) => {
    const ids = entry.split('.')
    if (ids.length < 2 || ids.length > 4 || !ids.every((each) => ID.test(each))) return []
    const [partId, showId, sessionId, seatPlanId] = ids
    return [{ partId, showId, ...(sessionId && { sessionId }), ...(seatPlanId && { seatPlanId }) }]
  })

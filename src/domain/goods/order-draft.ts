/** The data of tickets before their order on which goods depend. */
interface DraftTickets {
  seatPlanIds: readonly string[]
  /** Number of tickets. */
  quantity: number
}

/** Returns tickets as the address parameter `orderDraft`: the tiers and the number of tickets, such as "P1,P2*4". */
export const writeTickets = ({ seatPlanIds, quantity }: DraftTickets): string => `${seatPlanIds.join()}*${quantity}`

/** Reads tickets from an address. An invalid number of tickets is read as 1. */
export const readTickets = (draft: string): DraftTickets => {
  const [plans = '', count = ''] = draft.split('*')
  const quantity = Math.min(100, Math.max(1, Math.floor(Number(count)) || 1))
  return { seatPlanIds: plans.split(',').filter(Boolean).slice(0, 10), quantity }
}

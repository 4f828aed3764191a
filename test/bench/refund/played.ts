/** What the steps of a run have done, counted. */
export interface Played {
  bought: number
  soldOut: number
  refunds: number
  partial: number
  refused: Record<string, number>
  rebooked: number
  scans: number
  answers: number
}

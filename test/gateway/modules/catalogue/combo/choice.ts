/** Returns items of tiers, by the ids of the seed: `S2101N01P2` is tier 2 of session 1. Parts are in the same order. */
export const itemsOf = (
  promotionId: string,
  seatPlanIds: readonly string[],
  quantity = 1,
  parts = seatPlanIds.length,
) =>
  seatPlanIds.map((seatPlanId, at) => ({
    ...{ partId: `${promotionId}-${Math.min(at + 1, parts)}`, seatPlanId, quantity },
    ...{ showId: seatPlanId.slice(0, 5), sessionId: seatPlanId.slice(0, 8) },
  }))

/**
 * Ms that a program waits before it gives up on a request or a page (5 to 10 s), six times as long here: a machine that is busy
 * with other work may need that time for an answer, and what never comes is still given up. Other times stay.
 */
export const unhurried = (ms: number): number => (ms >= 5_000 && ms <= 10_000 ? ms * 6 : ms)

/** Answers are up to 3 s late in `npm run test:late`: what gives up after 2 s must wait longer there, too. */
const SHORTEST = process.env.FOYER_LATE ? 2_000 : 5_000

/**
 * Ms that a program waits before it gives up on a request or a page (5 to 10 s), six times as long here: a machine that is busy
 * with other work may need that time for an answer, and what never comes is still given up. Other times stay.
 */
export const unhurried = (ms: number): number => (ms >= SHORTEST && ms <= 10_000 ? ms * 6 : ms)

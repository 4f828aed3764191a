/** Answers are up to 3 s late in `npm run test:late`: what gives up after 2 s must wait longer there, too. */
const SHORTEST = process.env.FOYER_LATE ? 2_000 : 5_000

/**
 * Lengthens the program's timeouts for requests and pages (5 to 10 s) six times. A busy machine may need that time for
 * an answer. Other times are unchanged.
 */
export const unhurried = (ms: number): number => (ms >= SHORTEST && ms <= 10_000 ? ms * 6 : ms)

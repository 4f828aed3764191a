/**
 * Minimum timeout to lengthen, ms. In `npm run test:late`, answers are up to 3 s late, so shorter timeouts are
 * lengthened, too.
 */
const SHORTEST = process.env.FOYER_LATE ? 2_000 : 5_000

/**
 * Lengthens the program's timeouts for requests and pages (5 to 10 s) six times. A busy machine may need that time for
 * an answer. Other times are unchanged.
 */
export const unhurried = (ms: number): number => (ms >= SHORTEST && ms <= 10_000 ? ms * 6 : ms)

/**
 * Minimum timeout that is lengthened, ms. In `npm run test:late`, responses are up to 3 s late, so shorter timeouts are
 * lengthened, too.
 */
const SHORTEST = process.env.FOYER_LATE ? 2_000 : 5_000

/**
 * Multiplies the mini program's timeouts for requests and pages (5 to 10 s) by six. A busy machine may need that time
 * for a response. Other timers are unchanged.
 */
export const unhurried = (ms: number): number => (ms >= SHORTEST && ms <= 10_000 ? ms * 6 : ms)

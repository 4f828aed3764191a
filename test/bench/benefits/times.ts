/**
 * Runs two actions alternately. The first rounds are a warm-up and not measured.
 * @returns the times of each action, ms
 */
export const timesInTurn = async (
  rounds: number,
  ours: () => Promise<unknown>,
  bare: () => Promise<unknown>,
): Promise<{ ours: number[]; bare: number[] }> => {
  const times = { ours: [] as number[], bare: [] as number[] }
  const timed = async (action: () => Promise<unknown>): Promise<number> => {
    const start = performance.now()
    await action()
    return performance.now() - start
  }
  for (let round = -10; round < rounds; round += 1) {
    const [one, other] = [await timed(bare), await timed(ours)]
    if (round < 0) continue
    times.bare.push(one)
    times.ours.push(other)
  }
  return times
}

/** Returns the quantile `share` (0 to 1) of the values. */
const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

/**
 * Compares the 95th percentile of times with that percentile of a baseline.
 * @param goal maximum ratio
 */
export const compare = (times: { ours: number[]; bare: number[] }, goal: number) => {
  const at = (share: number) => ({
    ours: Number(percentile(times.ours, share).toFixed(2)),
    bare: Number(percentile(times.bare, share).toFixed(2)),
  })
  const [median, p95] = [at(0.5), at(0.95)]
  const ratio = Number((p95.ours / p95.bare).toFixed(2))
  return {
    figures: { median, p95, ratio, goal },
    broken: ratio > goal ? [`the 95th percentile is ${ratio}×, above ${goal}×`] : [],
  }
}

import type { Sample } from './crowd'

/** Minimum wait for which a relative error is meaningful, ms. The dialog rounds to 5 s. */
const MIN_WAIT = 5_000
const MAX_ERROR = 0.2
const MIN_UNKNOWN = 0.8

/** Expected results of a scenario. */
export interface Expected {
  /** True if the wait can be estimated, false if it cannot be estimated. Null if the error is not evaluated. */
  hasEstimate: boolean | null
  /** Start and end of the period in which the wait cannot be estimated, ms since the start of the sale. */
  unknownBetween?: readonly [number, number]
}

/** Figures of a scenario; errors are shares of the real wait. */
export interface Verdict {
  name: string
  samples: number
  known: number
  error: number | null
  p90: number | null
  baseline: number | null
  unknownWhereDue: number | null
  broken: string[]
}

const quantile = (values: readonly number[], share: number): number | null =>
  values.length === 0 ? null : [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)]

const errors = (samples: readonly Sample[], of: 'shown' | 'firstAnswer'): number[] =>
  samples.flatMap(({ [of]: shown, real }) => (shown === null ? [] : [Math.abs(shown - real) / real]))

/** Judges the samples of one scenario. */
export const judge = (name: string, all: readonly Sample[], expected: Expected): Verdict => {
  const samples = all.filter(({ real }) => real >= MIN_WAIT)
  const [from, to] = expected.unknownBetween ?? [0, 0]
  const due = samples.filter(({ at }) => expected.hasEstimate === false || (at >= from && at < to))
  const error = quantile(errors(samples, 'shown'), 0.5)
  const unknownWhereDue = due.length === 0 ? null : due.filter(({ shown }) => shown === null).length / due.length
  const broken = [
    ...(expected.hasEstimate && (error === null || error > MAX_ERROR)
      ? [`a median error of at most ${MAX_ERROR}`]
      : []),
    ...(expected.hasEstimate === false && error !== null ? ['no estimate'] : []),
    ...(expected.unknownBetween && (unknownWhereDue ?? 0) < MIN_UNKNOWN ? ['unknown while no buyer is admitted'] : []),
  ]
  return {
    name,
    samples: samples.length,
    known: samples.filter(({ shown }) => shown !== null).length / samples.length,
    error,
    p90: quantile(errors(samples, 'shown'), 0.9),
    baseline: quantile(errors(samples, 'firstAnswer'), 0.5),
    unknownWhereDue,
    broken,
  }
}

const percent = (share: number | null): string => (share === null ? '–' : `${(share * 100).toFixed(1)} %`)

/** Formats a Markdown table of all scenarios. */
export const table = (verdicts: readonly Verdict[]): string =>
  [
    '| scenario | samples | wait shown | median error | p90 | baseline: first answer | unknown where due |',
    '| --- | --: | --: | --: | --: | --: | --: |',
    ...verdicts.map(
      ({ name, samples, known, error, p90, baseline, unknownWhereDue }) =>
        `| ${[name, samples, ...[known, error, p90, baseline, unknownWhereDue].map(percent)].join(' | ')} |`,
    ),
  ].join('\n')

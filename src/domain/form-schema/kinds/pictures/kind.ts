import { countProblem, kindRules, ownOf, readIds } from '../../kind-rules'

/** Ratios of width to height. */
export const RATIOS = ['1:1', '3:4', '4:3', '2:3', '3:2'] as const
export type Ratio = (typeof RATIOS)[number]

/** Number of pictures (1 to 9), and their least size in pixels. With a ratio, pictures are cropped before upload. */
export interface PicturesLimits {
  readonly least?: number
  readonly most: number
  readonly ratio?: Ratio
  readonly minWidth?: number
  readonly minHeight?: number
}

declare module '../../definition' {
  interface FieldKinds {
    /** Entry codes of private uploads. */
    PICTURES: { value: readonly string[]; own: { readonly limits: PicturesLimits } }
  }
}

/** Difference of a ratio that is accepted, because a crop ends at whole pixels. */
const TOLERANCE = 0.02

const hasRatio = (width: number, height: number, ratio: Ratio): boolean => {
  const [across, down] = ratio.split(':').map(Number)
  return Math.abs((width * down) / (height * across) - 1) <= TOLERANCE
}

export const kinds = {
  PICTURES: kindRules<'PICTURES'>({
    read: readIds,
    problem: (codes, { limits }, { pictures }) => {
      const { minWidth = 0, minHeight = 0, ratio } = limits
      const sizes = codes.map((code) => ownOf(pictures, code)).filter((size) => size !== undefined)
      if (pictures && sizes.length < codes.length) return ['INVALID']
      if (sizes.some(({ width, height }) => width < minWidth || height < minHeight))
        return ['PICTURE_SIZE', { width: minWidth, height: minHeight }]
      if (ratio && sizes.some(({ width, height }) => !hasRatio(width, height, ratio)))
        return ['PICTURE_RATIO', { ratio }]
      return countProblem(codes.length, limits)
    },
  }),
}

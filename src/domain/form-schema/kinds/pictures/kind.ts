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

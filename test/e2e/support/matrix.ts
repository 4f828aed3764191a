import { DESKTOP, PHONE, type Theme, THEMES } from '../../../scripts/browser/visit'
import { chosenBy, isWholeMatrix } from '../../support/scope'

/** A theme and a viewport. */
export interface Look {
  theme: Theme
  viewport: { width: number; height: number }
}

/** Both themes at both widths. */
export const MATRIX: readonly Look[] = [PHONE, DESKTOP].flatMap((viewport) =>
  THEMES.map((theme) => ({ theme, viewport })),
)

/**
 * Returns the look for a screen, which depends only on the screen's name. It does not change when other screens are
 * added or removed.
 */
export const lookOf = (name: string): Look => chosenBy(name, MATRIX)

/**
 * Returns the looks in which a screen is checked. It is one look, or all looks in `npm run audit` and `npm run
 * test:all`.
 */
export const looksOf = (name: string): readonly Look[] => (isWholeMatrix() ? MATRIX : [lookOf(name)])

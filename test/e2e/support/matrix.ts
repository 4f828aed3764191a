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

/** Returns the look that a screen's name chooses. It is stable when other screens are added or removed. */
export const lookOf = (name: string): Look => chosenBy(name, MATRIX)

/** Returns the looks in which a screen is checked: one, or all of them in `npm run audit` and `npm run test:all`. */
export const looksOf = (name: string): readonly Look[] => (isWholeMatrix() ? MATRIX : [lookOf(name)])

import { DESKTOP, PHONE, type Theme, THEMES } from '../../../scripts/browser/visit'
import { isWholeMatrix } from '../../support/scope'

/** One way to look at a screen. */
export interface Look {
  theme: Theme
  viewport: { width: number; height: number }
}

/** Both themes at both widths. */
export const MATRIX: readonly Look[] = [PHONE, DESKTOP].flatMap((viewport) =>
  THEMES.map((theme) => ({ theme, viewport })),
)

/** FNV-1a: names that differ in one letter fall far apart. */
const hash = (text: string): number => {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return sum >>> 0
}

/** The look of the matrix that a screen's name chooses: it stays the same when other screens come and go. */
export const lookOf = (name: string): Look => MATRIX[hash(name) % MATRIX.length]!

/** Returns the looks in which a screen is checked: one, or all of them in `npm run audit` and `npm run test:all`. */
export const looksOf = (name: string): readonly Look[] => (isWholeMatrix() ? MATRIX : [lookOf(name)])

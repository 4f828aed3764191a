import { callVoid } from '../native'
import type { Appearance, ApplyAppearance } from './contract'

/** Sets the colors of the host's navigation bar. `frontColor` applies to its text and the status bar. */
export type PaintBar = (frontColor: string, backgroundColor: string, appearance: Appearance) => void

/** Creates the function that sets the navigation bar, background and pull-down indicator of a mini program. */
export const nativeAppearance =
  (paintBar: PaintBar): ApplyAppearance =>
  (appearance) => {
    const { theme, statusText, background } = appearance
    paintBar(statusText === 'light' ? '#ffffff' : '#000000', background, appearance)
    void callVoid('setBackgroundColor', {
      backgroundColor: background,
      backgroundColorTop: background,
      backgroundColorBottom: background,
    })
    void callVoid('setBackgroundTextStyle', { textStyle: theme === 'dark' ? 'light' : 'dark' })
  }

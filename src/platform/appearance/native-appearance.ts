import { callVoid } from '../native'
import type { ApplyAppearance } from './contract'

/**
 * Navigation bar, background and pull-down indicator of a mini program.
 * @param setBar how the host names the call of the navigation bar's colours
 */
export const nativeAppearance =
  (setBar: 'setNavigationBarColor' | 'setNavigationBar'): ApplyAppearance =>
  ({ theme, statusText, background }) => {
    void callVoid(setBar, { frontColor: statusText === 'light' ? '#ffffff' : '#000000', backgroundColor: background })
    void callVoid('setBackgroundColor', {
      backgroundColor: background,
      backgroundColorTop: background,
      backgroundColorBottom: background,
    })
    void callVoid('setBackgroundTextStyle', { textStyle: theme === 'dark' ? 'light' : 'dark' })
  }

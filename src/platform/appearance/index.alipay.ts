import { callVoid } from '../native'
import type { ApplyAppearance } from './contract'

/** Alipay names the navigation bar's call differently, and derives the status bar's text colour from the bar. */
export const applyAppearance: ApplyAppearance = ({ theme, background }) => {
  void callVoid('setNavigationBar', {
    frontColor: theme === 'dark' ? '#ffffff' : '#000000',
    backgroundColor: background,
  })
  void callVoid('setBackgroundColor', {
    backgroundColor: background,
    backgroundColorTop: background,
    backgroundColorBottom: background,
  })
  void callVoid('setBackgroundTextStyle', { textStyle: theme === 'dark' ? 'light' : 'dark' })
}

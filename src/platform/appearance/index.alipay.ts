import { callVoid } from '../native'
import type { ApplyAppearance } from './contract'

/** Alipay's names differ, and it paints the status bar's text by the navigation bar's colour. */
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

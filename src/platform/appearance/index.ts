import { callVoid } from '../native'
import type { ApplyAppearance } from './contract'

/** Navigation bar, background and pull-down indicator. */
export const applyAppearance: ApplyAppearance = ({ theme, background }) => {
  void callVoid('setNavigationBarColor', {
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

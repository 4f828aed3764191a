import { act } from '../native'
import type { ApplyPageLook } from './contract'

/** Alipay's names differ, and it paints the status bar's text by the navigation bar's colour. */
export const applyPageLook: ApplyPageLook = ({ theme, background }) => {
  void act('setNavigationBar', { frontColor: theme === 'dark' ? '#ffffff' : '#000000', backgroundColor: background })
  void act('setBackgroundColor', {
    backgroundColor: background,
    backgroundColorTop: background,
    backgroundColorBottom: background,
  })
  void act('setBackgroundTextStyle', { textStyle: theme === 'dark' ? 'light' : 'dark' })
}

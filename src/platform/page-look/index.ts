import { act } from '../native'
import type { ApplyPageLook } from './contract'

export const applyPageLook: ApplyPageLook = ({ theme, background }) => {
  void act('setNavigationBarColor', {
    frontColor: theme === 'dark' ? '#ffffff' : '#000000',
    backgroundColor: background,
  })
  void act('setBackgroundColor', {
    backgroundColor: background,
    backgroundColorTop: background,
    backgroundColorBottom: background,
  })
  void act('setBackgroundTextStyle', { textStyle: theme === 'dark' ? 'light' : 'dark' })
}

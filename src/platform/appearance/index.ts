import { callVoid } from '../native'
import { nativeAppearance, type PaintBar } from './native-appearance'

const paintBar: PaintBar = (frontColor, backgroundColor) =>
  void callVoid('setNavigationBarColor', { frontColor, backgroundColor })

export const applyAppearance = nativeAppearance(paintBar)

import { callVoid } from '../native'
import { nativeAppearance, type PaintBar } from './native-appearance'

/**
 * Alipay's bar over a page that draws its own is transparent (router/table/page-config): a colour would hide the page's
 * own bar.
 */
const paintBar: PaintBar = (frontColor, backgroundColor, { hostBar }) =>
  void callVoid('setNavigationBar', hostBar ? { frontColor, backgroundColor } : { frontColor })

export const applyAppearance = nativeAppearance(paintBar)

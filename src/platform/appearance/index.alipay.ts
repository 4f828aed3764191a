import { callVoid } from '../native'
import { nativeAppearance, type PaintBar } from './native-appearance'

/**
 * Sets no color for pages that draw their own bar. Alipay's transparent bar is above such a page
 * (router/table/page-config), and a color would hide the page's bar.
 */
const paintBar: PaintBar = (frontColor, backgroundColor, { hostBar }) =>
  void callVoid('setNavigationBar', hostBar ? { frontColor, backgroundColor } : { frontColor })

export const applyAppearance = nativeAppearance(paintBar)

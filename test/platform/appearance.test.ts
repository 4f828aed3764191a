/** @jest-environment jsdom */
import type { Appearance } from '@/platform/appearance/contract'
import { applyAppearance as alipay } from '@/platform/appearance/index.alipay'
import { applyAppearance as bank, applyAppearance as weapp } from '@/platform/appearance/index'
import { applyAppearance as h5 } from '@/platform/appearance/index.h5'
import { enterAlipay } from '../hosts/fakes/alipay'
import { enterBank } from '../hosts/fakes/bank'
import type { NativeHost } from '../hosts/fakes/native-host'
import { enterWeapp } from '../hosts/fakes/weapp'
import { tellsQuietly } from './support/telling'

jest.mock('@tarojs/taro', () => jest.requireActual<{ asModule: object }>('../hosts/fakes/taro').asModule)

const DARK: Appearance = {
  theme: 'dark',
  statusText: 'light',
  background: '#161412',
  language: 'zh-CN',
  hostBar: false,
}
const LIGHT: Appearance = {
  theme: 'light',
  statusText: 'dark',
  background: '#ffffff',
  language: 'en-US',
  hostBar: true,
}
/** A page with a dark poster under the status bar. */
const DARK_HEAD: Appearance = { ...LIGHT, statusText: 'light' }

const expected = (bar: string, { theme, statusText, background, hostBar }: Appearance) => [
  {
    name: bar,
    options: {
      frontColor: statusText === 'light' ? '#ffffff' : '#000000',
      // Alipay's navigation bar must stay transparent over a page that draws its own bar.
      ...((hostBar || bar !== 'setNavigationBar') && { backgroundColor: background }),
    },
  },
  {
    name: 'setBackgroundColor',
    options: { backgroundColor: background, backgroundColorTop: background, backgroundColorBottom: background },
  },
  { name: 'setBackgroundTextStyle', options: { textStyle: theme === 'dark' ? 'light' : 'dark' } },
]

const shown = () => ({
  classes: document.documentElement.className,
  language: document.documentElement.lang,
  bars: [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ content }) => content),
})

describe.each([
  { host: 'weapp', applyAppearance: weapp, enter: enterWeapp as () => NativeHost, bar: 'setNavigationBarColor' },
  { host: 'alipay', applyAppearance: alipay, enter: enterAlipay, bar: 'setNavigationBar' },
  { host: 'bank', applyAppearance: bank, enter: enterBank, bar: 'setNavigationBarColor' },
  { host: 'h5', applyAppearance: h5, enter: null, bar: '' },
])("the page's appearance on $host", ({ applyAppearance, enter, bar }) => {
  test.each([DARK, LIGHT, DARK_HEAD])(
    'sets the host’s bars and backgrounds for $theme with $statusText status text',
    (appearance) => {
      const host = enter?.()
      document.head.innerHTML = '<meta name="theme-color" content=""><meta name="theme-color" content="">'
      applyAppearance(appearance)
      if (host) expect(host.calls).toEqual(expected(bar, appearance))
      else
        expect(shown()).toEqual({
          classes: `theme-${appearance.theme}`,
          language: appearance.language,
          bars: [appearance.background, appearance.background],
        })
    },
  )
  if (enter) tellsQuietly(enter, [bar, 'setBackgroundColor', 'setBackgroundTextStyle'], () => applyAppearance(DARK))
})
